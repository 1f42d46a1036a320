import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What German wards, kitchens, tills, sites, works, offices and counters laugh about. */
export const GERMAN_OF_TRADES: Partial<Record<Trade, readonly ComicEntry[]>> = {
  nursing: [
    {
      says: 'grundpflege|behandlungspflege|grund- und behandlungspflege|grund- und behandlungspflegerischen|durchführung der grundpflege',
      brutal: [
        'Insurers draw a line between Grundpflege and Behandlungspflege. It runs somewhere along the compression stocking.',
        'In Behandlungspflege the doctor orders it, the Kasse approves it, and the stocking still has to go on.',
      ],
      gentle: 'The kind of ward and the number of patients per shift give these words their weight.',
    },
    {
      says: 'dienstübergabe|übergabe an den spätdienst|übergaben|schichtübergabe|übergabe|übergabegespräche',
      near: 'pflege|station|patienten|dienst|schicht|spätdienst|frühdienst|nachtdienst|team|visite',
      brutal: [
        'The Übergabe is scheduled for fifteen minutes, and room seven takes twelve of them.',
        "An Übergabe ends with “sonst war's ruhig”, after which nobody may say the word again.",
      ],
      gentle: 'Handing over by a fixed scheme (SBAR, say) is what hospitals are drilling now. If you used one, name it.',
    },
    {
      says: 'pflegedokumentation|pflegedokumentationen|dokumentation der pflege|pflegeplanung|pflegeplanungen|pflegeberichte|pflegebericht',
      brutal: [
        '“Was nicht dokumentiert ist, ist nicht gemacht” has been documented in every Pflegeschule in the country.',
        'Pflegeplanung is done at the only computer on the ward, in the order in which people sit down.',
      ],
      gentle: "The program counts: Orbis, Medico, Vivendi, paper. Someone will have to train you, or won't.",
    },
    {
      says: 'wundversorgung|wundmanagement|verbandswechsel|wundexperte|wundexpertin|wundexperte icw|wundexpertin icw|wunddokumentation|verbandwechsel',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Once the sterile gloves are on, the nose itches. Every Wundexperte has learned to live with it.',
        'A sterile set is complete until the moment it has been opened and cannot be closed again.',
      ],
      gentle: "ICW after the title opens doors of its own in this field. With the date of the last refresher it's complete.",
    },
    {
      says: 'medikamente stellen|stellen von medikamenten|medikamentengabe|medikamentenstellung|richten von medikamenten|medikamente richten|stellen der medikamente|verabreichung von medikamenten',
      brutal: [
        'Medikamente are sorted in peace and concentration, and the phone, the bell and the pharmacy driver all know when.',
        'Generics change their colour with the contract. The tablet that was blue on Monday has to be introduced again.',
      ],
      gentle: 'Give four-eyes check, ward size, day or night: those three tell a Stationsleitung how you work.',
    },
    {
      says: 'visite|visiten|visitenbegleitung|visitenausarbeitung|ausarbeitung der visite|visitenvorbereitung|ärztliche visite|begleitung der visite|arztvisiten',
      around: 'klinik|klinikum|kliniken|krankenhaus|station|stationär|intensiv|chirurgie|innere|universitätsklinikum|uniklinik|hospital|chefarzt|oberarzt',
      brutal: [
        'The Chefarztvisite arrives in order of salary, and the person who knows the answer stands nearest the door.',
        'Visite is at nine. Which nine is decided in the OP.',
      ],
      gentle: 'What became of the orders after the round is your work. Number of beds per Visite would show the pace.',
    },
    {
      says: 'praxisanleitung|praxisanleiter|praxisanleiterin|anleitung von schülern|anleitung von pflegeschülern|praxisanleitungen|anleitung der auszubildenden',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'A Praxisanleitung is planned for Thursday at ten, which is how the ward knows when the Zugang will come.',
        'Whoever has guided pupils has heard “in der Schule haben wir das anders gelernt”, and has said it.',
      ],
      gentle: 'Give hours released for it, learners per year, exams taken: all countable. German hospitals are short of exactly this.',
    },
    {
      says: 'nachtdienst|nachtdienste|nachtwache|nachtwachen|dauernachtwache|nachtdiensten',
      brutal: [
        'At four in the morning a whole Station is held up by one packet of Butterkekse.',
        'In the Nachtdienst every light is dimmed except the one over the bell.',
      ],
      gentle: 'Give beds per night and who else was in the house: those two figures say how much was yours to decide.',
    },
    {
      says: 'stationsleitung|stellvertretende stationsleitung|stationsleiter|stationsleiterin|wohnbereichsleitung|pflegedienstleitung|pdl',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'A Stationsleitung has a desk, a door and, between six and two, no use for either.',
        "It's the job in which “Hast du mal eine Minute?” costs somebody's Sunday.",
      ],
      gentle: 'Give beds, heads, budget: three numbers that a Pflegedirektion will look for in the first line.',
    },
  ],
  care: [
    {
      says: 'pflegegrad|pflegegrade|pflegegraden|höherstufung|höherstufungsanträge|pflegestufe|pflegestufen',
      brutal: [
        'A Pflegegrad is a single digit, and behind it lies a folder as thick as the Telefonbuch used to be.',
        'Some sixty questions decide a Pflegegrad, and for the occasion somebody has got out the good cups.',
      ],
      gentle: 'Helping with the application is half law, half tact. Add success at the first try.',
    },
    {
      says: 'md-prüfung|mdk-prüfung|mdk-prüfungen|md-prüfungen|heimaufsicht|qualitätsprüfung nach sgb xi|medizinischer dienst|mdk',
      brutal: [
        "The MD gives a day's notice. By evening even the Rollatoren are parked in order of size.",
        '“Der MDK ist im Haus” travels through a Pflegeheim faster than cake.',
      ],
      gentle: 'Result and your area of responsibility in it: an inspection is the nearest thing to a published grade.',
    },
    {
      says: 'ambulanter pflegedienst|ambulante pflege|tourenplanung|tourenplan|ambulanten pflegedienst|ambulanten pflege|hauskrankenpflege',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'Ambulante Pflege is a small white car, sixty keys and a dog in number nine.',
        "The Tour allows eleven minutes for Kompressionsstrümpfe and none for the coffee that's already been poured.",
      ],
      gentle: 'Stops per round and town or country: that tells a Pflegedienst more than the years do.',
    },
    {
      says: 'betreuungskraft|alltagsbegleiter|alltagsbegleiterin|betreuungsassistent|betreuungsassistentin|§ 43b|§ 53b|betreuungskraft nach § 43b|zusätzliche betreuungskraft',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "In an Alltagsbegleiter's bag there's a songbook, a ball of wool and Mensch ärgere dich nicht with one pawn from another game.",
        "It's a profession in which somebody must lose at Halma, convincingly, every afternoon.",
      ],
      gentle: 'Groups, one-to-one, outings: say which you planned. One idea the house kept would close the line well.',
    },
    {
      says: 'hauswirtschaft|hauswirtschaftliche versorgung|hauswirtschaftliche tätigkeiten|hauswirtschaftlichen versorgung|hauswirtschaftskraft|haushaltsführung',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "Hauswirtschaft is learning that there's a right drawer for the good cloth, and that you're standing at the other one.",
        'Everyone folds towels differently, and every one of them is right.',
      ],
      gentle: 'Say for how many households or beds. Laundry and meals at scale are logistics.',
    },
    {
      says: 'mahlzeiten anreichen|anreichen der mahlzeiten|essen anreichen|zubereitung von mahlzeiten|vorbereitung der mahlzeiten|essensausgabe|speisenversorgung',
      brutal: [
        'Everybody likes it the way it was at home, and no two homes were the same.',
        "There are two menus, and every table would rather have what's on the next one.",
      ],
      gentle: 'Diets, textures, allergies: catering for them safely is knowledge. Name what you had to watch.',
    },
    {
      says: 'strukturierte informationssammlung|entbürokratisierung|maßnahmenplanung|maßnahmenplan',
      near: 'pflege|bewohner|strukturierte|dokumentation|entbürokratisierung|betreuung',
      brutal: [
        'The Strukturierte Informationssammlung was brought in to cut paperwork, with a manual.',
        'Entbürokratisierung in care began with a two-day course and a new form.',
      ],
      gentle: "Teams still struggle with the changeover. If you trained colleagues in it, that's the point to make.",
    },
    {
      says: 'bewohnerzimmer|wohnbereich|wohnbereichen|pflegeheim|seniorenheim|altenheim|seniorenzentrum|seniorenresidenz',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        "Every Wohnbereich has one armchair that's been taken for years, and visitors find out by sitting in it.",
        'In a Seniorenheim the corridor is decorated for the next season before the shops dare to.',
      ],
      gentle: 'Give the number of residents and the special focus of the house: put both in and the reader sees it.',
    },
    {
      says: 'gedächtnistraining|aktivierung|aktivierungsangebote|gruppenaktivierung|beschäftigungsangebote|sitzgymnastik|sitztanz|bingo-nachmittag',
      brutal: [
        "In Gedächtnistraining “Morgenstund hat…” is finished by the whole room before you've turned the card.",
        'Sitzgymnastik has one rule about the balloon, and the back row breaks it on purpose.',
      ],
      gentle: 'Groups a week and one programme of your own make this a concept and not a pastime.',
    },
  ],
  kitchen: [
    {
      says: 'haccp-konzept|haccp-listen|haccp-richtlinien|haccp-vorschriften|haccp-kontrollen|haccp-checklisten|hygienevorschriften|hygieneplan',
      brutal: [
        'The HACCP list hangs beside the Kühlhaus, with a pen on a string, and the string is always there.',
        'Kühlhaus temperature is written down twice a day, in the neatest handwriting in gastronomy.',
      ],
      gentle: "Last inspection, result, who kept the lists: that's all a Betriebsleiter needs here.",
    },
    {
      says: 'gemeinschaftsverpflegung|großküche|großküchen|kantinenküche|betriebsgastronomie|mensaküche|schulverpflegung|krankenhausküche',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'In a Großküche the whisk is as long as a leg, the pot has a drain, and a pinch of salt comes on a shovel.',
        "Gemeinschaftsverpflegung knows its public: whatever's on line one, everyone asks if there's Currywurst.",
      ],
      gentle: 'Covers a day is the only unit here. With menu lines beside it, a caterer can see you at work.',
    },
    {
      says: 'spargel|spargelzeit|spargelgerichte|spargelsaison|spargelkarte|spargelwochen',
      brutal: [
        'From April to 24 June every German menu has one vegetable, five ways, and the fifth is soup from the peelings.',
        'A kitchen in Spargelzeit can be recognised by its thumbs.',
      ],
      gentle: 'Season is volume: kilos a day or covers a weekend would let a chef feel it.',
    },
    {
      says: 'soßen|saucen|bratensoße|soßenansatz|grundsoßen|fonds|soßenkoch',
      near: 'küche|koch|soßen|saucen|zubereitung|herstellung|ansatz|fleisch|posten|gerichte',
      brutal: [
        'In a German dining room everything is forgiven except too little Soße.',
        'A proper Jus takes two days, four pots and eleven seconds to be mopped up with Brot.',
      ],
      gentle: 'Made from bones, and not from a bucket, is a whole reference in this trade. If yours were, say it.',
    },
    {
      says: 'knödel|klöße|semmelknödel|kartoffelklöße|kartoffelknödel',
      brutal: [
        "North of the Main they're Klöße, south of it Knödel, and on the border it depends on who's cooking.",
        'The first Knödel goes into the pot as a volunteer.',
      ],
      gentle: 'Handmade is the word that chefs look for. Portions for a Sunday would add the muscle.',
    },
    {
      says: 'spätzle|käsespätzle|maultasche|maultaschen',
      brutal: [
        'Spätzle are scraped from the board by hand, and pressed when nobody from Swabia is looking.',
        'Maultaschen, they say, were invented to smuggle meat past a Friday. The pasta has kept quiet ever since.',
      ],
      gentle: 'Handmade is worth saying, and so is the quantity: a Swabian Sunday is eaten by the tray.',
    },
    {
      says: 'wurstherstellung|wurstwaren|zerlegung|fleischzerlegung|fleischtheke|grobzerlegung|feinzerlegung|wurstküche|herstellung von wurst',
      brutal: [
        "Bavarian Leberkäse holds neither liver nor cheese, and there's an official guideline to say that this is right.",
        'There are fifteen hundred sorts of Wurst, and the person at the counter asks if it may be a little more of all of them.',
      ],
      gentle: 'Butchers hire by the cuts that can be left to you alone. From half a pig to the counter, each part you name is a reason to ring.',
    },
    {
      says: 'brötchen|sauerteig|teigherstellung|ofenführung|backstube|brötchenteig|teigführung|teigaufbereitung',
      brutal: [
        'A Brötchen changes its name every eighty kilometres, and the person asking for a Schrippe in Munich finds out.',
        'Sauerteig has to be fed at weekends, so somebody in the Backstube is on call for flour.',
      ],
      gentle: 'The trade pays very differently for own starter, own oven and baking off. If the dough was yours from the start, put that word in.',
    },
    {
      says: 'speiseplan|speisepläne|menüplanung|speiseplangestaltung|speisekarte|speisenplanung|menügestaltung|speiseplanung',
      brutal: ['A Speiseplan without Schnitzel is a proposal.', "Thursday's Auflauf tells you what Monday to Wednesday was."],
      gentle: 'Food cost before and after your plan would be the strongest figure a kitchen can print.',
    },
    {
      says: 'spülküche|spülmaschine|geschirr spülen|spülbereich|topfspüle|spülkraft|reinigung der küche',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'The Spülküche is the only station through which every plate passes twice.',
        'When the Haubenspülmaschine opens, glasses fog up as far as the bar.',
      ],
      gentle: 'Kitchens stand still without it. Add covers a night, and whatever you prepped besides.',
    },
    {
      says: 'allergenkennzeichnung|allergene|allergenliste|allergenmanagement|allergenkarte|zusatzstoffe',
      brutal: [
        'Fourteen allergens, each with a letter. A German menu reads like the answers to a multiple-choice test.',
        'Behind the Kartoffelsalat stand A, C, G and J, and none of them stands for Oma.',
      ],
      gentle: 'Keeping an allergen list true with a changing menu is real work. If updating it was yours, the rhythm, weekly or daily, gives it weight.',
    },
  ],
  shop: [
    {
      says: 'kasse|kassieren|kassentätigkeit|kassentätigkeiten|kassenbereich|kassiertätigkeit|kassierung|kassierer|kassiererin|bedienung der kasse|kassendienst',
      around:
        'markt|supermarkt|verbrauchermarkt|discounter|lidl|aldi|rewe|edeka|netto|penny|kaufland|norma|lebensmittel|drogerie|drogeriemarkt|rossmann|regal|regale|regalpflege|getränke|getränkemarkt|leergut|mhd|frischetheke|warenverräumung',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "“Zweite Kasse bitte”: six syllables, and a race between people who've been looking at their shoes.",
        'A German till has no bagging area. It has a deadline.',
      ],
      gentle: 'Discounters measure items a minute, and supermarkets trust. Whichever was yours, put the figure or the float.',
    },
    {
      says: 'leergut|leergutautomat|pfandautomat|leergutannahme|pfandannahme|pfandrückgabe|leergutautomaten',
      brutal: [
        'The Leergutautomat is full when the queue is at its longest, and the bell for it rings in the Getränkelager.',
        'Eight cents for the bottle, twenty-five for the can: Pfand is the one currency that Germans carry in a blue bag.',
      ],
      gentle: 'Machines fixed in front of a queue are customer service too. Say so, in those words.',
    },
    {
      says: 'regalpflege|warenverräumung|regale auffüllen|auffüllen der regale|regale einräumen|einräumen der regale|regalauffüllung|auffüllen von regalen',
      brutal: [
        'In Regalpflege every tin faces the front until the doors open.',
        'Blickzone, Griffzone, Bückzone: the cheap noodles are where your back can find them.',
      ],
      gentle: 'Give metres of shelf, pallets an hour, Frische or Trocken: shops plan by those, and would like yours.',
    },
    {
      says: 'filialleitung|filialleiter|filialleiterin|stellvertretende filialleitung|marktleiter|marktleiterin|stellvertretender filialleiter|stellvertretende filialleiterin',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'The Filialleitung has the keys, the alarm code and the number of a plumber who comes on Saturday.',
        'In a Filiale the boss is the one with both hands full, while a Vertreter looks for the boss.',
      ],
      gentle: 'Give turnover, Personalkosten, Inventurdifferenz: three figures a Bezirksleiter will ask for in that order.',
    },
    {
      says: 'mhd-kontrolle|mhd-kontrollen|mindesthaltbarkeitsdatum|mhd|mhd-prüfung|kontrolle der mindesthaltbarkeit|haltbarkeitskontrolle',
      brutal: [
        'Everyone in the Molkerei aisle reaches to the back. Whoever does the MHD has already been there.',
        'The red thirty-per-cent sticker has its own regulars, and they know the hour.',
      ],
      gentle: 'Write-offs are the figure behind the MHD check. If they sank while you did it, the per cent is what a Marktleiter looks for.',
    },
    {
      says: 'frischetheke|bedientheke|wursttheke|käsetheke|thekenverkauf|fleischtheke|bedienungstheke|frischetheken',
      brutal: [
        "“Darf's ein bisschen mehr sein?” is only asked when it already is.",
        'At a German Theke the small visitor gets a slice of Gelbwurst, and the big one looks at it.',
      ],
      gentle: 'Counters need advice as much as knives. Add a best-seller of your own or a catering order, if you have one.',
    },
    {
      says: 'kassenabschluss|kassenabrechnung|kassenabschlüsse|tagesabschluss|kassensturz|kassenabrechnungen|kassenführung|tagesabrechnung',
      brutal: [
        "The till is three cents out. The count will now be done until it's four.",
        'At a Kassensturz everyone stands round the coins and nobody breathes.',
      ],
      gentle: 'The takings of a Saturday are how trust is expressed in retail. If you may name the sum, do.',
    },
    {
      says: 'schaufenstergestaltung|schaufensterdekoration|schaufenster|dekoration der schaufenster|verkaufsraumgestaltung|warendekoration',
      brutal: [
        'Lebkuchen comes in at the end of August. The Schaufenster has to pretend it snowed.',
        'Dressing a window takes until the moment when you go outside and see the price tag.',
      ],
      gentle: "If sales of the thing in the window went up, say so. It's the only review a display ever gets.",
    },
    {
      says: 'warenannahme|warenkontrolle|wareneingangskontrolle|wareneingang|warenanlieferung|warenlieferung|warenlieferungen',
      brutal: [
        'The Lkw comes between six and ten, which is to say at five to six or at noon.',
        '“Unter Vorbehalt” on the Lieferschein means that nobody has counted and everyone has signed.',
      ],
      gentle: 'Pallets a day and who signed for them is a short answer to whether you were trusted.',
    },
  ],
  office: [
    {
      says: 'vorzimmer|chefsekretariat|chefsekretärin|chefsekretär|sekretariat|sekretariatsaufgaben|sekretariatsarbeiten|sekretariatsleitung|vorstandssekretariat',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'The Vorzimmer is where the appointment with the boss is decided, and the boss is told.',
        'In a Chefsekretariat you learn to say “in einer Besprechung” with the Chef waving through the glass.',
      ],
      gentle:
        "The rank in front of you measures the discretion you're used to. If you may name the function, Geschäftsführung or Vorstand, it should follow the word.",
    },
    {
      says: 'assistenz der geschäftsführung|assistentin der geschäftsführung|assistent der geschäftsführung|assistenz der geschäftsleitung|geschäftsführungsassistenz|assistentin der geschäftsleitung',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Assistenz der Geschäftsführung: everything the Geschäftsführung announced on Monday, done by Friday.',
        "It's the desk at which every decision is typed before it has been taken.",
      ],
      gentle: "A project that you ran under someone else's name may be named here, with the result. It's usual, and it's read.",
    },
    {
      says: 'reisebuchung|reiseplanung|reiseorganisation|reisemanagement|reisebuchungen|organisation von geschäftsreisen|planung von dienstreisen|organisation von dienstreisen|geschäftsreisen',
      brutal: [
        'Eight minutes to change in Hannover is a plan in the sense in which a Lottoschein is one.',
        'Coach 26, aisle, Ruhebereich, with a table. Today this train runs without coach 26.',
      ],
      gentle: 'Give trips a month, currencies, and the night when it all went wrong: one of these makes it vivid.',
    },
    {
      says: 'besprechungsvorbereitung|vorbereitung von besprechungen|vorbereitung von meetings|konferenzvorbereitung|sitzungsvorbereitung|vor- und nachbereitung von besprechungen|gästebewirtung|bewirtung von gästen|bewirtung der gäste|bewirtung',
      brutal: [
        'The good biscuits are for guests, and the whole floor knows when the guests have gone.',
        'A German Besprechungsraum has twelve chairs, two small bottles of Apfelschorle, and an adapter for something else.',
      ],
      gentle: 'Preparing a board is a project with a start time. Add the size and rank of the round.',
    },
    {
      says: 'stammdatenpflege|dateneingabe|datenerfassung|datenpflege|pflege von stammdaten|kundenstammdaten|pflege der stammdaten|pflege der datenbank|stammdaten',
      brutal: [
        'In every Stammdatenbank lives one Firma Müller, in eleven spellings.',
        'Stammdatenpflege has found Straße, Strasse, Str. and S., all of them correct, all the same house.',
      ],
      gentle: 'Records a day and error rate: this work can be proved in two numbers, and hardly anyone does.',
    },
    {
      says: 'büromaterial|büromaterialbestellung|büromaterialverwaltung|bestellung von büromaterialien|büromaterialien|materialverwaltung',
      brutal: [
        'Textmarker are ordered by the dozen, and each belongs to whoever has it.',
        "The cupboard with the Büromaterial is locked. The key's in the unlocked drawer beside it.",
      ],
      gentle: 'Cutting an order by a fifth is a small success that managers understand at once. If yours shrank, say by what.',
    },
    {
      says: 'allgemeine büroarbeiten|allgemeine bürotätigkeiten|allgemeine büroorganisation|büroorganisation|allgemeine verwaltungstätigkeiten|allgemeine verwaltungsaufgaben|allgemeine administrative tätigkeiten|allgemeine sekretariatsaufgaben',
      brutal: ['It covers everything that has no other name, and the toner.', '“Allgemein” is the German for whatever is lying on the desk when you come in.'],
      gentle: 'Take the biggest of those tasks and give it the line to itself.',
    },
    {
      says: 'empfang|empfangsbereich|empfangstätigkeit|empfang von gästen|empfang von besuchern|gästeempfang|empfangsmitarbeiterin|besucherempfang|empfang der gäste|besucheranmeldung',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "At the Empfang you sign in, get a badge, and give your word that it'll come back.",
        'Behind every German reception stands a Yucca that was given to somebody for a twenty-fifth jubilee.',
      ],
      gentle: 'Give visitors a day, languages, alarm plan: security and first impression are both yours, so claim both.',
    },
    {
      says: 'jubiläen|geburtstagsliste|geschenke und blumen|organisation von jubiläen|jubiläumsfeiern|geburtstagslisten',
      brutal: [
        'The card goes round in an Umlaufmappe, and everyone writes “Alles Gute” because the first one did.',
        "After twenty-five years there's a speech, a Präsentkorb and the question of what's under the ham.",
      ],
      gentle: "It's the kind of task that holds a house together. Name head count and sites, and it stops sounding small.",
    },
  ],
  accounts: [
    {
      says: 'datev|datev-kenntnisse|datev unternehmen online|datev kanzlei-rechnungswesen|datev eigenorganisation|datev pro|datev lodas|datev-schnittstelle',
      brutal: [
        'Datev is in Nuremberg, and every Steuerberater in Germany has hummed its hold music.',
        'Whoever has learned Datev by the function keys will never forgive the mouse.',
      ],
      gentle: 'Rechnungswesen, Lodas, Unternehmen online: Kanzleien hire by the module, so list yours.',
    },
    {
      says: 'monatsabschluss|monatsabschlüsse|monatsabschlussarbeiten|quartalsabschluss|quartalsabschlüsse|monats- und quartalsabschlüsse|monats- und jahresabschlüsse|mitwirkung bei monatsabschlüssen',
      brutal: [
        'On the timetable the month is closed. The morning after, somebody finds a Taxiquittung.',
        'Monatsabschluss is the week in which accounts brings its own lunch, and shuts the door to eat it.',
      ],
      gentle: 'The working day on which the books close is this job in one digit. If it got earlier with you, print both.',
    },
    {
      says: 'jahresabschluss|jahresabschlüsse|jahresabschlussarbeiten|jahresabschlusserstellung|hgb|hgb-abschluss|vorbereitung des jahresabschlusses|bilanzerstellung|einzelabschluss|jahresabschlussprüfung',
      brutal: [
        'The HGB is from 1897, and so is the tone in which it asks for an Anhang.',
        'A Jahresabschluss presents the company as cautiously as possible to the tax office, and as well as possible to the bank.',
      ],
      gentle: 'Preparing, drafting and signing off are three different salaries. Add your step in the Abschluss, with size class and law (HGB, IFRS).',
    },
    {
      says: 'umsatzsteuervoranmeldung|umsatzsteuervoranmeldungen|umsatzsteuer-voranmeldung|umsatzsteuer-voranmeldungen|ust-voranmeldung|ustva|umsatzsteuer|umsatzsteuererklärung|umsatzsteuererklärungen',
      brutal: [
        'Milk is seven per cent, oat drink is nineteen, and a cappuccino needs a Steuerberater.',
        "It's due on the tenth. Elster, which is German for magpie, knows.",
      ],
      gentle: 'The complications are what gets paid: several entities, Reverse Charge, Intrastat. If you handled any of them, name it beside the return.',
    },
    {
      says: 'kreditoren|debitoren|kreditorenbuchhaltung|debitorenbuchhaltung|kreditoren- und debitorenbuchhaltung|debitoren- und kreditorenbuchhaltung|kreditorenbuchhalter|kreditorenbuchhalterin|debitorenbuchhalterin',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Kreditoren is the half that gets rung. Debitoren is the half that has to ring.',
        'In the Kreditorenbuchhaltung every Lieferant is patient, until the second sentence.',
      ],
      gentle: 'Items a month, and how many matched untouched: automation rates are the new currency in this department.',
    },
    {
      says: 'kontierung|vorkontierung|kontierung von belegen|kontieren|vorkontieren|kontierung der belege|kontieren und buchen|belegkontierung|belegprüfung',
      brutal: [
        "There's a Konto for Geschenke, and one for what the Außendienst calls that.",
        'SKR 03 or SKR 04 is asked at the start of every friendship between bookkeepers.',
      ],
      gentle: 'Say which Kontenrahmen you know by heart. It spares a new firm weeks.',
    },
    {
      says: 'betriebsprüfung|betriebsprüfungen|außenprüfung|steuerprüfung|lohnsteuerprüfung|sozialversicherungsprüfung|begleitung von betriebsprüfungen|lohnsteueraußenprüfung|betriebsprüfer',
      brutal: [
        "The Betriebsprüfer gets a room, a lamp, and coffee that's neither too good nor too bad.",
        "In a Betriebsprüfung the question is about 2019, and the one person who'd know has moved to Mallorca.",
      ],
      gentle: "If one ended without additional tax, there's no shorter or better sentence in this profession.",
    },
    {
      says: 'lohnabrechnung|lohnabrechnungen|gehaltsabrechnung|gehaltsabrechnungen|lohn- und gehaltsabrechnung|lohnbuchhaltung|entgeltabrechnung|entgeltabrechnungen|lohn- und gehaltsbuchhaltung|lohn- und gehaltsabrechnungen',
      brutal: [
        'A German payslip has sixty lines, and everybody reads the bottom one.',
        'In the Lohnbuchhaltung you know everything about everyone, and at the Weihnachtsfeier you talk about the weather.',
      ],
      gentle: 'Pay slips a month and the collective agreement size this up: TVöD, Bau and Gastro are three different jobs.',
    },
    {
      says: 'pendelordner|steuerkanzlei|steuerbüro|mandantenbetreuung|mandanten|mandantenbuchhaltung|betreuung von mandanten',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'A Pendelordner comes back in the month after next, with a Bierdeckel in it.',
        "Mandanten bring everything: in a shoebox, on the last day, with the dog's vaccination pass in between.",
      ],
      gentle: 'Trades of the clients and number of mandates say how broad you are. Put both in.',
    },
    {
      says: 'skonto|skontoabzug|skontofristen|zahlungsverkehr|zahlungsläufe|zahlungslauf|zahlungsabwicklung|zahlungsausgang',
      brutal: [
        "Two per cent Skonto within ten days: that's what moves a German invoice from the Ablage to the bank.",
        'The Zahlungslauf needs two signatures. One of them is on the Autobahn.',
      ],
      gentle: 'Discount captured in euros a year is a saving with your handwriting on it. If you can give a figure, it should end the line.',
    },
  ],
  warehouse: [
    {
      says: 'kommissionierung|kommissionieren|kommissionierer|kommissioniererin|kommissionierung von waren|kommissionierungen|kommissionierarbeiten|kommissionierte|kommissioniertätigkeit',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A day of Kommissionieren can come to fifteen kilometres, all of them indoors and past the same pillar.',
        'Pick by voice: the headset says a number, you say a number, and after a month you answer your phone that way.',
      ],
      gentle: 'Picks an hour and error rate are posted on the board anyway. Put yours on this one, too.',
    },
    {
      says: 'europalette|europaletten|palettentausch|paletten|gitterbox|gitterboxen|palettieren|palettierung|palettenkonto|palettenverwaltung',
      brutal: [
        "A Europalette weighs twenty-five kilos. In the rain it's something else.",
        'Palettentausch: thirty-three good ones go out, thirty-three come back, and together they make about twenty.',
      ],
      gentle: 'Pallet accounts are money lying in the yard. If yours added up, an employer should read it.',
    },
    {
      says: 'verladung|verladen|be- und entladen|be- und entladung|be- und entladen von lkw|be- und entladung von lkw|lkw-verladung|entladung|be- und entladen von lkws|warenverladung',
      brutal: [
        'Thirteen metres sixty of trailer, and the last pallet is ten centimetres wider than the optimism.',
        "What goes in first comes out last. The driver will announce at the closed door that it's the first stop.",
      ],
      gentle: 'Trucks a shift and what was in them (Stückgut, chilled, hazardous) turn it into a skill.',
    },
    {
      says: 'hochregallager|hochregal|schmalgang|schmalgangstapler|hochregalstapler|hochregallagers',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'At twelve metres in a Hochregal a pallet can only be seen by faith and a camera.',
        "In a Schmalgang, nobody overtakes and everyone's radio can be heard.",
      ],
      gentle: "Lift height is the experience here. Write it in metres, with the truck's type.",
    },
    {
      says: 'elektrische ameise|ameise|e-ameise|handhubwagen|elektroameise|mitgänger-flurförderzeug|mitgehstapler|deichselstapler',
      brutal: [
        'German warehouses call it an Ameise, an ant. It carries two tonnes and goes for the heel.',
        'An Ameise has one handle, one button and a memory for every door frame.',
      ],
      gentle: "It's a small truck with a proper instruction behind it. Add the date of that, and the next.",
    },
    {
      says: 'versandvorbereitung|warenausgang|versandabwicklung|verpacken von waren|verpackung|verpackung und versand|versand|versandpapiere|versandfertig|verpacken',
      near: 'waren|ware|lager|versand|paket|pakete|kommissionierung|verpackung|warenausgang|sendungen|versandpapiere|kunden',
      brutal: [
        'Every warehouse ships air. It travels in cushions, in the big carton, round one very small article.',
        'The van has closed its doors. The office comes down with one more.',
      ],
      gentle: 'Give parcels a day at peak, and damage rate: those say how well it was packed.',
    },
    {
      says: 'mde-gerät|mde-geräte|handscanner|mde-geräten|mde-scanner|scannen von waren|handscannern',
      brutal: [
        'The MDE-Gerät knows where everything is, as long as it has been put there.',
        'A scanner beeps once for right and twice for wrong. By the weekend every supermarket till sounds like work.',
      ],
      gentle: 'The system behind the device is the part that travels with you. If it was SAP EWM, proLogistik or viastore, the name belongs here.',
    },
    {
      says: 'retouren|retourenbearbeitung|retourenmanagement|retourenabwicklung|retourenannahme|rücksendungen',
      brutal: ['Retouren come back unworn, with a concert ticket in the pocket.', "Reason for return: “gefällt nicht”. It's a kettle."],
      gentle: 'The rate resold as new is what makes a returns desk worth money. If you know yours, print it.',
    },
    {
      says: 'lagerverwaltung|lagerverwaltungssystem|lagerhaltung|lagerbestand|lagerbestände|lagerbestandskontrolle|bestandskontrolle|lagerplatz|lagerplätze|bestandsführung|lagerwirtschaft',
      brutal: [
        "In every Lager there is a Platz that doesn't exist in the system, and it's full.",
        'Chaotische Lagerhaltung is a technical term in German, and means that the computer has tidied up.',
      ],
      gentle: 'Locations, articles, turns a year: pick two and the size of the Lager is clear.',
    },
    {
      says: 'gefahrgut|gefahrstoffe|gefahrgutbeauftragter|gefahrgutbeauftragte|gefahrstofflager|adr-schulung|gefahrgutschulung',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Gefahrgut is marked by a diamond that says what will happen and a number for whoever has to look it up.',
        'Batteries, perfume and paint: everything that Gefahrgut forbids side by side, a Drogerie has in one aisle.',
      ],
      gentle: 'Classes handled and course date belong together. Hauliers have to prove both for you.',
    },
  ],
  driving: [
    {
      says: 'ladungssicherung|ladungssicherungsschulung|ladung sichern|spanngurte|spanngurt|zurrgurte|ladungssicherungskurs|sichern der ladung',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'You pull the Spanngurt, slap the load and say “das hält”. Only the first of these is in VDI 2700.',
        "Ladungssicherung is a physics exam that's held in a lay-by.",
      ],
      gentle: 'Type of load decides what the word is worth: coils, glass or machines. If yours was one of the hard ones, it should stand in the line.',
    },
    {
      says: 'lenk- und ruhezeiten|lenkzeiten|ruhezeiten|einhaltung der lenk- und ruhezeiten|digitaler tachograph|fahrerkarte|digitales kontrollgerät|digitalen tachographen',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "Four and a half hours, then forty-five minutes. The Tacho doesn't mind that the Autohof is full.",
        'Nine hours of driving a day, and the hardest driving is round the Rasthof at nine at night, looking for a space.',
      ],
      gentle: 'Clean checks over years are worth a line. Fleets pay for every entry, and they like drivers without any.',
    },
    {
      says: 'nahverkehr|fernverkehr|nah- und fernverkehr|güternahverkehr|güterfernverkehr|internationaler fernverkehr|nationaler fernverkehr|linienfernverkehr',
      brutal: [
        'Nahverkehr sleeps at home and unloads by hand. Fernverkehr sleeps at Garbsen and dreams of a free ramp.',
        'In Fernverkehr every town in Europe is known by its industrial estate.',
      ],
      gentle: 'Trailer type, countries and weeks away are how a Disponent reads a driver. Give all three.',
    },
    {
      says: 'linienbus|linienverkehr|linienbusfahrer|linienbusfahrerin|busfahrer im linienverkehr|busfahrerin im linienverkehr',
      as: ['deed', 'skill', 'title'],
      brutal: [
        '“Bitte vorne einsteigen” is announced in every German town, to people who are already sitting at the back.',
        'A Linienbus is late for everyone at the stop and early for the one running towards it.',
      ],
      gentle: 'A Betriebshof plans by lines, depots and vehicle. If you drive the Gelenkbus as well as the solo, both words belong in the line.',
    },
    {
      says: 'abfahrtskontrolle|abfahrtskontrollen|fahrzeugkontrolle|fahrzeugpflege|fahrzeugkontrollen|fahrzeugübernahme|fahrzeugwartung|sichtprüfung des fahrzeugs',
      brutal: [
        'Once round the vehicle with a torch: lights, tyres, oil, and the cat that lives in the yard.',
        'The Abfahrtskontrolle takes ten minutes, and saves a morning with a Polizist who has all day.',
      ],
      gentle: 'A fault spotted before it cost something is the best proof of the Abfahrtskontrolle. If you have one, it takes five words.',
    },
    {
      says: 'personenbeförderungsschein|p-schein|fahrgastbeförderung|taxischein|personenbeförderung|krankenfahrten|taxifahrer|taxifahrerin',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "With a P-Schein you're licensed for people, luggage and views on the Bundesregierung.",
        "The longest wait is followed by the shortest trip. It's in no timetable, and always true.",
      ],
      gentle: 'The Schein runs for five years, so its date is news. Dialysis or airport runs count as regular trust.',
    },
    {
      says: 'zustellung|paketzustellung|briefzustellung|zustellbezirk|paketzusteller|paketzustellerin|postzusteller|postzustellerin|zusteller|zustellerin|paketzustellungen',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A parcel for the fourth floor finds out that the ground floor is in.',
        'Every German street has one neighbour who takes everything. Zusteller find that bell in the dark.',
      ],
      gentle: 'Stops a day, and how many at the first attempt: depots rank by it, so you may, too.',
    },
    {
      says: 'rampe|rampen|laderampe|anliefern|anlieferung|beladung|entladestelle|wechselbrücken|wechselbrücke|wechselbrückenverkehr',
      near: 'lkw|fahrer|ware|waren|laderampe|rampe|wechselbrücken|wechselbrücke|kunden|beladung|anlieferung|auslieferung',
      brutal: [
        '“Anmelden, warten, Tor 14.” The middle one takes three hours, and has a coffee machine.',
        "Wechselbrücken stand on four legs, three of which fold up when they're told.",
      ],
      gentle: 'Waiting is part of the trade, and slots kept are a figure. If yours were booked by you, say so.',
    },
  ],
  building: [
    {
      says: 'rohbau|rohbauarbeiten|rohbauten|maurerarbeiten|mauerwerk|mauern|mauerwerksbau|mauerarbeiten|mauerwerksarbeiten|klinkermauerwerk',
      brutal: [
        'In the Rohbau the owners pace out the living room and discover that it was bigger on paper.',
        'The Maurer trusts in the Putz, the Putz trusts in the Maler, and the Maler trusts in the furniture.',
      ],
      gentle: 'Give square metres, stone and house type: three words, and a Polier knows what you can lay.',
    },
    {
      says: 'trockenbau|trockenbauarbeiten|rigips|gipskarton|gipskartonplatten|trockenbauwände|trockenbauer|ständerwerk|abgehängte decken',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'With Trockenbau a room has a wall by lunch. By evening it needs the one socket that nobody drew.',
        'Everyone in Germany can do Rigips, up to the joints.',
      ],
      gentle: 'Q2, Q3 or Q4 is the word clients pay by. Name the surface you hand over.',
    },
    {
      says: 'estrich|estricharbeiten|estrichleger|zementestrich|estrichverlegung|estricharbeiten und bodenbeläge|anhydritestrich',
      brutal: [
        "Estrich has to dry for twenty-eight days. On the second there's a footprint in it, size 45, going in.",
        "“Ist der Estrich trocken?” is asked by the Bodenleger, who measures, and by the Bauleiter, who'd rather he didn't.",
      ],
      gentle: 'Systems, thickness and metres a day let a Bauleiter compare. Mention a heated floor without a crack, if you have one.',
    },
    {
      says: 'richtfest|dachstuhl|dachstühle|zimmererarbeiten|dachkonstruktion|dachkonstruktionen|aufrichten von dachstühlen|abbund|holzrahmenbau',
      brutal: [
        "At a Richtfest the Zimmermann drinks, recites, and throws the glass off the roof. It's the only time that site waste is poetry.",
        "The Dachstuhl stands in a day, and then there's one Sparren left over and a very quiet meeting.",
      ],
      gentle: 'Abbund by hand or machine, and the biggest span: two details from which another carpenter sees your standard.',
    },
    {
      says: 'aufmaß|aufmaße|aufmaßerstellung|aufmaß und abrechnung|erstellung von aufmaßen|aufmaße erstellen|aufmaß erstellen|bauabrechnung',
      brutal: [
        'The Aufmaß is measured twice: once by those who built it and once by those who pay.',
        "In VOB small openings aren't deducted. Great friendships have ended at two and a half square metres.",
      ],
      gentle: 'Billing without cuts is a rare skill on a site. If your figures went through unchallenged, that is the line.',
    },
    {
      says: 'bautagebuch|bautagebücher|bautagesberichte|bautagebericht|bautagesbericht|führen des bautagebuchs|bautagebuchführung|regieberichte',
      brutal: [
        'A Bautagebuch notes weather, heads and obstacles. The obstacle is always another Gewerk.',
        'Ten years later one line saves the firm: “14:20, Bauherr informiert, Bauherr lacht.”',
      ],
      gentle: 'Give sites you kept the records for, and with which app: small firms hire for exactly that.',
    },
    {
      says: 'baustelleneinrichtung|baustellenorganisation|baustellensicherung|absicherung der baustelle|baustellenabsicherung|baustellenleitung|baustellenkoordination|baucontainer',
      brutal: [
        'A Baustelle exists once it has a Bauzaun, a Dixi and one folding chair that faces the sun.',
        'The first thing set up is the Bauwagen, and the first thing that works is its coffee machine.',
      ],
      gentle: 'Number of trades and length of the job show what was kept in order. Add the heaviest week.',
    },
    {
      says: 'verputzarbeiten|putzarbeiten|innenputz|außenputz|wärmedämmverbundsystem|wdvs|fassadendämmung|fassadenarbeiten|verputzen|vollwärmeschutz',
      brutal: [
        'WDVS goes up in weeks, and within days a Specht has moved in.',
        "Innenputz is judged with a lamp held sideways, by somebody who'll hang up a bookcase.",
      ],
      gentle: 'System holders train their own people. If you have the certificate of one, name it.',
    },
    {
      says: 'malerarbeiten|maler- und lackiererarbeiten|tapezieren|tapezierarbeiten|raufaser|tapezierarbeit|lackierarbeiten|raufasertapete|spachtelarbeiten|maler- und tapezierarbeiten',
      brutal: [
        'Germany is held together by Raufaser, in three grains and eleven coats.',
        'There are forty whites, and the customer wanted the one from the Treppenhaus.',
      ],
      gentle: 'Painters are booked by their finest surface. Old plaster, Lack or façade: the most demanding one you do should come first.',
    },
    {
      says: 'fliesenarbeiten|fliesen verlegen|fliesenverlegung|fliesenleger|fliesenlegerarbeiten|verlegen von fliesen|natursteinarbeiten|fliesenlegerin|bodenfliesen',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'The cut tile goes behind the door. Everyone who visits a Fliesenleger looks behind the door.',
        'Fugen run true through the whole bathroom, and then comes the pipe the Installateur thought of.',
      ],
      gentle: 'Format is the point: 120 by 60 on an old floor says more than a list. Name the hardest room.',
    },
    {
      says: 'dacheindeckung|dachdeckerarbeiten|dachsanierung|dachdecker|dachziegel|steildach|flachdach|dacheindeckungen|dacharbeiten|flachdachabdichtung',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "From up there you can see every garden in the street, and who's in the hammock on a Tuesday.",
        'Dachziegel have a pattern book, and the Bebauungsplan permits the red from page four.',
      ],
      gentle: 'Give steep or flat, tile or slate, metres of height: a Meister reads these three.',
    },
  ],
  'pipes-and-wires': [
    {
      says: 'heizungsbau|heizungsinstallation|heizungsanlagen|heizungsbauer|heizungstechnik|sanitär- und heizungstechnik|sanitär-, heizungs- und klimatechnik|anlagenmechaniker shk|shk|heizungsmonteur|heizungswartung',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Heizungen break on the first night of frost, at a quarter to seven, in a house full of guests.',
        'What the new one will cost is question one. Question two is what the neighbour paid.',
      ],
      gentle: "Brands you're trained on (Viessmann, Vaillant, Buderus) are what firms filter for. List them.",
    },
    {
      says: 'wärmepumpe|wärmepumpen|luft-wasser-wärmepumpe|wärmepumpenanlagen|wärmepumpeninstallation|wärmepumpentechnik|wärmepumpenanlage',
      brutal: [
        'A Wärmepumpe stands three metres from the boundary and in the middle of the conversation with the neighbours.',
        'Everyone at the Stammtisch has an opinion on the Wärmepumpe. One of them has a screwdriver.',
      ],
      gentle: 'Commissioning is the scarce part of heat pumps, ahead of installing and planning. If it was yours, lead with it.',
    },
    {
      says: 'elektroinstallation|elektroinstallationen|schlitze klopfen|schlitze stemmen|kabelverlegung|leitungsverlegung|kabel verlegen|verlegen von leitungen|kabelziehen|gebäudeinstallation|installation von elektroanlagen',
      brutal: [
        'Elektroinstallation begins as Schlitze klopfen, and the electricity only comes in the third year.',
        "German sockets are set one metre five from the floor or thirty centimetres. The sofa's always at the other one.",
      ],
      gentle: 'New build, old stock or industry: each of them is another trade. Say which, and the largest object.',
    },
    {
      says: 'vde-prüfung|vde-prüfungen|dguv v3|dguv vorschrift 3|dguv-v3-prüfung|dguv v3-prüfungen|vde 0100|vde-messungen|vde-vorschriften|prüfung nach vde|din vde',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "Under DGUV V3 even the kettle has a test record. It passed with a sticker, and there's more sticker than kettle.",
        'The Prüfer comes for the drill, and the whole office hides its fairy lights.',
      ],
      gentle: 'Give devices a day and meter used (Benning, Gossen): test firms hire by those, and pay per piece.',
    },
    {
      says: 'notdienst|bereitschaftsdienst|rufbereitschaft|notdiensteinsätze|störungsdienst|entstörungsdienst|störungsbeseitigung|bereitschaftsdienste|24-stunden-notdienst',
      brutal: ['Rufbereitschaft means the Bratwurst has just been turned.', 'In Notdienst the fault is either a catastrophe or the switch.'],
      gentle: 'First-visit fix rate is what a service manager lies awake over. Give yours.',
    },
    {
      says: 'badsanierung|badsanierungen|sanitärinstallation|sanitärinstallationen|badrenovierung|bäder|badmodernisierung|sanitärarbeiten|silikonfugen|sanitäranlagen|badmontage',
      brutal: [
        'A new Bad is finished in two weeks, except for one Blende, which is in Italy.',
        'Silikonfugen are drawn with soap, one finger and no breathing.',
      ],
      gentle: 'Coordinating the other trades is the step from fitter to lead. If you ran a Bad from strip-out to hand-over, the line should say just that.',
    },
    {
      says: 'schaltschrankbau|schaltschränke|verteilerbau|schaltschrank|verdrahtung|schaltschrankverdrahtung|verdrahten von schaltschränken|schaltschrankmontage|unterverteilungen|klemmenplan',
      brutal: [
        'A Schaltschrank is wired so beautifully that somebody locks the door on it.',
        "In every Unterverteilung one breaker is labelled “Reserve”, and something goes dark when it's off.",
      ],
      gentle: 'Wiring from drawings is what cabinet builders test. Add EPLAN or paper, and cabinets a month if you know the number.',
    },
    {
      says: 'hydraulischer abgleich|hydraulischen abgleich|dichtheitsprüfung|druckprobe|druckprüfung|dichtheitsprüfungen|druckprüfungen|druckproben',
      brutal: [
        'Before the hydraulischer Abgleich the attic freezes and the ground floor has a window open.',
        'At a Druckprobe everyone looks at the needle, and somebody hears a drip in another trade.',
      ],
      gentle: 'The signed protocol is the product here, and subsidies can hang on it. If yours went through without a query, say so.',
    },
  ],
  factory: [
    {
      says: 'schichtbuch|schichtleiter|schichtleiterin|schichtführer|schichtführung|schichtführerin|schichtleitung|schichtübergaben|schichtverantwortung',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        '“Läuft”, says the Frühschicht. The Spätschicht has heard that word before, over the same puddle.',
        'A Schichtbuch has room for one sentence per fault, and “siehe Frühschicht” fills it.',
      ],
      gentle: "People and lines are the size of a shift. With Ausschuss before and after, if you know it, the picture's complete.",
    },
    {
      says: 'rüsten|umrüsten|rüsten von maschinen|rüstzeiten|einrichten von maschinen|maschineneinrichter|rüsten der maschinen|umrüstung|rüstzeit|umrüsten der anlage|einrichten der maschinen|rüsten und einrichten',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Rüsten takes forty minutes by the plan, and a further twenty for the key of the Werkzeugschrank.',
        "When the machine's being set up, everyone who walks past has an idea.",
      ],
      gentle: 'Minutes before and after is the classic of the trade. Write it down if you know it.',
    },
    {
      says: 'instandhaltung|wartung und instandhaltung|instandsetzung|vorbeugende instandhaltung|wartungsarbeiten|wartung von maschinen|instandhaltungsarbeiten|maschinenwartung|wartung der maschinen|instandhaltungsmaßnahmen',
      brutal: [
        'Instandhaltung is loved at 3 a.m. and a Kostenstelle by day.',
        "The machine stops. The Instandhaltung comes. The machine runs. Nobody touched anything, and so it'll be back.",
      ],
      gentle: 'Availability in per cent is what maintenance produces. If it moved on your line, the two figures outdo every task in the list.',
    },
    {
      says: 'sichtprüfung|qualitätskontrolle|qualitätskontrollen|endkontrolle|sichtkontrolle|qualitätsprüfung|qualitätsprüfungen|sichtprüfungen|wareneingangsprüfung|messschieber|maßkontrolle|serienprüfung',
      brutal: [
        'An experienced eye sees a scratch at two metres, at work and on every car in the street.',
        'A Messschieber lends itself to a tenth of a millimetre, and to opening letters.',
      ],
      gentle: "Parts a shift, escaped defects, and the drawings you measure by: that's a whole profile in one line.",
    },
    {
      says: 'zerspanung|zerspanungsmechaniker|zerspanungsmechanikerin|cnc-fräsen|cnc-drehen|drehen und fräsen|cnc-drehmaschine|cnc-drehmaschinen|cnc-fräsmaschine|cnc-fräsmaschinen|zerspanungstechnik|frästeile|drehteile',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Zerspanung makes a wonderful part out of a block, and a wonderful block of chips out of the rest.',
        '“Zwei Hundertstel” is a distance that two Zerspaner can argue over through lunch.',
      ],
      gentle: 'Give control (Heidenhain, Siemens 840D, Fanuc), axes and tolerance: put those in, and the Meister rings.',
    },
    {
      says: 'wig-schweißen|mag-schweißen|mag-schweißer|schweißerprüfung|schweißerprüfungen|schweißerpass|schweißarbeiten|schutzgasschweißen|e-hand|schweißnähte|schweißerzeugnis',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: ['The loveliest seam, like a row of coins, is on the side that faces the wall.', "You can spot a Schweißer's jacket by the constellation."],
      gentle: 'Process, position and expiry (135, PF, DIN EN ISO 9606-1) are the only things a Schweißaufsicht reads.',
    },
    {
      says: 'stückzahl|stückzahlen|akkord|akkordarbeit|akkordlohn|stückzahlvorgaben|taktzeit|taktzeiten|fließband|bandarbeit|fließbandarbeit',
      brutal: [
        'In Akkord the machine sets the pace, the Zeitnehmer sets the time, and neither has ever met the material.',
        'When the Zeitnehmer comes round the corner, every movement on the line takes on a certain dignity.',
      ],
      gentle: 'Rate held and scrap with it: either figure alone is half a story. Give the two.',
    },
    {
      says: 'baugruppenmontage|baugruppen|montagearbeiten|endmontage|vormontage|montage von baugruppen|montieren|montage und demontage|montage nach zeichnung|gerätemontage',
      brutal: [
        'At the end of the Endmontage everything runs, and a washer lies on the bench.',
        "Montage is done to the drawing. The drawing is done to last year's part.",
      ],
      gentle: 'Assembly is read by its drawings and its torque. If whole machines left with your stamp on them, say how many.',
    },
    {
      says: 'arbeitsanweisungen|arbeitsanweisung|verfahrensanweisungen|prozessanweisungen|prüfanweisungen|verfahrensanweisung|arbeits- und verfahrensanweisungen',
      brutal: [
        'The Arbeitsanweisung hangs at the machine in a Klarsichthülle, under the one by hand that everybody uses.',
        'Revision 14 of an Arbeitsanweisung differs from 13 in the name of the department.',
      ],
      gentle: 'Writing them is one thing, working to them another. Authors are rarer, so if you were one, let it be seen.',
    },
  ],
  'engineering-office': [
    {
      says: 'konstruktion|konstruktionen|3d-konstruktion|konstruktionszeichnungen|konstrukteur|konstrukteurin|detailkonstruktion|konstruktionszeichnung|neukonstruktion|konstruktionsabteilung',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'German Konstruktion is built for five times the load, because sooner or later somebody stands on it to reach something.',
        'Everything fits together in CAD, as nobody there needs room for a spanner.',
      ],
      gentle: 'Assemblies, part counts, CAD and release are the frame. If one of your designs can be bought, its name is what an engineering office remembers.',
    },
    {
      says: 'stückliste|stücklisten|stücklistenpflege|stücklistenerstellung|erstellung von stücklisten|stücklisten und zeichnungen|stücklistenauflösung',
      brutal: [
        'Every Stückliste has four hundred items, one of which is “Kleinteile”.',
        'A Stückliste is final. The Einkauf has just one question, on every line.',
      ],
      gentle: 'Positions and variants show the size of the product; the PLM system shows how it was tamed. Put in both.',
    },
    {
      says: 'zeichnungsableitung|zeichnungserstellung|fertigungszeichnungen|technische zeichnungen|fertigungszeichnung|technischer zeichner|technische zeichnerin|zeichnungsableitungen|fertigungsunterlagen|passungen|toleranzen',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'On a Zeichnung everything has a tolerance except the Prüfer.',
        '“Allgemeintoleranzen nach ISO 2768-m” is the sentence by which a drawing says: be reasonable.',
      ],
      gentle: 'Form and position tolerances set well save real money. If a part of yours got cheaper to make, the per cent belongs beside the drawing.',
    },
    {
      says: 'ce-kennzeichnung|maschinenrichtlinie|ce-konformität|maschinenrichtlinie 2006/42/eg|risikobeurteilung|risikobeurteilungen|konformitätserklärung|ce-dokumentation|konformitätserklärungen',
      brutal: [
        "The Risikobeurteilung foresees that somebody will climb into the machine. It also foresees that they'll have read the manual.",
        "Two letters on the type plate, four Ordner behind them, and one signature that wasn't keen.",
      ],
      gentle: 'If you put together the file that held in an inspection, employers outside mechanical engineering want it, too.',
    },
    {
      says: 'statik|statische berechnung|statische berechnungen|standsicherheitsnachweis|bewehrungspläne|statische berechnungen nach eurocode|tragwerksplanung|prüfstatik|bewehrungsplan|schal- und bewehrungspläne',
      brutal: [
        'The architect draws a column too few, and the Statik puts it back where the sofa would go.',
        'Prüfstatiker agree with every figure and ask for one more.',
      ],
      gentle: 'Span, use and Bauvolumen, and the program with its version: so much fits in one line.',
    },
    {
      says: 'ausschreibung|ausschreibungen|leistungsverzeichnis|leistungsverzeichnisse|leistungsverzeichnissen|hoai|leistungsphasen|leistungsphase|leistungsphasen 1-9|ausschreibungsunterlagen|erstellung von leistungsverzeichnissen|vergabe',
      brutal: [
        "In a Leistungsverzeichnis the last item is “Endreinigung, pauschal”, and it's where all the bidders meet.",
        "HOAI counts nine Leistungsphasen. The client is in three, the money is in five, and everybody's in eight.",
      ],
      gentle: 'Phases and Bausumme are the vital statistics here. Add an LV that needed few Nachträge, if you have one.',
    },
    {
      says: 'projektierung|eplan-projektierung|schaltplanerstellung|stromlaufpläne|schaltpläne|stromlaufplan|elektroprojektierung|elektroplanung|elektrokonstruktion|hardwareplanung',
      brutal: [
        'A Stromlaufplan says “siehe Blatt 47”, and Blatt 47 says “siehe Blatt 12”.',
        'In Projektierung the last change comes in after the cabinet has left.',
      ],
      gentle: 'Give EPLAN version, macros, and I/O points of the largest plant: a planner can be ranked by these.',
    },
    {
      says: 'erstmusterprüfung|erstmusterprüfbericht|erstmusterprüfberichte|empb|erstmuster|reklamationen 8d|8d-berichte|8d-bericht|erstmusterprüfungen|bemusterung|erstbemusterung',
      brutal: [
        'An Erstmuster is measured in every dimension. It was chosen from fifty, for its character.',
        '8D has eight disciplines, and D3 is a colleague in a faraway hall with a torch.',
      ],
      gentle: 'OEMs keep a quota of parts released at the first attempt. If yours was good, so may you.',
    },
    {
      says: 'inbetriebnahme|inbetriebnahmen|werksabnahme|inbetriebnahme von anlagen|inbetriebsetzung|inbetriebnahme beim kunden|inbetriebnahmeingenieur|vor-ort-inbetriebnahme',
      brutal: [
        'Inbetriebnahme is scheduled for two weeks, in a town with one hotel and one pizzeria, and ends on first-name terms with both.',
        'On the day of Inbetriebnahme somebody who has never been seen before asks where the red button is.',
      ],
      gentle: 'Countries and plants make the list; the deadline makes the line. If it was never missed, that deserves bold type.',
    },
  ],
  school: [
    {
      says: 'klassenleitung|klassenlehrer|klassenlehrerin|klassenführung|klassenlehrerschaft|stellvertretende klassenleitung|klassenleiterin|klassenleiter',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'A Klassenleitung is subject teaching plus Klassenkasse, and the Klassenkasse is two euros out.',
        'Whoever takes on a Klassenleitung owns thirty Einverständniserklärungen, of which twenty-six have come back.',
      ],
      gentle: 'Year and class size are enough, plus the one thing that was better in July than it had been in September.',
    },
    {
      says: 'elternabend|elternabende|elternsprechtag|elternsprechtage|elterngespräche|elternarbeit|elternabenden|elternsprechtagen|elterngesprächen',
      brutal: [
        'At an Elternabend tall people sit on small chairs and look at the table when it comes to electing the Vertretung.',
        'A slot at the Elternsprechtag is ten minutes, and the first four belong to the stairs.',
      ],
      gentle: "It's difficult conversation to a timetable. Training in it, or a case well solved and kept anonymous, may be named.",
    },
    {
      says: 'vertretungsplan|vertretungsstunden|vertretungsunterricht|vertretungslehrer|vertretungslehrerin|vertretungsplanung|vertretungslehrkraft|vertretungsstunde|vertretungsreserve',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'At 7:25 the whole staff stands before the Vertretungsplan, and one of them sighs.',
        'Vertretungsstunde: the pupils know what was to be done, and keep it to themselves.',
      ],
      gentle: 'Walking into a strange class and teaching is a skill of its own. Subjects and levels taken would show its reach.',
    },
    {
      says: 'referendariat|vorbereitungsdienst|lehramtsanwärter|lehramtsanwärterin|referendar|referendarin|unterrichtsbesuch|unterrichtsbesuche|lehrprobe|lehrproben|studienreferendarin|studienreferendar',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "For a Lehrprobe you plan forty-five minutes on fourteen pages, and the projector hasn't read any of them.",
        'In the Referendariat every lesson has a Phase, an Impuls and a Fachleiter at the back, writing.',
      ],
      gentle: 'Subjects, type of Schule and examined lessons belong here; grades only if they help.',
    },
    {
      says: 'zeugniskonferenz|notenkonferenz|zeugniskonferenzen|notenkonferenzen|zeugnisse schreiben|zeugnisse|notengebung|leistungsbewertung|zensurenkonferenz|zeugniserstellung',
      brutal: ['In a Notenkonferenz a 3,5 is argued over for longer than the whole 2b.', 'At Zeugniskonferenzen the biscuits are gone by the letter F.'],
      gentle: 'Assessment that stood up to appeal is quiet quality. If you moderated for a whole year, write that.',
    },
    {
      says: 'klassenfahrt|klassenfahrten|wandertag|wandertage|schullandheim|studienfahrt|studienfahrten|kursfahrt|kursfahrten|landschulheim|schulausflüge',
      brutal: [
        'On a Klassenfahrt the coach has been under way for nine minutes when somebody opens the first bag of crisps.',
        "In the Jugendherberge there's Hagebuttentee from a metal pot, whatever the year.",
      ],
      gentle: "Coach, hostel, budget, weather: this is event management with a risk assessment. Use such words; they're accurate.",
    },
    {
      says: 'pausenaufsicht|hofaufsicht|pausenaufsichten|frühaufsicht|busaufsicht|aufsichtspflicht|aufsicht in den pausen',
      brutal: [
        'Pausenaufsicht has two zones: where the football is, and behind the Turnhalle.',
        'You stand in the rain with half a Brötchen, being told who started it, in chronological order.',
      ],
      gentle: 'The word alone is taken for granted. If you reorganised it and accidents went down, it becomes a result.',
    },
    {
      says: 'fachkonferenz|fachschaft|fachkonferenzleitung|fachschaftsleitung|fachvorsitz|fachbereichsleitung|fachkonferenzen|schulinternes curriculum|fachschaftssitzung|gesamtkonferenz|gesamtkonferenzen',
      brutal: [
        "The Fachschaft meets from two to three to decide which book, and by five it's the one from before.",
        "TOP 3, Kopierkontingent: it's the only item for which all of the Gesamtkonferenz wakes up.",
      ],
      gentle: 'Leading equals who owe you nothing is management of the hardest kind. Head count and one decision suffice.',
    },
    {
      says: 'korrekturen|klausuren|klassenarbeiten|korrektur von klausuren|abiturklausuren|korrigieren|klausurkorrektur|abiturprüfungen|klassenarbeit|korrektur von klassenarbeiten',
      brutal: [
        'A stack of Klassenarbeiten travels to Italy and back, in the sun, unopened.',
        'The first paper is marked with care, the last with chocolate, and then the first one again for fairness.',
      ],
      gentle: 'Abitur as a first or second marker is trusted with standards. Subject and years would fit in here.',
    },
  ],
  nursery: [
    {
      says: 'eingewöhnung|eingewöhnungen|berliner modell|berliner eingewöhnungsmodell|münchener modell|eingewöhnungsphase|eingewöhnung nach dem berliner modell',
      brutal: [
        "In the Berliner Modell the Eltern sit in the corner and do nothing. It's the Eltern who need the longest.",
        'By day four of an Eingewöhnung all is well with everyone, bar one adult behind the fence.',
      ],
      gentle: 'Leitungen ask which model the house worked by. If the concept was partly yours, that lifts the line above the routine.',
    },
    {
      says: 'bildungsdokumentation|bildungsdokumentationen|bildungs- und lerngeschichten|entwicklungsdokumentation|entwicklungsberichte|beobachtungsbögen|portfolioarbeit|entwicklungsdokumentationen',
      not: 'aktien|fonds|produktportfolio',
      brutal: [
        'In the Portfolio every scribble has a date, a quote and a Sachbeschreibung, like Klee.',
        "A Portfolio is thick with leaves. Real ones, and they've been shedding since October.",
      ],
      gentle: 'Procedures have names here: Kompik, Sismik, Lerngeschichten. The one you worked with puts you ahead of everyone who writes “observed”.',
    },
    {
      says: 'bastelangebote|basteln|bastelarbeiten|kreativangebote|kreative angebote|bastelaktionen|bastelangebot|basteln und malen',
      brutal: [
        'Basteln is five minutes of glue and three weeks of Klopapierrollen from every household.',
        "Glitter comes into a Kita once. After that it's in the building's inventory.",
      ],
      gentle: "Crafts become teaching with an aim: fine motor skills, language, patience. Add one named project, if it's in the line.",
    },
    {
      says: 'morgenkreis|morgenkreise|stuhlkreis|stuhlkreise|singkreis|gesprächskreis|gestaltung des morgenkreises',
      brutal: [
        "In the Morgenkreis somebody has something important to tell. It's about the neighbour's digger, and it's long.",
        'A Stuhlkreis is round until someone has to sit next to the Erzieherin. There are two such chairs.',
      ],
      gentle: "It's moderating a meeting with twenty-two speakers. Group size and an idea of yours would say so.",
    },
    {
      says: 'waldtag|waldtage|waldkindergarten|waldgruppe|waldwoche|naturpädagogik|waldpädagogik|waldwochen',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        "There's no bad weather, only a bag of wet Matschhosen in the hall, moving slightly.",
        'On a Waldtag everyone comes home with a stick, and each of them is the right one.',
      ],
      gentle: 'Safety, tools, weather plans: forest days need more preparation than rooms do. Let one of them be seen.',
    },
    {
      says: 'laternenfest|laternenumzug|martinsumzug|sankt martin|st. martin|laternenbasteln|laternenfeste|martinsfest|lichterfest',
      brutal: [
        'At every Laternenumzug one lantern is on fire by the second verse of “mein Licht geht aus”.',
        "Rabimmel, rabammel, rabumm: it's sung in front, and again at the back, half a street later.",
      ],
      gentle: "Permit, route, fire brigade, two hundred Brezeln: it's an event, and you may list it as one.",
    },
    {
      says: 'mittagsschlaf|schlafwache|mittagsruhe|ruhezeit|wickeln|wickelsituation|wickeln und füttern|schlafbetreuung|wickeldienst',
      near: 'kita|krippe|gruppe|erzieh|kinder|kind|betreuung|wickeln|schlafwache|füttern|u3',
      brutal: [
        'The last one drops off at ten to one, when the Müllabfuhr has a word with the yard.',
        'In the sleeping room all are breathing evenly at last, and the floorboard by the door has been waiting for this.',
      ],
      gentle: 'U3 is where the shortage is. Leitungen read the ratio first, knowing what it asks of a team.',
    },
    {
      says: 'hort|hortgruppe|hausaufgabenbetreuung|ferienbetreuung|nachmittagsbetreuung|offene ganztagsschule|offener ganztag|ganztagsbetreuung|hausaufgabenhilfe',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'In the Hausaufgabenbetreuung nobody has anything to do, and all of them need help with it.',
        '“Hab ich schon” is checked at a glance. The Ranzen is opened at the second one.',
      ],
      gentle: 'Give the number of pupils and cooperation with teachers: the second is the part that Träger are looking for.',
    },
  ],
  software: [
    {
      says: 'softwareentwicklung|anwendungsentwicklung|anwendungsentwickler|anwendungsentwicklerin|fachinformatiker|fachinformatikerin|fachinformatiker für anwendungsentwicklung|fachinformatiker anwendungsentwicklung|softwareentwickler|softwareentwicklerin',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'German code has English functions, German comments, and one variable called kundenNummerNew2.',
        'In a German firm an Anwendungsentwickler writes software by day and is asked about the printer all day.',
      ],
      gentle: 'Language, users, year of the first release: a tool that people use every day is worth more than the stack.',
    },
    {
      says: 'schnittstellen|schnittstellenentwicklung|schnittstelle|schnittstellenprogrammierung|entwicklung von schnittstellen|schnittstellenanbindung|anbindung von schnittstellen|schnittstellenbeschreibung',
      brutal: [
        "On one side of the Schnittstelle the date is 31.12., on the other it's 12/31, and between the two sits somebody.",
        'A German Schnittstelle is a CSV with semicolons, and an ß that went in as two letters and came out as a question mark.',
      ],
      gentle: "Name the systems at both ends and messages a day. It's the plumbing that everyone pays for.",
    },
    {
      says: 'altsystem|altsysteme|altanwendung|ablösung des altsystems|altsystemen|systemablösung|altanwendungen|systemumstellung|datenmigration|migration der altdaten|altdaten',
      brutal: [
        "An Altsystem is switched off everywhere at once, apart from the one on Herr Krüger's desk.",
        "Altdaten have a field called “Bemerkung2”. The company's whole knowledge is in it.",
      ],
      gentle: "Migrations are told in three numbers: years replaced, records moved, hours of downtime. If you have one of them, it's enough.",
    },
    {
      says: 'anforderungsanalyse|anforderungsanalysen|anforderungserhebung|anforderungsaufnahme|anforderungsmanagement|fachkonzept|fachkonzepte|fachbereich|abstimmung mit dem fachbereich|fachbereichen|fachbereiche',
      brutal: ['The Fachbereich wants it just as in Excel, but not Excel.', '“Das ist doch nur ein Knopf” is how every Fachkonzept over ninety pages began.'],
      gentle: 'Saving a build is an achievement that developers rarely print. If you talked somebody out of a wish, the line may say which.',
    },
    {
      says: 'warenwirtschaftssystem|warenwirtschaft|warenwirtschaftssysteme|branchensoftware|erp-anpassungen|warenwirtschaftssystems|branchenlösung|erp-entwicklung',
      brutal: [
        'A German Branchensoftware has a menu called “Extras”, and there it keeps all it does.',
        'Branchensoftware begins with one Baustoffhandel in 1994. Thirty years on, dentists can enter sand in it by the half tonne.',
      ],
      gentle: 'Knowing a business from inside its program is what consultants sell. The trade that used yours should be the first word after it.',
    },
    {
      says: 'testfälle|softwaretests|abnahmetests|testdurchführung|fehleranalyse|fehlerbehebung|erstellung von testfällen|testkonzept|testkonzepte|abnahmetest|fehlersuche',
      near: 'software|test|tests|testfälle|anwendung|fehler|programm|system|systeme|softwaretests|abnahmetest|testkonzept',
      brutal: [
        'In every Testkonzept Max Mustermann lives in Musterstadt, and has bought 999,999 Schrauben.',
        "“Bei mir läuft's” in German means that the meeting is over and the search begins.",
      ],
      gentle: 'Found before the customer did: that number, per release, is what your testing was worth.',
    },
    {
      says: 'wartung und weiterentwicklung|weiterentwicklung bestehender|weiterentwicklung der bestehenden|softwarepflege|weiterentwicklung|pflege und weiterentwicklung|wartung und pflege|bestandssoftware',
      near: 'software|anwendung|anwendungen|system|systeme|plattform|webanwendung|applikation|module|code|bestandssoftware|softwarepflege',
      brutal: [
        'The comment says “// temporär, Müller, 2009”. Müller has since retired to the Ostsee.',
        "Weiterentwicklung means adding a floor while everyone's in the building, and finding out which wall was holding up the payroll.",
      ],
      gentle: 'Lead time per change is how upkeep is measured. If it got shorter with you, that is the result.',
    },
  ],
  sales: [
    {
      says: 'kaltakquise|telefonakquise|neukundenakquise|kundenakquise|akquise|telefonische kaltakquise|akquise von neukunden|neukundengewinnung|gewinnung von neukunden|neukundenakquisition|kundengewinnung|akquisition von neukunden',
      brutal: [
        '“Schicken Sie mal was zu” is the most polite way in which German has ever hung up.',
        'In Kaltakquise you speak to the Chef by first becoming the best friend of the Vorzimmer.',
      ],
      gentle: 'Calls, appointments, orders: a funnel with three numbers sells you faster than the verb does.',
    },
    {
      says: 'außendienst|außendienstmitarbeiter|außendienstmitarbeiterin|vertriebsaußendienst|außendiensttätigkeit|außendienstler|im außendienst|außendienstes',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'The Außendienst knows every Raststätte in the territory, and has a card that collects points there.',
        'In the Kombi hang two jackets: one for the Geschäftsleitung, one for the hall.',
      ],
      gentle: 'Postcode areas, visits a week, turnover: Vertriebsleiter read a territory like a map, so draw it.',
    },
    {
      says: 'gebietsleitung|gebietsleiter|gebietsleiterin|gebietsverkaufsleiter|gebietsverkaufsleiterin|verkaufsgebiet|vertriebsgebiet|gebietsverantwortung|vertriebsgebiets',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'A Verkaufsgebiet is given in Postleitzahlen, and the good customer sits just past the last one.',
        'Gebiete are redrawn in January, by somebody with a ruler, far from Bavaria.',
      ],
      gentle: "Turnover when you took it on and when you gave it up: there's no better pair of figures in sales.",
    },
    {
      says: 'kundenbesuche|kundentermine|kundenbesuch|besuchsberichte|besuchsplanung|kundenbesuchen|besuchsbericht|kundentermin|vor-ort-termine',
      brutal: [
        'The Besuchsbericht says “gutes Gespräch”. It was about the boat.',
        'Customers in Germany take their visitors seriously, as one can see from the little bottles and the four biscuits.',
      ],
      gentle: 'The share that ended in an order is the figure behind a visit. If you know yours, it turns mileage into selling.',
    },
    {
      says: 'preisverhandlungen|preisverhandlung|jahresgespräche|konditionen|preisgespräche|konditionsverhandlungen|jahresgesprächen|rabatte|konditionsgespräche|verhandlung von konditionen',
      brutal: [
        'A Jahresgespräch opens with the weather in January, and closes with half a per cent in April.',
        '“Da muss ich mit meinem Chef sprechen” is said on both sides of the table, and the bosses play golf.',
      ],
      gentle: "A price increase that was pushed through and kept the customer: that's the line to write, with the per cent.",
    },
    {
      says: 'bestandskunden|bestandskundenbetreuung|bestandskundenpflege|betreuung von bestandskunden|betreuung der bestandskunden|stammkunden|großkunden|schlüsselkunden|betreuung von stammkunden|key-account-betreuung|großkundenbetreuung',
      brutal: [
        'Bestandskunden get the Kalender, and Neukunden get the price.',
        'A Stammkunde has had the same terms since 1998, and remembers what they were to be in exchange for.',
      ],
      gentle: 'Years kept and turnover grown, where you know them, say it all. Renewal rates are the part of selling that never gets a bell, so ring it here.',
    },
    {
      says: 'provisionen|verkaufsprovision|umsatzverantwortung|umsatzziele|zielvorgaben|umsatzziel|vertriebsziele|verkaufsziele|umsatzsteigerung|umsatzplanung',
      brutal: ['The Umsatzziel is agreed with everyone by being announced.', "Reach the target and next year it's higher. Miss it, and next year it's higher."],
      gentle: 'Percentage of target, year by year, needs no adjective. Three years in a row are a career.',
    },
    {
      says: 'angebotsverfolgung|angebotsnachverfolgung|nachfassen|nachfassen von angeboten|nachverfolgung von angeboten|auftragsverhandlungen|vertragsabschluss|vertragsabschlüsse|verkaufsabschluss|verkaufsabschlüsse',
      brutal: [
        'To nachfassen is to ask if the offer has arrived, three times, of someone whose read receipt you have.',
        '“Liegt beim Chef” is a place. A good part of the German economy has been there since Easter.',
      ],
      gentle: "Hit rate before and after you took over the follow-up: it's the cheapest growth there is, and it's measurable.",
    },
  ],
  'public-service': [
    {
      says: 'antragsbearbeitung|anträge|bearbeitung von anträgen|antragsprüfung|prüfung von anträgen|antragsverfahren|antragsannahme|antragsformulare|antragstellung|antragsteller',
      brutal: [
        'A German Antrag has a Merkblatt on how to fill it in, and an Antrag on how to get the Merkblatt.',
        'Forms are complete when the Anlage to the Anlage has come in.',
      ],
      gentle: "Cases a month, days to a decision, law applied: that's the language of the Personalamt, and it reads well outside, too.",
    },
    {
      says: 'bescheid|bescheide|bescheiderstellung|leistungsbescheide|verwaltungsakt|verwaltungsakte|verwaltungsakten|gebührenbescheide|erstellung von bescheiden|steuerbescheide',
      brutal: [
        'A Bescheid says yes or no on page one. Pages two to six say by which paragraph.',
        'The Rechtsbehelfsbelehrung is the part of a Bescheid that says what to do about the rest of it.',
      ],
      gentle: 'Decisions that stand when challenged are the craftsmanship here. Add the law you applied.',
    },
    {
      says: 'widerspruch|widersprüche|widerspruchsverfahren|widerspruchsbearbeitung|widerspruchsbescheide|widerspruchsstelle|bearbeitung von widersprüchen',
      brutal: [
        'A Widerspruch is made in writing, within a month, and in capitals from the second page on.',
        'Germany gives everyone a month to disagree. The letter comes on day thirty, by hand, with a witness.',
      ],
      gentle: 'Upheld, settled, withdrawn: the shares are known to the office. Add legal fields.',
    },
    {
      says: 'bürgerbüro|bürgeramt|bürgerservice|einwohnermeldeamt|bürgerberatung|publikumsverkehr|meldewesen|meldeamt|bürgerinnen und bürger|bürgerbüros',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'In the Bürgerbüro number 112 is called, number 114 is nervous, and 113 is moving the car.',
        'Publikumsverkehr is how German administration says people.',
      ],
      gentle: 'Give contacts a day, languages, and the calm kept at noon on a Monday: give the first two, and the third is believed.',
    },
    {
      says: 'aktenführung|e-akte|elektronische akte|aktenplan|aktenverwaltung|führen von akten|elektronischen akte|elektronische aktenführung|aktenzeichen|umlaufmappe|umlaufmappen',
      brutal: [
        'An E-Akte is the old Akte, with a password, and page 14 upside down as ever.',
        'In Germany nothing exists until it has an Aktenzeichen, and nothing with an Aktenzeichen ever ends.',
      ],
      gentle: 'If you brought a department over to electronic files, numbers and duration make it a project.',
    },
    {
      says: 'standesamt|standesbeamter|standesbeamtin|trauungen|eheschließungen|personenstandswesen|beurkundungen|standesbeamte|personenstandsrecht',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: ['A Trauung takes twenty minutes, and the Stempel goes on after the kiss.', 'In the Trauzimmer the rings are in the other jacket twice a month.'],
      gentle: "It's public speaking, law and tact in one room. Ceremonies a year are a friendly number to print.",
    },
    {
      says: 'ordnungsamt|ordnungswidrigkeiten|ruhender verkehr|verkehrsüberwachung|ordnungswidrigkeitenverfahren|bußgeldstelle|bußgeldbescheide|überwachung des ruhenden verkehrs|politesse|vollzugsdienst|außendienst ordnungsamt',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        "Ruhender Verkehr: only German has a term for parked cars which sounds as though they'd earned it.",
        '“Nur ganz kurz Brötchen holen” is the oldest defence in German traffic law.',
      ],
      gentle: 'De-escalation is the true craft here. If training or a figure stands behind yours, it belongs in front.',
    },
    {
      says: 'bauamt|bauantrag|bauanträge|baugenehmigung|baugenehmigungen|baugenehmigungsverfahren|bauordnungsamt|bauleitplanung|bebauungsplan|bebauungspläne|bauaufsicht|bauaufsichtsbehörde',
      as: ['deed', 'skill', 'hobby', 'employer', 'title'],
      brutal: [
        'A Bauantrag is handed in threefold, so that it can lie in three rooms.',
        'A Bebauungsplan leaves you every freedom as to which of the two roof tiles.',
      ],
      gentle: 'Weeks to a permit is the figure that mayors count. If it grew shorter on your desk, that belongs in print.',
    },
    {
      says: 'haushaltsplan|haushaltsplanung|haushaltsaufstellung|haushaltsmittel|kameralistik|doppik|haushaltsrecht|haushaltsplanungen|bewirtschaftung der haushaltsmittel|haushaltsüberwachung|haushaltsführung',
      near: 'kommun|stadt|gemeinde|landkreis|amt|verwaltung|behörde|mittel|doppik|kameralistik|haushaltsplan|haushaltsmittel|haushaltsrecht|landes|bund',
      brutal: [
        "In November the money has to be gone. That's when a Behörde finds out what it needs: flip charts.",
        'Doppik replaced the Kameralistik to make it all clear. The introduction was clear, and ran to four volumes.',
      ],
      gentle: 'Volume, titles, and how near you came to the plan. Public money kept exact is a reference anywhere.',
    },
    {
      says: 'verwaltungsfachangestellter|verwaltungsfachangestellte|verwaltungsfachwirt|verwaltungsfachwirtin|stadtverwaltung|kreisverwaltung|gemeindeverwaltung|landratsamt|verwaltungslehrgang|angestelltenlehrgang|öffentlicher dienst|öffentlichen dienst',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        '“Zuständigkeit” is the first subject of the course. It deals with finding out whose it is.',
        "Colleagues in the Landratsamt greet each other with “Mahlzeit” from half past ten, as far as it's zulässig.",
      ],
      gentle: 'Give Lehrgang I or II, Amt and Entgeltgruppe: readers in the service look for those three before all else.',
    },
  ],
};
