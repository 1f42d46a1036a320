import type { ComicEntry } from '../comic-entry.ts';

/** What German CVs name whatever the trade: certificates, offices, papers, virtues, clubs and gardens. */
export const GERMAN_THINGS: readonly ComicEntry[] = [
  {
    says: 'ausbildung|berufsausbildung|duale ausbildung|ausbildungsberuf|berufsausbildungen|ausbildungszeit',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'Delegations fly in from all over the world to admire the German Ausbildung. They are shown the machines and spared the Berichtsheft.',
      'Germany trains people for more than three hundred recognised occupations, and each has its own exam committee.',
    ],
    gentle: "Readers abroad do not know how much an Ausbildung contains. Add years, trade and the firm's name on one line.",
  },
  {
    says: 'berichtsheft|berichtshefte|ausbildungsnachweis|ausbildungsnachweise|berichtsheften',
    brutal: [
      'Berichtshefte are kept weekly by law and written in one night by tradition.',
      'The most frequent entry in any Berichtsheft is “Aufräumarbeiten”, four hours.',
    ],
    gentle: 'Checking such records is method on paper. Apprentices whose Berichtsheft you signed, by number and trade, show responsibility for training.',
  },
  {
    says: 'ihk-prüfung|ihk-abschlussprüfung|ihk abschlussprüfung|abschlussprüfung ihk|ihk-abschluss|prüfung vor der ihk|abschlussprüfung vor der ihk|ihk-zertifikat',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'Every business in the district has to join the IHK, which takes the suspense out of its membership drives.',
      "At an IHK exam there are two hundred tables, one clock, and a calculator that isn't on the approved list.",
    ],
    gentle: 'IHK means everything to a German employer and little to anyone abroad. “Chamber of Commerce exam” in brackets serves both.',
  },
  {
    says: 'prüfungsausschuss|ihk-prüfer|ihk-prüferin|prüfer bei der ihk|prüferin bei der ihk|prüfungsausschusses|prüfertätigkeit',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'Examiners serve for the honour, the mileage and the belegte Brötchen.',
      'In a Prüfungsausschuss three people who know the trade try hard not to nod.',
    ],
    gentle: 'An examiner knows the standard from the other side of the table. Add trade and first year in office.',
  },
  {
    says: 'gesellenbrief|gesellenprüfung|gesellenstück|gesellenbriefes',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'A Gesellenbrief is asked for once and copied twice. After that it lives in a drawer that nobody can name.',
      'Gesellenstücke end up in the hallway at home, under a bowl of keys, where visitors are told the hours.',
    ],
    gentle: 'The piece itself is what another tradesperson asks about. Add three words on the Gesellenstück, and the year.',
  },
  {
    says: 'meisterbrief|meisterprüfung|meisterschule|handwerksmeister|handwerksmeisterin|meistertitel|meisterkurs|meisterlehrgang',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'The Meisterbrief hangs at eye level in the office, next to the calendar from the wholesaler.',
      'Part one is the craft, part two the theory, part three the business. Part four is learning to explain it to an Azubi.',
    ],
    gentle: 'A Meister may run a business and train apprentices. Add trade and Handwerkskammer.',
  },
  {
    says: 'aevo|ada-schein|ada schein|ausbildereignung|ausbildereignungsprüfung|ausbilderschein|ausbildereignungsschein|ausbildung der ausbilder|aevo-schein|aevo-prüfung',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      "Prepare, demonstrate, let them try, practise. The fifth step, doing it again yourself, isn't in the exam.",
      "German law wants a certificate before you show anyone how it's done. YouTube got in before the law.",
    ],
    gentle: 'A firm may only train with somebody on the payroll who holds this. Apprentices guided since then would make it concrete.',
  },
  {
    says: 'führerschein klasse b|führerschein b|führerscheinklasse b|fahrerlaubnis klasse b|pkw-führerschein|führerschein der klasse b|führerschein kl. b',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'A German driving licence costs more than the car it is first tried out on.',
      'Klasse B takes fourteen theory evenings, a few thousand euros and one car that came from the right.',
    ],
    gentle: 'One short line under certificates is the place for it. The word Pkw, and BE if it is there, helps whoever hands out the company car.',
  },
  {
    says: 'führerschein klasse ce|klasse ce|führerschein ce|führerschein c/ce|führerschein klasse c/ce|fahrerlaubnis klasse ce',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'Forty tonnes, eighty kilometres an hour, and a caravan from Gouda ahead doing seventy-nine.',
      "With Klasse CE you may reverse an articulated lorry in front of an audience, and there's always an audience.",
    ],
    gentle: 'Schlüsselzahl 95 and the driver card belong beside this class, with their dates. Dispatchers look for all three together.',
  },
  {
    says: 'schlüsselzahl 95|kennziffer 95|schlüsselziffer 95|berufskraftfahrerqualifikation|fahrerqualifizierungsnachweis|module 95|bkf-weiterbildung|ziffer 95',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      "Thirty-five hours of seminar every five years. Even for a job that's done sitting down, it's a long sit.",
      'Five modules, five certificates, one Dekra seminar room and a thermos that says what everyone thinks of the coffee.',
    ],
    gentle: 'The month it is valid to is what a haulier reads first. In brackets, behind the classes, it saves a phone call.',
  },
  {
    says: 'staplerschein|gabelstaplerschein|flurförderschein|flurförderzeugschein|staplerführerschein|staplerfahrer|staplerfahrerin|flurförderzeugführerschein',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'Whoever trained for this in Germany knows “Staplerfahrer Klaus”, the one safety film that people ask to see again.',
      'The exam is a slalom with an empty pallet. Every warehouse since has been the same slalom, with people in it.',
    ],
    gentle: 'Frontstapler, Schubmast, Schmalgang: a warehouse hires for the aisle it has. Add the trucks and the last yearly Unterweisung.',
  },
  {
    says: 'ersthelfer|ersthelferin|ersthelfern|betrieblicher ersthelfer|betriebliche ersthelferin|erste-hilfe-kurs|erste hilfe kurs|ersthelferausbildung|erste-hilfe-ausbildung|ersthelferschein',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'The Verbandkasten is DIN 13157, sealed, in date, and out of plasters.',
      'Ersthelfer are listed on a notice by the lift, above the one about the fire drill and below the one about the fridge.',
    ],
    gentle: 'It has to be refreshed every two years, so the date is the information. Firms need a quota and are glad of one more.',
  },
  {
    says: 'brandschutzhelfer|brandschutzhelferin|brandschutzbeauftragter|brandschutzbeauftragte|brandschutzbeauftragten|evakuierungshelfer|räumungshelfer',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      "Brandschutzhelfer put out one fire each, in the car park, lit for them by the trainer. It's the best morning of the year.",
      'For ten minutes a year, in a yellow vest, {it} outranks the Geschäftsführer.',
    ],
    gentle: 'Helper and officer are different trainings with different rights. Add the exact title, and the size of the building.',
  },
  {
    says: 'sicherheitsbeauftragter|sicherheitsbeauftragte|sicherheitsbeauftragten|sicherheitsfachkraft|fachkraft für arbeitssicherheit',
    not: 'bewachung|objektschutz|wachdienst|security|werkschutz|revierdienst|wachschutz|schutz- und sicherheit|doorman|34a',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'A German company has someone in charge of everything. This is the one who has read the sign by the stairs.',
      "The reward for looking after safety is that everyone lifts a box properly until you've gone past.",
    ],
    gentle: 'Accident figures are known inside a firm. If they fell on your watch, that sentence is worth more than the appointment.',
  },
  {
    says: 'leiterprüfung|leitern und tritte|leiterbeauftragter|leiterbeauftragte|prüfung von leitern|leiternprüfung',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'In Germany even a ladder with three rungs has a sticker, an inspection book and an officer of its own.',
      'Testing ladders is done by looking at every rung, and then at whoever painted it.',
    ],
    gentle: 'It is a formal appointment as a competent person. Add ladders on the list and the interval of the check.',
  },
  {
    says: 'sicherheitsunterweisung|sicherheitsunterweisungen|arbeitsschutzunterweisung|arbeitsschutzunterweisungen|unterweisung|unterweisungen',
    brutal: [
      'An Unterweisung is over when the list has been round the table, wherever the slides have got to.',
      'Once a year everybody learns which fire extinguisher is for which fire, and once a year everybody signs.',
    ],
    gentle: 'Briefing mixed shifts so that it sticks is a skill. Add subject, the number of people and languages used.',
  },
  {
    says: 'gefährdungsbeurteilung|gefährdungsbeurteilungen',
    brutal: [
      'Seven columns, five colours, and in the very first row somebody has had to write “Stolpern”.',
      'It lists whatever could go wrong in the building, and leaves out the microwave in the Teeküche.',
    ],
    gentle: 'One area assessed, and one measure that came out of it, show that the paper left the Ordner. Both fit behind the word.',
  },
  {
    says: 'betriebsrat|betriebsrätin|betriebsratsmitglied|mitglied des betriebsrats|betriebsratsvorsitzender|betriebsratsvorsitzende|mitglied im betriebsrat|betriebsratsarbeit|betriebsräten',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'Give a Betriebsrat a new coffee machine and it comes back as a Betriebsvereinbarung with nine paragraphs.',
      'The Betriebsrat knows three things before anyone else: who is coming, who is going, and what the Kantine will cost.',
    ],
    gentle: 'Negotiating for hundreds of colleagues is real negotiating. Size of the workforce, and an agreement reached, as far as it is public, say so.',
  },
  {
    says: 'betriebsvereinbarung|betriebsvereinbarungen',
    brutal: [
      'A Betriebsvereinbarung on flexible hours says when flexible begins, in paragraph four.',
      'Eleven pages, two signatures, and a Protokollnotiz that says what it really means.',
    ],
    gentle: 'An agreement that still holds is an achievement with a date. Its subject, hours, shifts or tools, belongs right beside it.',
  },
  {
    says: 'datenschutzbeauftragter|datenschutzbeauftragte|dsgvo|datenschutzgrundverordnung|datenschutz-grundverordnung|dsgvo-konform|eu-dsgvo',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'The DSGVO has 99 articles, and any of them can be cited against the list of mobile numbers on the office fridge.',
      'With the DSGVO came a new question for the German doorbell: whether it may know who lives there.',
    ],
    gentle: 'A deletion concept or a register of processing that you set up says more than the abbreviation. Internal or external appointment matters too.',
  },
  {
    says: 'sap-kenntnisse|sap r/3|sap-anwender|sap-anwenderkenntnisse|sap-erfahrung|sap-system|sap mm|sap sd|sap pp|sap fi|sap erp',
    brutal: [
      'In SAP every wish has a code. Buyers say ME21N the way other people say good morning.',
      "There's a transaction for that. It's on a yellow note on a monitor on the third floor.",
    ],
    gentle: 'SAP alone is a country, and firms are hiring for a street. Add modules, and the transactions you know by heart.',
  },
  {
    says: 'edv-kenntnisse|edv|edv-systeme|edv-system|ms-office-kenntnisse|ms-office-paket|office-paket|edv-anwenderkenntnisse',
    brutal: [
      'Elektronische Datenverarbeitung: the German for computers since the days when they had a floor to themselves.',
      "EDV is what it's called in a German firm. IT is what it's called when the firm has to pay for it.",
    ],
    gentle: 'Programs are read one by one. Names in place of the collective word, best one first, get past any search.',
  },
  {
    says: 'zehnfingersystem|10-finger-system|zehn-finger-system|10-fingersystem|zehnfingerschreiben|tastschreiben|maschinenschreiben',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'It begins with asdf jklö, the only text that everyone in Germany can type without looking.',
      'The Zehnfingersystem gives each finger its own letters. The little one got the ä and the p and the ü and the ö.',
    ],
    gentle: 'Strokes a minute is the only number this skill has. If it was ever tested, the result and the year are worth printing.',
  },
  {
    says: 'buchhaltung|buchhaltungsarbeiten|buchhalterische tätigkeiten|vorbereitende buchhaltung|buchführung',
    brutal: [
      '“Keine Buchung ohne Beleg” is the only German proverb that comes with a hole punch.',
      'In the Buchhaltung no paper is thrown away. It moves to a thicker Ordner, and then to the cellar.',
    ],
    gentle: 'Receipts, posting or closing: a bookkeeper wants to know where your share ended. Add DATEV or Lexware by name.',
  },
  {
    says: 'rechnungsstellung|rechnungserstellung|fakturierung|rechnungen erstellen|erstellung von rechnungen|rechnungen schreiben|rechnungslegung|ausgangsrechnungen',
    brutal: [
      'German e-invoices arrive as XML, and are then printed so that somebody can stamp them.',
      'An invoice is paid within thirty days, or within ten if someone has typed the word Skonto.',
    ],
    gentle: 'Invoices in a month, and the program they left from, tell a small firm that you could start on Monday.',
  },
  {
    says: 'rechnungsprüfung|eingangsrechnungen|rechnungskontrolle|prüfung von rechnungen|prüfung der rechnungen|sachliche und rechnerische prüfung',
    brutal: [
      '“Sachlich und rechnerisch richtig”: the stamp with which a German signs that two and two were four.',
      'Eingangsrechnungen travel through the whole house to collect initials, and come back the day after the Skonto.',
    ],
    gentle: 'Errors found pay for the checker. Add a sum that was stopped, or Skonto no longer missed, if you have one.',
  },
  {
    says: 'mahnwesen|mahnungen|mahnverfahren|zahlungserinnerungen|zahlungserinnerung|mahnläufe',
    brutal: [
      'First comes the Zahlungserinnerung, which assumes that you forgot. The third Mahnung assumes nothing of the kind.',
      '“Sollte sich dieses Schreiben mit Ihrer Zahlung überschnitten haben”: the last friendly clause in the Mahnwesen.',
    ],
    gentle: 'Days outstanding, before and after, are the measure of this work. Finance people read that figure before they read the title.',
  },
  {
    says: 'inventur|inventuren|stichtagsinventur|jahresinventur|inventurarbeiten|inventurdurchführung',
    brutal: [
      'The system says 412, the shelf says 409, and by the end of the Inventur the system says 409.',
      'Inventur is the day on which somebody counts the screws and the screws win.',
    ],
    gentle: 'Differences in per cent say more about a store than any adjective. Leading the count and taking part in it deserve different verbs.',
  },
  {
    says: 'dienstplan|dienstpläne|dienstplanung|dienstplänen|dienstplangestaltung|dienstplanerstellung',
    brutal: [
      'A Dienstplan hangs in two versions: the printed one, and the one in pencil that people turn up for.',
      'Making a Dienstplan takes an afternoon. It holds until the phone rings at ten to six.',
    ],
    gentle: 'People and shifts are the size of the puzzle. Both numbers together let a manager see it at a glance.',
  },
  {
    says: 'wechselschicht|dreischicht|dreischichtbetrieb|3-schicht-betrieb|3-schicht-system|schichtdienst|schichtbetrieb|schichtarbeit|früh- und spätschicht|wechselschichten',
    brutal: [
      'Früh, spät, nacht. In shift work breakfast is whichever meal follows the alarm clock.',
      'In Schichtarbeit “good morning” is a greeting for people arriving, at any hour, and “Mahlzeit” covers the rest.',
    ],
    gentle: 'Plants want to know early whether all three shifts are possible. Add one word, such as Dreischicht.',
  },
  {
    says: 'schichtplan|schichtpläne|schichtplanung|schichtplänen|schichteinteilung|personaleinsatzplanung|einsatzplanung',
    brutal: ['Every Schichtplan has one Saturday that nobody drew and somebody has.', 'Planning shifts is easy in Excel, where nobody has a Skiurlaub.'],
    gentle: 'A plan is measured by heads and by how long it held. Mention one that stood for a month, if you have one.',
  },
  {
    says: 'qualitätsmanagement|qualitätsmanagementbeauftragter|qualitätsmanagementbeauftragte|qm-beauftragter|qm-beauftragte|qm-handbuch|qm-system|qualitätsmanagementsystem',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'The QM-Handbuch lives in a white Ordner and is dusted in the week before the audit.',
      'Qualitätsmanagement begins with writing down what everyone does, and then they all have to do it.',
    ],
    gentle: 'Audits passed, deviations closed, documents cut: any of the three turns a system into a result.',
  },
  {
    says: 'din en iso 9001|din iso 9001|din-norm|din-normen|din en iso|din-vorschriften|din en iso 9001:2015',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'DIN is how Germany gave the world A4, and then two holes to hang it up by.',
      "There's a DIN for stairs, a DIN for seals and a DIN for how the DIN is written.",
    ],
    gentle: 'User, author of procedures or auditor: the role decides. Add the number of the norm and its year.',
  },
  {
    says: 'tüv|tüv-geprüft|tüv-abnahme|tüv-abnahmen|tüv-prüfung|tüv-prüfungen|tüv-zertifizierung|tüv-zertifikat',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      '“TÜV-geprüft” is the warmest thing a German can say about a swing.',
      'The TÜV sticker decides whether a thing works. Before that it had only been working.',
    ],
    gentle: 'The thing that passed is worth naming: lift, crane, vessel or system. At the first attempt is worth three more words, if it was so.',
  },
  {
    says: 'zeiterfassung|arbeitszeiterfassung|stempelkarte|stempelkarten|stechuhr|zeiterfassungssystem|zeitwirtschaft',
    brutal: [
      "At 15:58 there's a queue in front of the clock, and everyone in it is reading the notice board.",
      'The Zeiterfassung counts to the minute and takes the cigarette off, according to a Betriebsvereinbarung.',
    ],
    gentle: 'Payroll relies on such records. Add headcount and system.',
  },
  {
    says: 'gleitzeit|gleitzeitkonto|kernarbeitszeit|kernzeit|arbeitszeitkonto|arbeitszeitkonten|überstundenabbau',
    brutal: [
      'Gleitzeit means everyone may come when they like, which is at ten to seven, because of the car park.',
      'An Arbeitszeitkonto is the only account in Germany where people worry about having too much on it.',
    ],
    gentle: 'A model of working hours is a setting for work. Introducing one, or keeping the accounts of others, is an achievement and may be said.',
  },
  {
    says: 'homeoffice|homeoffice-tage|mobiles arbeiten|mobile arbeit|homeoffice-arbeitsplätze',
    brutal: [
      "Say “Homeoffice” to a Londoner and they'll ask you about border control.",
      'Two English words that the Germans put together and moved into the Küche.',
    ],
    gentle: 'Work that kept its pace from home is organisation. Add the tools that held it together, and the size of the team.',
  },
  {
    says: 'gabelstapler|hubwagen|elektrohubwagen|gabelstaplern|schubmaststapler|hochhubwagen',
    brutal: [
      'A Hubwagen steers with the back wheels, and every new colleague finds that out beside the same pillar.',
      'Stapler go forwards with a horn and backwards with a beep, and every pillar in the hall has missed one of the two.',
    ],
    gentle: 'Tonnes, lift height and type of truck are what an insurer asks. They look good on a page as well.',
  },
  {
    says: 'hubarbeitsbühne|hubarbeitsbühnen|hubsteiger|hubarbeitsbühnenschein|arbeitsbühnenschein|scherenbühne|bedienerausweis für hubarbeitsbühnen',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'A Hubarbeitsbühne carries two people, their tools and one dropped screw less than it went up with.',
      "From eighteen metres up there's an excellent view of the drill bit on the bonnet of the van.",
    ],
    gentle: 'Platform class, 1a to 3b, is what a site manager checks first; the date on the ticket comes second.',
  },
  {
    says: 'kranschein|kranführerschein|brückenkran|hallenkran|kranführer|kranführerin|brückenkrane',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'A Hallenkran is driven with a yellow box on the stomach, and all the watching is done upwards.',
      'The load swings once for every time somebody shouted “Halt”.',
    ],
    gentle: 'Give floor-operated or cab, and the tonnes: both change who may hire you.',
  },
  {
    says: 'motorsägenschein|kettensägenschein|motorsägenlehrgang|motorsägenführerschein|motorsägenkurs|kettensägenführerschein',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'The Motorsägenschein takes two days, and firewood is never bought in that street again.',
      "Part one is theory, part two is a tree. The tree hasn't seen part one.",
    ],
    gentle: 'Modules A and B are separate steps, and only the standing tree counts in forestry. Add the module letter.',
  },
  {
    says: 'belehrung nach § 43|belehrung nach §43|belehrung nach infektionsschutzgesetz|belehrung nach dem infektionsschutzgesetz|infektionsschutzbelehrung|gesundheitszeugnis',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      "It's a short film at the Gesundheitsamt, and the audience washes its hands on the way out.",
      'After this film nobody in the room shares the Mettbrötchen.',
    ],
    gentle: 'Employers in food must see the proof before the first shift. A date in brackets spares them the phone call.',
  },
  {
    says: 'abfallbeauftragter|abfallbeauftragte|umweltbeauftragter|umweltbeauftragte|abfallwirtschaft|umweltmanagementbeauftragter|mülltrennung',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      "Somewhere in every German firm there's an officer who knows which bin the lid of the yoghurt goes in.",
      'Four colours of bin, and in each of them one wet Teebeutel of protest.',
    ],
    gentle: 'Tonnes, disposal costs, recycling rate: waste is one of the few subjects where small figures impress.',
  },
  {
    says: 'bundeswehr|grundwehrdienst|wehrdienst|soldat auf zeit|zeitsoldat|zeitsoldatin|bundeswehrzeit',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'In the Bundeswehr everything has an abbreviation, and so has the form for asking what it means.',
      "A shirt is folded to the size of A4. The rest of the Bundeswehr's paperwork is A4 already.",
    ],
    gentle: 'Civilian readers cannot rank ranks. People led, equipment looked after and courses passed translate it.',
  },
  {
    says: 'zivildienst|zivildienstleistender|zivildienststelle|zivildiensteinsatz',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Zivildienst put Essen auf Rädern on the road in a white Polo, warm and slightly too fast.',
      "A whole republic's lifting, driving and potato peeling was once filed under Zivildienst.",
    ],
    gentle: 'One line is enough for it. Where the tasks resemble the job you want, name the task and leave out the rest.',
  },
  {
    says: 'freiwilliges soziales jahr|fsj|bundesfreiwilligendienst|bufdi|fsjler|fsjlerin|freiwilliges ökologisches jahr',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'A year of full weeks for something that even the state calls Taschengeld.',
      'In an FSJ you are the extra pair of hands, and every department has been waiting for them since Monday.',
    ],
    gentle: 'The place matters more than the year. The one task that they let you do alone there is what makes it count.',
  },
  {
    says: 'abitur|allgemeine hochschulreife|abiturprüfung|fachabitur|fachhochschulreife|abiturnote',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'In the Abitur 1,0 is the best you can get and so is 15. Being able to explain that is the sixteenth point.',
      'The subjects are forgotten by August. The Leistungskurse are mentioned for life.',
    ],
    gentle: 'Year and type are enough once training or a degree stands above it. The grade is worth its space only when it is a good one.',
  },
  {
    says: 'realschulabschluss|mittlere reife|mittlerer schulabschluss|sekundarabschluss i|fachoberschulreife',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'Sixteen Länder, one certificate, and at least five names for it.',
      "Put it into English word by word and it's Medium Ripeness, which is otherwise said of Camembert.",
    ],
    gentle: 'One line does it. Whatever training came next is what employers look at, so that may have the room.',
  },
  {
    says: 'duales studium|dualer student|duale studentin|duale hochschule|dhbw|dualen studiums|berufsakademie',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'First the lectures, then the firm, then the lectures again. The semester break is the drive between them.',
      'In a duales Studium the firm knows your exam timetable, and the exam office knows nothing of Inventur.',
    ],
    gentle: 'Half of this training happened in a firm. Its name, and the departments passed through, belong right beside the degree.',
  },
  {
    says: 'diplomarbeit|diplomstudium|diplom-ingenieur|diplom-ingenieurin|dipl.-ing.|diplom-kaufmann|diplom-kauffrau|dipl.-kfm.|diplom-betriebswirt|diplom-betriebswirtin',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      'A Diplom goes on the business card, on the letterhead and, in quieter streets, on the doorbell.',
      'Bologna abolished the Diplom. Engineers go on pronouncing it.',
    ],
    gentle: 'Few abroad know the word. Uni or FH, and the nearest modern title in brackets, spare a recruiter the guess.',
  },
  {
    says: 'bachelorarbeit|masterarbeit|abschlussarbeit|abschlussarbeiten',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      "The last page of a German thesis swears that everything is one's own. It's the only page that everyone copies.",
      'Theses are due at noon, bound, in duplicate, and the copy shop next door knows it better than the examination office.',
    ],
    gentle: 'The question it answered, in one plain sentence, is worth more to a stranger than the full title. Add the firm, if there was one.',
  },
  {
    says: 'werkstudent|werkstudentin|werkstudententätigkeit|werkstudierende|werkstudenten',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'Every German company runs on one spreadsheet that was built by a Werkstudent. Nobody dares open the second tab.',
      'Twenty hours a week is what the law allows in term time. The Excel file it produces stays for ever.',
    ],
    gentle: 'Tools outlive contracts. Something handed over that the firm still uses is the best thing a Werkstudent can print.',
  },
  {
    says: 'praktikum|praktika|schülerpraktikum|pflichtpraktikum|praktikums|vorpraktikum|fachpraktikum|betriebspraktikum',
    as: ['deed', 'skill', 'study', 'licence', 'title'],
    brutal: [
      "It's a custom of the German workplace that whoever is leaving bakes the cake.",
      'A Praktikum begins with a tour, and the tour begins with the kitchen.',
    ],
    gentle: 'One thing finished there says more than the departments you passed through. Add a single noun, a report, a part, a display.',
  },
  {
    says: 'studentische hilfskraft|wissenschaftliche hilfskraft|hiwi|hiwi-stelle|studentische mitarbeiterin|studentischer mitarbeiter|hilfswissenschaftler',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'Hiwis are paid by the hour and trusted with the key to the one copier that staples.',
      'Footnotes in German literature are checked by a Hiwi, in a room without windows, against the edition of 1968.',
    ],
    gentle: 'People in the field know the chair and the project. Both names belong in front of the job title.',
  },
  {
    says: 'teilzeit|in teilzeit|teilzeitbeschäftigung|teilzeitkraft|teilzeitstelle|teilzeittätigkeit',
    brutal: ['In Teilzeit the week is shorter, and the team meeting moves to the day off.', 'Half a post comes with a whole Posteingang.'],
    gentle: 'Hours a week in brackets are all that this needs. The results beside it count in full.',
  },
  {
    says: 'minijob|minijobber|minijobberin|geringfügige beschäftigung|450-euro-job|450-euro-basis|520-euro-basis|auf minijob-basis|450 €-basis',
    brutal: [
      'The limit on a Minijob is raised whenever the forms with the old limit have just been printed.',
      'Mini describes the pay slip. The Saturday it covers is full size.',
    ],
    gentle: 'Keys, till or customers: trust is not measured in hours a month. Add the thing that was put in your hands.',
  },
  {
    says: 'arbeitszeugnis|arbeitszeugnisse|zwischenzeugnis|zwischenzeugnisse|arbeitszeugnissen|zeugniserstellung',
    brutal: [
      "“Stets zu unserer vollsten Zufriedenheit”: full has a superlative in German, and it's used for this alone.",
      "An Arbeitszeugnis has to be kind by law. That's why the word “bemüht” can be heard through a wall.",
    ],
    gentle:
      "One sentence quoted from a reference, with the firm's name, often outweighs a paragraph of one's own. Writing them is HR work and may be called so.",
  },
  {
    says: 'fortbildung|weiterbildung|fortbildungen|weiterbildungen|weiterbildungsmaßnahmen|zertifikatslehrgang|fortbildungsmaßnahmen',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'A Fortbildung is a slide, a slide, half a Brötchen with half an egg on it, and a certificate.',
      'The feedback form asks about the room. In Germany the room gets a full page.',
    ],
    gentle: 'Subject and hours make a course, the word alone does not. Those of the last five years are plenty, newest first.',
  },
  {
    says: 'weihnachtsfeier|weihnachtsfeiern|betriebsausflug|betriebsausflüge|betriebsfeier|betriebsfeiern|betriebsfeste',
    brutal: [
      'Every speech at a Weihnachtsfeier looks back on a challenging year. There has been no other kind.',
      'A Betriebsausflug needs a boat, a Biergarten and a coach that waits for the same two people.',
    ],
    gentle: 'Events are budgets, bookings and nerves. Add guests and costs.',
  },
  {
    says: 'ablage|aktenablage|ablagesystem|ablage von dokumenten|registratur|ablagearbeiten',
    brutal: [
      'There are four systems of Ablage: by name, by date, by number, and P for Papierkorb.',
      'The Leitz-Ordner has a hole in its spine because somebody knew how full the shelf would be.',
    ],
    gentle: 'Finding things again is the product. An order that others now use, and what it replaced, is the part worth printing.',
  },
  {
    says: 'archivierung|aufbewahrungsfristen|archivierungssystem|digitalisierung von akten|digitalisierung der akten|digitalisierung von dokumenten|digitalisierung der ablage|einscannen von dokumenten|elektronische archivierung',
    brutal: [
      "Digitalisierung means the form can now be filled in on the screen. Then it's printed, signed and faxed.",
      'Aufbewahrungsfristen end on 31 December, so in January a cellar full of Ordner is finally asked whether it may go.',
    ],
    gentle: 'Metres of shelf emptied or documents scanned: it is one of the few office jobs whose success can be measured with a ruler.',
  },
  {
    says: 'posteingang|postbearbeitung|postausgang|postbearbeitungen|eingangspost|bearbeitung der post|bearbeitung der ein- und ausgangspost|postverteilung|poststelle',
    brutal: [
      'The Eingangsstempel is set by hand every morning, and is wrong on the second of January.',
      'Opening the post is how one person in a German office learns everything before nine.',
    ],
    gentle: 'Whoever sorts the post knows who does what. Add departments served, or letters in a day.',
  },
  {
    says: 'telefonzentrale|telefonvermittlung|telefondienst|telefonannahme|telefonische auskünfte|telefonische kundenbetreuung|bearbeitung von anrufen',
    brutal: [
      '“Worum geht es denn?” is a question that gets the name, the date of the contract and what the neighbour said.',
      "In the Telefonzentrale you learn every colleague's voice and, in particular, their “ich bin nicht da”.",
    ],
    gentle: 'Calls in a day, and the share solved without passing them on: those two numbers are the whole job.',
  },
  {
    says: 'terminplanung|terminkoordination|terminvereinbarung|terminvereinbarungen|terminüberwachung|terminkoordinierung|terminabsprachen|terminvergabe',
    brutal: [
      '“In KW 27” is a German appointment that everybody confirms and nobody can find in the calendar.',
      '“Viertel neun” is a quarter past eight in Dresden and Stuttgart. In Hannover it is a reason to ring back.',
    ],
    gentle: 'Diaries kept, time zones and who they belonged to: the level of the person is the level of this line.',
  },
  {
    says: 'protokollführung|sitzungsprotokolle|protokollerstellung|besprechungsprotokolle|führen von protokollen|ergebnisprotokolle',
    brutal: [
      'TOP 7 is Sonstiges, and it takes as long as TOPs one to six.',
      'German Protokolle are approved at the next meeting, which is when everyone first reads what they said.',
    ],
    gentle: 'Few are trusted with the minutes of a board. Add the body by name, where it may be named.',
  },
  {
    says: 'schriftverkehr|schriftwechsel|geschäftskorrespondenz|korrespondenz|schriftverkehrs|geschäftsbriefe|geschäftsbriefen',
    brutal: [
      '“Mit freundlichen Grüßen” stands under everything that a German letter can say, the threat included.',
      'Under German letters i. V. is a rank and i. A. is an alibi.',
    ],
    gentle: "Give languages, and on whose behalf. A letter written in another person's voice is a skill of its own and may be named as one.",
  },
  {
    says: 'prokura|prokurist|prokuristin|einzelprokura|gesamtprokura',
    as: ['deed', 'skill', 'title'],
    brutal: [
      "Three letters, ppa., and by law you may do nearly anything in the firm's name except sell the land under it.",
      'Prokura is entered in the Handelsregister, which makes it the only compliment you can look up for a fee.',
    ],
    gentle: 'Signing power is registered, with a firm and a date. Both can be checked, which is exactly why they belong here.',
  },
  {
    says: 'angebotserstellung|angebote erstellen|erstellung von angeboten|angebotskalkulation|angebotswesen|angebotsbearbeitung|angebotsabgabe|angebote erstellt',
    brutal: [
      'A German Angebot is binding as far down as the word “freibleibend”.',
      '“Angebot freibleibend, Irrtum vorbehalten” is a promise made with one hand on the door handle.',
    ],
    gentle: 'Quotes out and orders in: the ratio is what a sales manager works out anyway. Printed first, it does the selling.',
  },
  {
    says: 'reklamationen|reklamationsbearbeitung|beschwerdemanagement|reklamation|reklamationsmanagement|reklamationsabwicklung|beschwerdebearbeitung',
    brutal: [
      "Kulanz is when you weren't obliged to and mention it twice.",
      "A Reklamation comes with the Kassenbon, the packaging, and a witness who's waiting in the car.",
    ],
    gentle: 'A complaints rate that fell is a figure quality people envy. Put before and after into one bracket.',
  },
  {
    says: 'bestellwesen|bestellungen|bestellabwicklung|bestellvorgänge|materialbestellung|materialbestellungen|warenbestellung|warenbestellungen|bestellung von büromaterial',
    brutal: [
      'Everything in the catalogue can be ordered, except the one refill that fits.',
      "The minimum order is fifty euros. That's how offices come by nine hundred Klarsichthüllen.",
    ],
    gentle: 'Give yearly volume, suppliers, terms improved: buyers talk in those, even where the title says something else.',
  },
  {
    says: 'auftragsabwicklung|auftragsbearbeitung|auftragserfassung|auftragsannahme|auftragsbearbeitungen',
    brutal: ['Auftragsabwicklung is the stretch between “geht heute noch raus” and the Lkw.', 'Every order passes through on its way to being urgent.'],
    gentle: 'Orders in a day and the system they ran through give this a size. The countries they went to give it a shape.',
  },
  {
    says: 'kundenbetreuung|kundenservice|kundenberatung|kundenbetreuer|kundenbetreuerin|kundenkontakt|kundenpflege',
    as: ['deed', 'skill', 'title'],
    brutal: [
      '“Der Kunde ist König”, and Germany has treated him accordingly since 1918.',
      'German service begins with “Da sind Sie bei mir falsch” and can only improve from there.',
    ],
    gentle: 'Private or business customers, by phone or on the road: employers hire for the kind. Add one who was kept against the odds, if you have one.',
  },
  {
    says: 'teamleitung|teamleiter|teamleiterin|personalverantwortung|führungsverantwortung|mitarbeiterführung|personalführung',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'Running a German team begins with a decision that can never be taken back: Du or Sie.',
      "With Personalverantwortung comes a key, a Kostenstelle, and everyone's Urlaubsantrag for the Brückentag.",
    ],
    gentle: 'The number of people is what everyone looks for directly behind this word. Hiring and appraisal, if they were yours, come second.',
  },
  {
    says: 'urlaubsplanung|urlaubsplan|urlaubsvertretung|urlaubspläne|urlaubsverwaltung|urlaubsanträge|urlaubsvertretungen|abwesenheitsvertretung',
    brutal: [
      'In the Urlaubsplan twelve out of twelve names are down for the Friday after Himmelfahrt.',
      '“In dringenden Fällen wenden Sie sich an Herrn Meier.” Herr Meier is on Rügen.',
    ],
    gentle: 'Standing in wants the desk that was covered; making the plan wants the size of the team. Either one shows the range.',
  },
  {
    says: 'einarbeitung|einarbeitung neuer mitarbeiter|einarbeitung neuer kollegen|einarbeitung von neuen mitarbeitern|einarbeitung neuer mitarbeiterinnen|mitarbeitereinarbeitung',
    brutal: [
      'Day one of an Einarbeitung is passwords. Day two is which mug belongs to whom.',
      '“Frag einfach” is how it starts, and by Thursday the office door is shut.',
    ],
    gentle: 'Weeks until a newcomer stands alone are money to a manager. That figure, or the checklist you wrote, is the evidence.',
  },
  {
    says: 'azubibetreuung|betreuung von auszubildenden|betreuung der auszubildenden|ausbildung von auszubildenden|anleitung von auszubildenden|ausbildungsbeauftragter|ausbildungsbeauftragte|azubis',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'An Azubi is sent for the Siemens-Lufthaken once. By the third year they send somebody.',
      'Azubis are the only staff who can say what the Chef meant by the cloud.',
    ],
    gentle: 'Training is remembered by results: exams passed, people taken on. Add the number and trade of the Azubis.',
  },
  {
    says: 'kontinuierlicher verbesserungsprozess|kvp|kvp-maßnahmen|prozessoptimierung|optimierung von prozessen|prozessoptimierungen|optimierung der abläufe|ablaufoptimierung|verbesserungsvorschläge|betriebliches vorschlagswesen',
    not: 'mas|radiograph|x-ray|imaging|ct|dose|kv',
    brutal: ['The suggestion box has a lock, and where the key is would be a suggestion.', "On every KVP board there's one yellow card about the parking."],
    gentle: 'Before, after, saved: three short figures turn an improvement into a fact. A suggestion that won a bonus counts as one.',
  },
  {
    says: 'betriebliches gesundheitsmanagement|betriebliche gesundheitsförderung|gesundheitstage|gesundheitstag',
    brutal: [
      "The Obstkorb comes on Monday. By Friday it's one banana, and everyone is being polite to it.",
      'Rückenschule is at noon in the meeting room, on the chairs that made it necessary.',
    ],
    gentle: 'Participation is what such programmes are measured by. Add a percentage, even a modest one, if you have one.',
  },
  {
    says: 'messebetreuung|messeauftritte|messestand|messeplanung|messevorbereitung|messeorganisation|fachmessen|messeauftritt|messen und veranstaltungen|messebesuche|standbetreuung',
    brutal: [
      'Visitors to a German Fachmesse want one question answered and two Kugelschreiber, one of them for a colleague.',
      'A Messestand has a bar table, a bowl of sweets and a door with the real meeting behind it.',
    ],
    gentle: 'Leads brought home are why the stand was paid for. The name of the fair tells insiders what it demanded.',
  },
  {
    says: 'lastenheft|pflichtenheft|lastenhefte|pflichtenhefte|lasten- und pflichtenheft|lastenheften|pflichtenheften',
    brutal: [
      "The Lastenheft says what the customer wants, the Pflichtenheft what's coming. Lawyers live in the space between.",
      'A Pflichtenheft is finished on the day on which somebody says “das war doch klar”.',
    ],
    gentle: 'Pages impress nobody; the project behind them does. What it was for, and that it went live as written, make the line.',
  },
  {
    says: 'innendienst|vertriebsinnendienst|verkaufsinnendienst|vertriebssachbearbeiter|innendienstmitarbeiterin|innendienstmitarbeiter',
    as: ['deed', 'skill', 'title'],
    brutal: [
      'Innendienst and Außendienst are one firm on two planets, and only one of them can hear the phone.',
      'What the Außendienst promises on Monday the Innendienst finds out on Wednesday, from the customer.',
    ],
    gentle: 'Reps, territories or countries that lean on an inside desk tell a sales director more than its list of tasks.',
  },
  {
    says: 'firmenwagen|dienstwagen|fuhrpark|fuhrparkverwaltung|fuhrparkmanagement|fuhrparks|fahrtenbuch|fahrtenbücher',
    brutal: [
      'A Fahrtenbuch has to be written promptly. The tax office can tell from the pen.',
      'In German firms everything about the Dienstwagen is open to discussion except whose parking space.',
    ],
    gentle: 'Fleets are full of figures: vehicles, leasing sum, damages. One of them would do.',
  },
  {
    says: 'reisekostenabrechnung|reisekosten|reisekostenabrechnungen|dienstreisen|dienstreise|reisekostenabrechnungssystem|spesenabrechnung',
    brutal: [
      'If the hotel gave you breakfast, German law takes it off again, whether you ate it or not.',
      'A Dienstreise ends when the last Parkschein has been glued to a sheet of A4.',
    ],
    gentle: "Travellers in a month and the rules applied are the size of it. Public travel law, BRKG or a Land's, is a qualification by itself.",
  },
  {
    says: 'kantine|betriebskantine|kantinen|betriebsrestaurant',
    brutal: [
      "Volkswagen's Currywurst has a part number. Every other Kantine in Germany thinks that's reasonable.",
      'The Kantine has a queue for Schnitzel, and a salad bar with a view of it.',
    ],
    gentle: 'Meals a day is the figure that gives a canteen its size. Any caterer will look for it first.',
  },
  {
    says: 'vereinsvorstand|vereinsarbeit|vereinsvorsitzender|vereinsvorsitzende|vorstandsarbeit|1. vorsitzender|1. vorsitzende',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Entlastung des Vorstands: unanimous, with three abstentions, who are the Vorstand.',
      'A Verein needs seven people to be founded and the same seven for everything after that.',
    ],
    gentle: 'Members, yearly budget, and what was built or saved: a Verein is a small company, and may be described as one.',
  },
  {
    says: 'kassenwart|kassenwartin|schatzmeister|schatzmeisterin|kassierer im verein|kassenprüfer|kassenprüferin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Kassenwart is elected by everybody looking at the table.',
      'The Kassenprüfer find a receipt from 2019 over four euros eighty, and the Bratwurst gets cold.',
    ],
    gentle: "Other people's money, counted by auditors once a year, is a reference. Add the yearly turnover.",
  },
  {
    says: 'schriftführer|schriftführerin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'The Schriftführer writes down what was decided, so that it can be decided again next year.',
      'Whoever has the readable handwriting holds this office until they move away.',
    ],
    gentle: 'Writing it down so that everybody agrees is diplomacy. Add club and years.',
  },
  {
    says: 'wahlhelfer|wahlhelferin|wahlvorstand|wahlvorsteher|wahlvorsteherin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "In a Kommunalwahl the ballot is the size of a tablecloth, and the slot isn't.",
      'At six the doors shut, and the volunteers count to nine hundred until it comes out the same twice.',
    ],
    gentle: 'Rules, a queue and a result that has to be right. Add function and elections by year.',
  },
  {
    says: 'schöffe|schöffin|ehrenamtlicher richter|ehrenamtliche richterin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: ['Schöffen have the same vote as the judge and less of a chair.', "It's the one Ehrenamt in which nobody is asked to bring a Nudelsalat."],
    gentle: 'It is judgement that the public relied on. Add court and term of office.',
  },
  {
    says: 'belastbar|belastbarkeit|hohe belastbarkeit|hoch belastbar|stressresistent|stressresistenz',
    brutal: [
      '“Belastbar” is also what it says in the lift: eight persons or 630 kilos.',
      'German adverts ask for Belastbarkeit first and mention the week before Christmas second.',
    ],
    gentle: 'The load itself convinces: shifts, deadlines, the season when it all came at once. With that named, the adjective may go.',
  },
  {
    says: 'teamfähig|teamfähigkeit|teamgeist|hohe teamfähigkeit',
    brutal: [
      "Every office in Germany has the poster: TEAM, toll, ein anderer macht's.",
      'Teamfähig is what eleven players are, and what the Doppelkopf rules are there to test.',
    ],
    gentle: 'One project with two other trades in it proves the word. The project can stand in a job, and the word can then be spared.',
  },
  {
    says: 'pünktlich|pünktlichkeit|pünktliches erscheinen|pünktlichkeit und zuverlässigkeit',
    brutal: [
      'In Germany pünktlich is five minutes before. On the hour is “Ich wollte schon anrufen”.',
      'A nation that prizes Pünktlichkeit above all else has given itself the Deutsche Bahn.',
    ],
    gentle: 'A delivery rate, or a deadline kept for years, says it better, because readers can hold it against something.',
  },
  {
    says: 'verhandlungssicher|verhandlungssicheres englisch|verhandlungssichere englischkenntnisse|englisch verhandlungssicher|verhandlungssichere',
    brutal: [
      'Verhandlungssicher is German for good enough to say no in.',
      'On the German scale it comes after “fließend” and before having to do it on the phone.',
    ],
    gentle: 'The European scale, B2 or C1, is read the same everywhere. Where it was used, suppliers, courts or night calls, completes it.',
  },
  {
    says: 'schulenglisch|schulfranzösisch|schulkenntnisse|schulspanisch|schulrussisch',
    brutal: [
      "It's the language in which one can say where the library is, to someone standing in it.",
      'With Schulfranzösisch you can order everything in the first chapter.',
    ],
    gentle: 'A level, A2 or B1, is kinder to you than the word. Work that was done in the language counts for more than either.',
  },
  {
    says: 'latinum|großes latinum|kleines latinum',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: ['Whoever has the Latinum has helped Caesar across the same bridge for a term.', 'A Latinum lasts for life, which is longer than the vocabulary.'],
    gentle: 'Some degrees and archives still ask for it. Elsewhere it can stand quietly at the end of the line.',
  },
  {
    says: 'zuverlässig|zuverlässigkeit|hohe zuverlässigkeit',
    brutal: [
      '“Zuverlässig” is what Germans say of colleagues, Waschmaschinen and the old Diesel.',
      'Germany has an official check even for this one. The Zuverlässigkeitsüberprüfung is nine syllables and takes weeks.',
    ],
    gentle: 'Keys, till, the last train: whatever was left to you proves it. Named in a job, it makes the word superfluous.',
  },
  {
    says: 'durchsetzungsvermögen|durchsetzungsfähigkeit|durchsetzungsstark|durchsetzungsfähig',
    brutal: [
      'Durchsetzungsvermögen has twenty-one letters, and not one of them gives way.',
      'The test for it is the window in a German open-plan office: auf or zu.',
    ],
    gentle: 'A decision that held is the only proof of this one. Against what resistance, in half a sentence, is the part to tell.',
  },
  {
    says: 'organisationstalent|organisationsgeschick|organisationsfähigkeit|organisationsstärke|organisatorisches geschick',
    brutal: [
      'Behind every good Grillfest stands one German with Organisationstalent and a list for the salads.',
      'Organisationstalent is best seen in the boot of a Kombi on the first day of the Ferien.',
    ],
    gentle: 'Talents need an occasion. Add one move, fair or shift plan that came off, if you have one.',
  },
  {
    says: 'eigenverantwortlich|selbstständige arbeitsweise|selbständige arbeitsweise|eigenverantwortliches arbeiten|selbstständiges arbeiten|eigeninitiative|eigenständiges arbeiten',
    brutal: [
      'German adverts ask for selbstständige Arbeitsweise, two lines above the name of who you report to.',
      'Eigenverantwortlich means nobody will stop you before the Abnahme.',
    ],
    gentle: 'The limit shows how far the trust went: a sum, a supplier, a plan that you could decide alone. That limit is the thing to print.',
  },
  {
    says: 'fachgerecht|sach- und fachgerecht|fachgerechte|fachgerechten|fachgerechter|fachgerechtes|fachgerechte entsorgung',
    brutal: [
      "Fachgerecht has one opposite in German, and it's Pfusch. There's nothing in between.",
      "It means done the way it says in the norm, and the way the neighbour's wasn't.",
    ],
    gentle: 'The word claims quality; an inspection that found nothing shows it. Add the norm or the Abnahme by name.',
  },
  {
    says: 'sorgfältig|sorgfalt|gewissenhaft|gewissenhaftigkeit|sorgfältige arbeitsweise|gewissenhafte|sorgfältige',
    brutal: [
      'Germans can say it in three words: sorgfältig, gewissenhaft, genau. They checked whether one would do.',
      'A gewissenhafte Arbeitsweise reads the Allgemeine Geschäftsbedingungen, and finds the comma.',
    ],
    gentle: 'Give error rate, audit or four-eyes check: any of them lets a reader see the care that the word only names.',
  },
  {
    says: 'freiwillige feuerwehr|freiwilligen feuerwehr|freiwilliger feuerwehrmann|freiwillige feuerwehrfrau|ortsfeuerwehr|löschgruppe|truppführer|truppmann|atemschutzgeräteträger|atemschutzgeräteträgerin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'In a village the Freiwillige Feuerwehr puts out four fires a year and every thirst.',
      'One hall holds the engine, the hoses, the trophies and the Zapfanlage, and all four are serviced.',
    ],
    gentle: 'Truppführer, Maschinist, Atemschutz: crew rank and courses mean discipline to any employer. The highest belongs in the line, with the year.',
  },
  {
    says: 'jugendfeuerwehr|jugendfeuerwehrwart|jugendfeuerwehrwartin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'In the Jugendfeuerwehr you learn that water is heavy, hoses are long and the Bratwurst comes after the rolling up.',
      "The Jugendfeuerwehr's first lesson is knots. The second is undoing them with cold fingers.",
    ],
    gentle: 'Planning a year of evenings for teenagers is management. Add function and the size of the group.',
  },
  {
    says: 'schützenverein|sportschütze|sportschützin|schützenfest|schützenbruderschaft|sportschießen|schützenkönig|schützengilde|bogenschießen im verein',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'The Schützenkönig pays for a year of rounds. Towards the end of the shooting, aim becomes a very personal matter.',
      'In a Schützenverein the medals are worn all at once, and can be heard coming.',
    ],
    gentle: 'Give club office, competition level or the licence to supervise a range: any of these says responsibility. One is enough.',
  },
  {
    says: 'kegeln|kegelclub|kegelverein|kegelbahn|sportkegeln|kegelabend|kegelbruder',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'A Kegelclub puts every wrong throw into the Kasse, and once a year the Kasse goes to Willingen.',
      'Kegeln has nine pins, one more excuse than that, and a bell in case anybody missed it.',
    ],
    gentle: "As a hobby it is short and friendly. League Kegeln deserves the league's name, since few know that there is one.",
  },
  {
    says: 'chor|gemischter chor|gesangverein|chorgesang|singen im chor|chorsänger|chorsängerin|chorprobe|chorleiter|chorleiterin',
    not: 'kirchenchor|gospel|kirche|gemeinde|kantorei',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Every German Chor is looking for tenors, and would take them by the pound.',
      'Chorproben last two hours, and the repertoire committee meets in the car park after.',
    ],
    gentle: 'Concerts on fixed dates are deadlines with an audience. Add voice, a hall that was filled, or an office.',
  },
  {
    says: 'fußballtrainer|fußballtrainerin|jugendtrainer|jugendtrainerin|c-lizenz|trainer-c-lizenz',
    near: 'fußball|fußballtrainer|fußballtrainerin|fußballverein|jugendfußball|dfb|e-jugend|f-jugend|d-jugend',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'On the touchline of the E-Jugend the Eltern have all brought folding chairs, coffee and a different formation.',
      'At half-time in youth football there is tactics for one minute and Apfelschorle for nine.',
    ],
    gentle: 'League and licence are the two facts a club looks for. A season of lifts, laces and lost shin pads is planning, and may be told as that.',
  },
  {
    says: 'schiedsrichter|schiedsrichterin|fußballschiedsrichter|fußballschiedsrichterin|schiedsrichterschein|schiri',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "Kreisliga referees get their expenses and a Bratwurst. It's wise to collect the Bratwurst before the match.",
      'On a wet Sunday in the Kreisliga everyone has seen it better, including the Frikadelle stand.',
    ],
    gentle: 'Deciding in a second in front of people who disagree is a job skill. The level refereed at says how much of it.',
  },
  {
    says: 'fußball im verein|fußballverein|vereinsfußball|kreisliga|kreisklasse',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'In the Kreisliga the shirts say Metzgerei, and so does the half-time.',
      'Kreisliga has two halves, and the third is the reason for the other two.',
    ],
    gentle: 'A club and a position are plenty. Captain or kit, if either was yours, is the part that belongs in front.',
  },
  {
    says: 'handballverein|handballtrainer|handballtrainerin|handball spielen|handball im verein|handballschiedsrichter|handballmannschaft',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'The ball stays in the hand because of resin. So does the door handle, and the Hausmeister knows who it was.',
      'Sports halls in Germany have a sign forbidding Harz, and it sticks.',
    ],
    gentle: 'League and years tell of training three evenings a week. Add a coaching or refereeing licence, if there is one.',
  },
  {
    says: 'garten|gartenarbeit|gärtnern|gartenpflege|gartengestaltung|gemüsegarten|mein garten',
    in: 'interests',
    brutal: [
      'During the Mittagsruhe a German garden may be looked at.',
      'A German lawn is cut on Saturday by four, edged by five and guarded from Maulwürfe until dark.',
    ],
    gentle: 'Growing something is planning by seasons. The name of one thing that grows there makes a conversation out of a filler.',
  },
  {
    says: 'schrebergarten|kleingarten|kleingartenverein|kleingärtner|kleingärtnerin|kleingartenanlage|gartenlaube|schrebergärten',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'By federal law the Laube has twenty-four square metres. Someone on the Vorstand owns a long tape measure.',
      'A Kleingarten is freedom with a Gartenordnung, and the hedge has a maximum.',
    ],
    gentle: 'Holding office in a Kleingartenverein is keeping rules among neighbours, and that is mediation. Add the post by name.',
  },
  {
    says: 'wandern|bergwandern|wanderungen|wanderverein|wandern in den bergen|fernwandern|weitwandern|wanderführer|wanderführerin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "A German hike goes up to a Hütte, and what's up there on the plate decides which hill it is.",
      'Wandern needs good boots, a laminated map and somebody who says “nur noch da vorne um die Ecke”.',
    ],
    gentle: 'A named route beats a verb. Add one long trail, with the days it took, if you have one.',
  },
  {
    says: 'alpenverein|bergsteigen|klettersteig|klettersteige|hochtouren|skitouren|hüttentour|deutscher alpenverein',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Hüttenruhe is at ten. At a minute past, forty people in one Lager find out which of them snores.',
      "Up to two thousand metres hikers say Sie, above it they say du. It's the thinnest air that German manners allow.",
    ],
    gentle: "A trainer's badge, or a tour you led, shows planning with consequences. The summit itself can stay modest.",
  },
  {
    says: 'karneval|fasching|fastnacht|karnevalsverein|büttenredner|büttenrednerin|elferrat|karnevalsgesellschaft|prinzengarde|funkengarde',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'It begins at 11:11 to the minute. In Germany even disorder has an appointment.',
      'Every joke in the Bütt is followed by a Tusch, so that nobody laughs too early.',
    ],
    gentle: 'Floats, halls, costumes and hundreds of volunteers: a session is an event business. The part that you run in it is the line.',
  },
  {
    says: 'modelleisenbahn|modellbahn|modelleisenbahnen|modellbahnen|modelleisenbahnbau|modellbau eisenbahn|spur h0|modelleisenbahner',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "It's the one German railway that runs on time, and it's under the house.",
      'In H0 a Bahnhof takes three winters, with finished lettering. Stuttgart takes longer, but not in scale.',
    ],
    gentle: 'Wiring, planning and patience in one cellar. Add digital control or a club layout.',
  },
  {
    says: 'imkerei|imker|imkerin|hobbyimker|hobbyimkerin|imkern|bienenzucht|bienenhaltung|imkerverein',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Three Imker have four opinions. The bees have fifty thousand and agree.',
      'An Imker gives everyone honey for every occasion, and knows by sight who brings the glass back.',
    ],
    gentle: 'Hives and kilos a year make a neat figure, and the inspections behind it are real record-keeping.',
  },
  {
    says: 'skat|skatrunde|skatspielen|skatverein|skatturnier|skat spielen',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Skat disputes go to a court in Altenburg. It really exists, and its verdicts are final.',
      'Three play Skat, a fourth deals and a fifth stands behind them sighing.',
    ],
    gentle: 'A game of memory and counting under time. As one word among interests it does its work; a league or tournament makes it two.',
  },
  {
    says: 'doppelkopf|doppelkopfrunde|schafkopf|doppelkopf spielen|schafkopfen|doko',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Every round has its own house rules, and they come to light in the trick that would have been yours.',
      "It's explained in one evening and lost at for the next twenty.",
    ],
    gentle: 'Finding out who your partner is while you play is a useful skill. One word of it makes people smile, and that is enough.',
  },
  {
    says: 'heimwerken|heimwerker|heimwerkerin|heimwerkerarbeiten|haus und garten|renovieren|renovierungsarbeiten am eigenen haus',
    in: 'interests',
    brutal: [
      "Saturday, nine o'clock, OBI: half the nation is standing there over one Dübel.",
      "The Schlagbohrmaschine was bought in 2011 for four holes. It's ready for the fifth.",
    ],
    gentle: 'A bathroom tiled or a loft finished is a project with a deadline. Name the one of yours that is done.',
  },
  {
    says: 'grillen|grillabende|grillmeister|smoken und grillen|grillen mit freunden',
    in: 'interests',
    brutal: ['Gas or Kohle is the last question that can split a German street.', 'Grillen begins in March, in a Daunenjacke, because a date had been fixed.'],
    gentle: 'It is a warm last line. Add a club party for eighty, if you ever catered one.',
  },
  {
    says: 'dauercamping|dauercamper|wohnmobil|wohnwagen|wohnmobilreisen|wohnmobiltouren|reisen mit dem wohnmobil',
    in: 'interests',
    brutal: [
      "A Dauercamper's wheels stopped turning years ago, and now there's a hedge in front of them.",
      'A Wohnmobil means freedom, after it has stood level. That takes two wedges and two opinions.',
    ],
    gentle: 'A place turns a vehicle into an interest. One country or coast that it has taken you to is enough.',
  },
  {
    says: 'musikverein|blaskapelle|blasmusik|blasorchester|spielmannszug|blechbläser|musikkapelle|fanfarenzug',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "The Musikverein plays for the Schützen, the Feuerwehr and the Bürgermeister's jubilee, in order of Freibier.",
      'In a Blaskapelle the tuba walks at the back, so that nobody has to hear it coming.',
    ],
    gentle: 'Weekly rehearsal with forty others is attendance of a rare kind. Instrument, years, any office: one line.',
  },
  {
    says: 'lesen|lesen von büchern|bücher lesen|romane|sachbücher|kriminalromane|krimis',
    in: 'interests',
    brutal: [
      'German books are sold shrink-wrapped, to protect them from everyone but the reader.',
      'A regional Krimi needs a Kommissar, a local speciality and a village with a higher crime rate than Chicago.',
    ],
    gentle: 'A genre or a title says something where the verb says nothing. One book that you press on people is a good choice.',
  },
  {
    says: 'reisen|fernreisen|städtereisen|reisen und fotografie|reisen in ferne länder|kurzreisen',
    in: 'interests',
    brutal: [
      'A German journey begins with the Reiserücktrittsversicherung. The destination comes after that.',
      'Wherever Germans travel, somebody in the queue is from Bielefeld and knows a better bakery.',
    ],
    gentle: 'A trip planned by yourself, in one place name, tells more than the plural. Languages picked up on it go under languages.',
  },
  {
    says: 'backen|kochen|kochen und backen|backen und kochen|tortenbacken|brotbacken|brot backen',
    in: 'interests',
    brutal: ['Somewhere in every German kitchen is Dr. Oetker, and he says 180 degrees.', 'German households have eleven Tupperdosen, nine lids, and no pair.'],
    gentle: 'The dish that people ask you to bring is the most human word a page can have. It may stand here by name.',
  },
  {
    says: 'radfahren|fahrradfahren|rennrad|rennradfahren|mountainbiken|radtouren|radsport|fahrradtouren|rennrad fahren',
    in: 'interests',
    brutal: [
      'On every German Radweg the wind is against you in both directions. Ask anyone from the coast.',
      'Two Ortlieb bags, one helmet, and a bell that is rung as a legal argument.',
    ],
    gentle: 'Kilometres in a year, or a tour with a name, do this more justice than the word does.',
  },
  {
    says: 'rettungsschwimmer|rettungsschwimmerin|dlrg|wasserwacht|rettungsschwimmabzeichen|deutsches rettungsschwimmabzeichen',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Half of Germany has dived for a rubber ring in its pyjamas. The DLRG is where it gets serious.',
      'A Wachturm, a whistle, and “nicht vom Beckenrand springen” until the sun goes down.',
    ],
    gentle: 'Give silver or gold, and the year: pools and camps check both. Watch hours are a number worth having there, too.',
  },
  {
    says: 'technisches hilfswerk|thw|thw-helfer|thw-helferin|thw-ortsverband',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'The THW has blue lorries, a pump the size of a Gartenhaus, and a Saturday set aside for filling sandbags in the rain.',
      'Wherever a cellar is under water, the THW comes with a generator and the owner comes with a Kasten Bier.',
    ],
    gentle: 'Specialist group and function are read with respect. Add one deployment in brackets, if you have one.',
  },
  {
    says: 'sanitätsdienst|sanitätsdienste|sanitätshelfer|sanitätshelferin|drk-bereitschaft',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Sanitätsdienst at a Volksfest is a folding bed, a flask and the same four wasps.',
      'Twelve hours of Sanitätsdienst earn you a view of the concert, from behind, through a loudspeaker.',
    ],
    gentle: 'Helfer, Sanitäter, Rettungssanitäter: the level decides what you may do. With the date of the last refresher it is complete.',
  },
  {
    says: 'turnverein|geräteturnen|turntrainer|turntrainerin|kinderturnen|turnverein vorstand',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: ['The Turnverein was founded in eighteen-sixty-something. So was the blue mat.', 'In a Turnhalle you can smell the century.'],
    gentle: "Groups led and badges passed show patience in numbers. One of those, with the trainer's licence, fills this line.",
  },
  {
    says: 'reitverein|reitsport|reitabzeichen|voltigieren|reiten und pferde|reitunterricht nehmen',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: ['Reiten is one hour on top of the horse and three behind it with a Mistgabel.', 'In the Reitverein the horse has the better blanket.'],
    gentle: 'Early mornings with an animal that cannot be told it is Sunday: that is dependability. Add a Reitabzeichen, if you have one.',
  },
  {
    says: 'angelverein|angelschein|fischereischein|fischerprüfung|angelsport|sportangeln|angelfischerei',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'In Germany you sit an exam before you may sit by a lake and catch nothing.',
      "The Fischerprüfung asks about sixty kinds of fish. The lake has three, and knows you're licensed.",
    ],
    gentle: 'Looking after waters is part of every Angelverein. Stocking, accounts or youth work, where you did them, are the better half.',
  },
  {
    says: 'jagdschein|jägerprüfung|jagdausübung|jägerin|jagdhund|jägerschaft|jungjäger|jungjägerin',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'The Jagdschein is known as the green Abitur, and it has more birds in it.',
      'A Hochsitz is a German office with one chair, a good view and no WLAN. Applications far exceed supply.',
    ],
    gentle: 'The exam is broad: law, wildlife, food hygiene. For forestry or the meat trades it belongs up among the certificates.',
  },
  {
    says: 'segelfliegen|segelflug|segelflugschein|segelflieger|segelfliegerin|luftsportverein',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "Segelfliegen means one flight of eleven minutes and a day of pushing everyone else's.",
      'On a Segelflugplatz the weather is discussed by people who could be out in it.',
    ],
    gentle: 'Licences here take years of weekends and no end of workshop hours. Add the workshop hours.',
  },
  {
    says: 'sportbootführerschein|sportbootführerschein see|sportbootführerschein binnen|segelschein|sportbootführerschein-see|binnenschein',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      'The Palstek has to be tied in front of an examiner. At home it holds the Grill cover.',
      "There's one Sportbootführerschein for lakes and one for the sea, because Germany asked the water first.",
    ],
    gentle: 'See or Binnen, sail or motor: two short words complete it. For harbour or water rescue jobs it belongs among the licences.',
  },
  {
    says: 'pilze sammeln|pilzesammeln|pilzsammeln|pilzsachverständiger|pilzsachverständige',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: ['A Pilzsammler will tell you anything except where.', 'Three baskets into the Wald, and the whole street is invited to go first.'],
    gentle: "An expert's badge means that strangers trusted you with their dinner. Without it, one good find by name keeps the line alive.",
  },
  {
    says: 'laientheater|theatergruppe|theaterverein|laienspiel|mundarttheater|amateurtheater|laienspielgruppe|freilichtbühne',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      "Laientheater takes three acts, a Bauernstube and somebody in the cupboard. It's sold out for six weekends.",
      'In a village theatre the loudest voice belongs to the prompter.',
    ],
    gentle: 'Stage, lights or costumes: the opening night could not be moved for any of them. Add play and year.',
  },
  {
    says: 'oldtimertreffen|oldtimerrestaurierung|traktorfreunde|oldtimerfreunde|traktortreffen|oldtimer-restauration|schlepperfreunde|schrauben an oldtimern',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'A restoration is ninety-five per cent finished, and has been since the year it was towed home.',
      'At a Traktortreffen a whole village stands round an open Motorhaube and listens to it as if it were Wagner.',
    ],
    gentle: 'Restoring means research, parts and stubbornness. Make and year of a vehicle you brought back is the best word here.',
  },
  {
    says: 'stricken|häkeln|nähen|handarbeiten|stricken und häkeln|nähen und stricken',
    in: 'interests',
    brutal: ['Handarbeit is two hobbies: making things, and buying what to make them from.', 'The sewing machine is out, so dinner is in the Wohnzimmer.'],
    gentle: 'What is made reads better than that it is made. One finished thing, or a stall where it was sold, would do.',
  },
  {
    says: 'pfadfinder|pfadfinderin|pfadfinderleiter|pfadfinderleiterin|pfadfinderstamm',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'A Kohte is a black tent with a hole in the top, for the smoke to come back in by.',
      'Pfadfinder can cook for a hundred on one fire, provided that a hundred like Linsen.',
    ],
    gentle: 'Leading a camp means money, food, law and weather. Add participants and days.',
  },
  {
    says: 'juleica|jugendleiter|jugendleiterin|jugendgruppenleiter|jugendgruppenleiterin|ferienfreizeit|jugendfreizeit|ferienfreizeiten|jugendleiterkarte',
    as: ['deed', 'skill', 'hobby', 'employer', 'title'],
    brutal: [
      'Every Ferienfreizeit has thirty sleeping bags, one guitar, and a minibus that smells of wet towel until spring.',
      'Nachtwanderung: everyone is frightened of the leader who jumped out, and the leader of the cow.',
    ],
    gentle: 'It is a recognised course with dates. Group size, and the length of the longest Freizeit, hold the planning in them.',
  },
  {
    says: 'vereinsheim|vereinsheimbewirtung|sportlerheim|vereinsgaststätte|clubheim',
    brutal: [
      'Vereinsheim: wood panelling, ninety pennants, and a Kühlschrank with a list on the door that nobody adds up alone.',
      "Whoever holds the key of the Vereinsheim can't ever move house.",
    ],
    gentle: 'Running the bar of a club is purchasing, hygiene and cash. A small company, in other words, and its turnover may be given.',
  },
  {
    says: 'spazieren gehen|spaziergänge|spaziergänge mit dem hund|spazierengehen|spaziergänge in der natur|hundespaziergänge',
    in: 'interests',
    brutal: [
      'Sunday, half past two, clean shoes, Käsekuchen at the far end: Germany has a timetable even for strolling.',
      'The Sonntagsspaziergang goes round the Neubaugebiet, to see what the others have built.',
    ],
    gentle: "Modest and likeable as it is. With the dog's name in it, where there is a dog, it would be remembered all afternoon.",
  },
  {
    says: 'bundesjugendspiele|sportabzeichen|deutsches sportabzeichen',
    as: ['deed', 'skill', 'study', 'licence'],
    brutal: [
      "There's a Teilnahmeurkunde for coming, a Siegerurkunde for not winning and an Ehrenurkunde for the ones who could throw.",
      'The Sportabzeichen comes in bronze, silver, gold and every year again.',
    ],
    gentle: 'Examiners for it are wanted in every club. If that was your part, it is the better line of the two.',
  },
];
