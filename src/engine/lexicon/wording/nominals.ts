/** Nouns of deeds and their bare verbs: "preparation of reports" is what one prepares. None that says how well it went ("improvement"). */
export const NOMINALS: ReadonlyMap<string, string> = new Map(
  `preparation prepare, administration administer, management manage, coordination coordinate, co-ordination coordinate, supervision supervise,
  maintenance maintain, development develop, implementation implement, installation install, creation create, review review, reconciliation reconcile,
  design design, evaluation evaluate, analysis analyze, organization organize, organisation organise, collection collect, distribution distribute,
  execution execute, completion complete, submission submit, verification verify, investigation investigate, configuration configure,
  inspection inspect, finalization finalize, compilation compile, calculation calculate, delivery deliver, selection select, recruitment recruit,
  negotiation negotiate, identification identify, documentation document, assessment assess, assembly assemble, translation translate,
  validation validate, establishment establish, oversight oversee, allocation allocate, deployment deploy, conversion convert, operation operate,
  production produce, integration integrate, facilitation facilitate, demonstration demonstrate, classification classify, consolidation consolidate,
  fabrication fabricate, repair repair, calibration calibrate, examination examine, observation observe, registration register, transcription transcribe,
  modification modify, restoration restore, construction construct, purchase purchase, formulation formulate, digitization digitize, interpretation interpret,
  training train, monitoring monitor, processing process, handling handle, scheduling schedule, tracking track, testing test, planning plan, reporting report,
  recruiting recruit, purchasing purchase, ordering order, filing file, cleaning clean, serving serve, hiring hire, loading load, unloading unload,
  packing pack, editing edit, writing write, drafting draft, creating create, managing manage, preparing prepare, maintaining maintain, answering answer,
  receiving receive, posting post, invoicing invoice, updating update, auditing audit, teaching teach, coaching coach, supervising supervise`
    .split(',')
    .map((pair) => {
      const [noun = '', verb = ''] = pair.trim().split(/\s+/u);
      return [noun, verb] as const;
    }),
);

/** Plural nouns of deeds that stand behind "performed" and its kin: "performed inspections of vehicles". */
export const DONE_NOUNS: ReadonlyMap<string, string> = new Map(
  `inspections inspect, inspection inspect, reviews review, review review, audits audit, analysis analyze, analyses analyze, evaluations evaluate,
  assessments assess, assessment assess, reconciliations reconcile, reconciliation reconcile, investigations investigate, interviews interview,
  examinations examine, evaluation evaluate, installations install, installation install, calibration calibrate, validation validate, verification verify`
    .split(',')
    .map((pair) => {
      const [noun = '', verb = ''] = pair.trim().split(/\s+/u);
      return [noun, verb] as const;
    }),
);

/** Bare verbs that are as often things: behind "and" they are deeds only where an article or the like follows. */
export const NOUN_VERBS: ReadonlySet<string> = new Set(
  `access account act address advance advocate aid amount appeal approach assault assay attempt audit award back balance base batch bid bill block board book
  bottle box brand break bridge brief broadcast broker budget bus call camp campaign care cart cash cast catch cause challenge change charge chart chat check claim class
  close coach coat code comb command comment commission compound compromise conflict contact content contest contract contrast control
  cook copy cost count cover craft credit cross cut damage dash date deal debate debit decline decrease default delay demand deposit design desk detail dial direct
  discharge discipline discount display dispatch dispute district document double draft draw dress drill drive drop duplicate dust effect email engineer escort estimate exchange
  exercise exhibit experiment export express face fax feature feed field file fill film filter finance finish fire fish fit fix flag float floor focus fold forecast
  form format forward frame fuel function fund garden gauge grade grant ground group guard guarantee guide hand head help host house image impact import   incentive increase influence input insert interest interface interview inventory invoice issue iron journal judge kick label land laser launch lead lease lecture level lift light limit
  line link list load loan lock log look machine mail map mark market master match matter measure merchandise message mind mine mirror mix model mop
  motion mount move name need net network note notice number nurse object offer open order outline output overhaul own pace pack package paint panel park part partner pass
  patch patrol pattern pay permit phase phone photograph pick picture pilot place plan plant plate play plot point police polish pool position post practice present press price
  print process produce profile profit program programme progress project promise protest prototype pump purchase push query question quote race raise range rank rate reach   rebate receipt record reform refund register release remark rent repair reply report request rescue research reserve rest result retail return review reward ride ring
  risk roll root round route rule run sale sample scale scan schedule scope score scout screen script seal search seat season section seed segment service set
  setup shape share shift ship shop show sign signal site sketch slice sort sound source space spark spot spray spread staff stage stamp stand start state station stay step stitch stock stop
  store study style subcontract subject subset substitute suit supplement supply support surface survey sweep switch table tag target task tax team tender term test text time title top total touch tour
  trace track trade traffic transfer transit transport travel treat trim trouble trust tune turn tutor type update upgrade upload use value video view visit
  voice volunteer vote walk wash waste watch water weld welcome wire witness work worry wrap yield`
    .trim()
    .split(/\s+/u),
);
