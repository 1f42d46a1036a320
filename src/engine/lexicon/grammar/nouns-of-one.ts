/** Things of which there is one or several: in a sentence a single one of them wants "a", "the" or "my". Beside titles and the singulars of `COUNTABLE_THINGS`. */
export const COUNTED_ONE_BY_ONE: ReadonlySet<string> = new Set(
  (
    'account agency agenda aisle analyser analyzer application archive area arena article asset atlas audit ' +
    'ballot bar batch bay bed belt bid bin board boat boiler book booth box branch brand brewery brief bridge brigade budget building bus business ' +
    'cabin cabinet café calendar camp campaign campus canteen car carriage cart case caseload catalogue catchment category cell centre center chain chair channel chapel charity chart checklist church cinema circuit claim class classroom clientele clinic club cohort collection college column committee committees community company computer conference contract cooperative corridor counter county course court crane crew cycle ' +
    'dashboard database dataset dealership deck department depot desk diary dictionary die directory district division dock document door draft drawing drill drone dryer ' +
    'edge edition engine episode estate event excavator exchange exhibition exhibit ' +
    'facility factory fairway farm fault festival field file filter firm fixture flat fleet floor folder folders forest fork form format formula forum foundation foyer framework freezer fridge fund furnace ' +
    'gallery gang garage garden gate gauge geodatabase gig goal grant greenhouse grid group guide guild gym ' +
    'hall handbook hangar harbour harness herd home hospital hospice hostel hotel house household hub ' +
    'incident index initiative institute instrument inventory island ' +
    'jig job journal journey kiosk kitchen ' +
    'lab laboratory ladder lake lane laptop larder ledger legacy lesson library line list lodge log loop lorry lot lounge ' +
    'machine magazine mailbox mailing mall manual map marina market mast matrix meeting menu metric microscope migration mill mine mixer model module monitor motor museum ' +
    'network newsletter newspaper nursery object office oven outlet ' +
    'pack package page pallet panel paper parish park partner partnership party patch path patient pavilion phone picture pipeline pit pitch plan plant platform playbook plot pool pop-up portal portfolio post poster prescription press procedure process product production-line program programme project property proposal protocol prototype pub pump ' +
    'quarry quarter queue race rack railway ranch range rate recipe record refinery register registry release repository report restaurant retreat review rig ring risk road robot room roster rota route router ' +
    'salon sample sawmill scanner scheme school scorecard screen script section sector sequence server session shed sheet ship shipment shop shortlist shower site sketch skill skip slot smokehouse society spreadsheet squad squadron stable stadium stage stall station step stock-take stocktake store story strategy street studio study suite summit supermarket supply-chain surgery survey switch syllabus system ' +
    'table taproom target task team template tenancy tender terminal test theatre theater ticket till timetable tool toolkit tour tower town track tractor train transcript trial tribunal trip trolley troop truck tunnel turbine tutorial ' +
    'unit university van vehicle vendor venue vessel village vineyard visit volume ward wardrobe warehouse warren wash website weighbridge well wing workbook workflow workshop yard zone'
  ).split(' '),
);

/** Nouns that go without an article behind a verb: stuffs, trades, states and what is measured. */
export const UNCOUNTED_NOUNS: ReadonlySet<string> = new Set(
  (
    'access accommodation accountability accuracy acquisition administration admin admissions advice aftercare agreement aid air analysis analytics approval art assembly assistance attendance attention availability awareness ' +
    'baggage bakery beer behaviour bread breakfast budgetary business cable calibration capacity care cargo cash catering ceramics change charge chemistry churn circulation cleanliness clothing coffee collaboration commentary commissioning communication compliance concrete conduct confidence construction consumption content contact control conversion coordination copper copy correspondence cost coverage credit crime custody ' +
    'damage data debt decoration delivery demand design detail development diagnosis diesel dinner discipline distribution documentation downtime drainage driving drainage dust ' +
    'e-commerce education efficiency electricity email employment energy engagement english entry equipment evidence execution exercise expenditure experience expertise ' +
    'fabric fault-finding feed feedback fencing fertiliser finance fish fitness flour flow focus food footfall footage freight french fruit fuel fun furniture gas german glass gold governance grain grass guidance gravel ' +
    'handover hardware harvest haulage hay health heat heating help homework hospitality housing hygiene ' +
    'improvement income industry information infrastructure input insight inspection installation insulation insurance integration integrity intelligence intake interest inventory investment irrigation iron ' +
    'java javascript jewellery judgement junk justice knowledge labour land laundry law leadership leave legacy legislation leather liaison light lighting linen linux literacy literature livestock loss luggage lunch ' +
    'machinery mail maintenance make-up management manufacture marketing maths meat media medication medicine membership merchandise metal methodology milk money morale mortar motion movement mulch music ' +
    'navigation negotiation news noise nutrition oil onboarding optimisation optimization order ordering outreach output overtime ownership ' +
    'packaging paint paper paperwork parking participation patience pay payroll performance permission personnel petrol photography physics plaster plastic play pollution poetry policy post postage poultry power practice preparation presentation prevention preventive print procurement produce product production profit progress promotion proof property protection publicity python purchase ' +
    'quality radio rainfall recovery recruitment recycling reduction refuse registration regression rehabilitation reinsurance reliability repair repairs reporting representation rescue research resolution response responsibility retail retention revenue reunification rework rice risk safety sales sand sanitation satisfaction scaffolding scrap screening seafood security seed self-billing service shelving shipping shrinkage sickness signage silage snow software soil spanish spend spending sport sql stability staff stationery status steel sterility stock storage storytelling strategy subtitling success sugar supervision supply support surveillance sustainability ' +
    'talent tax teamwork technology tension testimony text therapy throughput timber time toilet tooling tourism traction trade traffic training transcription transition translation transmission transparency transport transportation travel treatment triage trust tuition turf turnaround turnover ' +
    'understanding upkeep uptime usage validation value variety ventilation venepuncture waste water wax wear weather weeding weight welfare wildlife wine wood wool work workflow workload yield zoology excel powerpoint sap python figma'
  ).split(' '),
);
