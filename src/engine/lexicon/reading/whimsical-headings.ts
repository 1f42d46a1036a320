import type { SectionKind } from '../../../domain/cv.ts';

/**
 * Headings written for charm, folded ("I'm" is "i m"), with what stands under them; the first match
 * wins. English, German, French, Spanish, Portuguese, Italian, Dutch. A parser knows none of them.
 */
const PATTERNS: readonly (readonly [SectionKind, string])[] = [
  [
    'education',
    '(?:where|how|what) i (?:ve |have )?(?:learn(?:ed|t)|studied|trained|went to (?:school|college|university))|things i (?:ve )?learn(?:ed|t)|school days|brain food|how i got (?:smart|clever)|(?:learning|academic|study|educational|student) (?:journey|adventures?|quest)|school of (?:life|hard knocks)|hitting the books|' +
      'wo ich (?:gelernt|studiert)|was ich gelernt|meine schulzeit|(?:ou|ce que) j ai (?:appris|etudie)|(?:donde|lo que) (?:he )?(?:aprendi(?:do)?|estudi(?:e|ado))|(?:onde|o que) (?:eu )?(?:aprendi|estudei)|(?:dove|cosa|quello che) ho (?:imparato|studiato)|(?:waar|wat) ik (?:heb )?(?:geleerd|gestudeerd|leerde|studeerde)',
  ],
  [
    'skills',
    '(?:what )?i (?:m|am|ve always been) (?:\\p{L}+ )?(?:good|great|best|brilliant) at|what i (?:can|do best|do well|bring|know|m made of|am made of)|how i can help|things i (?:m|am) (?:good|great) at|things i (?:know|can do)|super ?powers?|tool ?(?:box|belt|kit)|bag of tricks|arsenal|weapons? of choice|secret sauce|(?:magic|special) (?:powers|tricks)|strong suits?|tricks up my sleeve|(?<!.)computers?(?!.)|(?:tools|software|programs|apps|systems|kit) i (?:actually |really )?(?:use|know|work with)|' +
      'was ich (?:gut |alles )?kann|worin ich gut bin|das kann ich|meine superkrafte|werkzeugkasten|ce que je sais faire|super ?pouvoirs|boite a outils|lo que (?:se|puedo) hacer|en (?:lo )?que soy buen[oa]|super ?poderes|caja de herramientas|o que (?:eu )?sei fazer|no que sou bo[am]|caixa de ferramentas|(?:cosa|quello che) so fare|super ?poteri|cassetta degli attrezzi|wat ik (?:goed )?kan|waar ik goed in ben|superkrachten|gereedschapskist',
  ],
  [
    'projects',
    '(?:things|stuff|what) i (?:ve |have )?(?:built|made|created|shipped)|passion projects|was ich gebaut|ce que j ai (?:construit|cree)|lo que he (?:creado|construido)|o que (?:criei|construi)|cosa ho (?:creato|costruito)|wat ik (?:heb gemaakt|maakte)',
  ],
  [
    'objective',
    'where i (?:m|am) (?:going|headed|heading)|what i (?:m|am) (?:(?:looking|searching|hoping) for|after)|what i (?:want|seek)|next (?:chapter|adventure)|dream job|was ich suche|wohin ich will|ce que je (?:cherche|recherche|veux)|lo que busco|o que procuro|cosa cerco|wat ik zoek',
  ],
  [
    'awards',
    'bragging rights|humble brags?|brags?|troph(?:y|ies)|proud(?:est)? (?:of|moments?)|claims? to fame|greatest hits|worauf ich stolz bin|ce dont je suis fi(?:er|ere)|de lo que estoy orgullos[oa]|di cosa vado fier[oa]|waar ik trots op ben',
  ],
  [
    'references',
    '(?:what|nice things) (?:others|people|they|colleagues)(?: have)? sa(?:y|id)|don t take my word|kind words|was andere (?:uber mich )?sagen|ce qu on dit de moi|lo que dicen de mi|cosa dicono di me|wat anderen zeggen',
  ],
  [
    'interests',
    'fun facts?|random facts|when i (?:m|am) not (?:working|at work)|what i (?:love|like|enjoy)|things (?:that )?(?:i (?:love|like|enjoy)|make me smile)|outside (?:of )?(?:work|the office|the classroom)|off the clock|after hours|beyond (?:work|the cv|the resume)|what makes me (?:smile|happy)|life (?:outside|beyond) work|away from (?:work|(?:my|the) (?:desk|screen|office|kitchen|keyboard|job|wheel|computer|laptop))|me time|off the map|off duty|just for fun|' +
      'wenn ich nicht arbeite|was ich (?:gerne?|liebe|mag)|ce que j aime|quand je ne travaille pas|lo que (?:me gusta|amo|disfruto)|o que (?:eu )?(?:gosto|amo)|(?:cosa|quello che) (?:mi piace|amo)|wat ik (?:leuk|graag)',
  ],
  ['languages', '(?:how|what|languages?|tongues) i speak'],
  ['personal', 'say (?:hello|hi)|(?:how|where) (?:to|you can) (?:find|reach) me|let s (?:talk|chat|connect|meet)|drop me a line|find me(?: here)?'],
  [
    'experience',
    '(?:journey|adventure|quest|voyage|odyssey)s?|where i (?:ve |have )?(?:work|worked|been|left)|what i (?:ve |have )?(?:done|did|been (?:up to|doing))|been up to|left my mark|day ?jobs?|paid the bills|war stories|battle ?(?:scars|fields?)|conquests|in the trenches|(?:work|working|career) life|footprints|' +
      'mein weg|meine reise|wo ich (?:gearbeitet|war|bisher)|was ich (?:bisher )?(?:gemacht|getan)|ou j ai travaille|ce que j ai fait|mon (?:chemin|voyage|aventure)|mi (?:camino|viaje|aventura)|donde he trabajado|lo que he hecho|meu caminho|minha (?:jornada|aventura)|onde (?:eu )?(?:ja )?trabalhei|o que (?:ja )?fiz|il mio (?:viaggio|cammino)|la mia avventura|dove ho lavorato|cosa ho fatto|mijn (?:reis|pad|avontuur)|waar ik (?:heb )?(?:gewerkt|werkte)|wat ik (?:heb )?(?:gedaan|deed)',
  ],
  [
    'summary',
    '(?:my|our|the) (?:own )?story|story so far|who i am|in a nutshell|hello|howdy|hi there|nice to meet you|the person behind|what (?:makes|drives) me|(?:a )?(?:little|bit|all) about me|why (?:me|hire me)|my world|was mich (?:ausmacht|antreibt)|das bin ich|qui je suis|c est moi|quien soy|este soy yo|quem (?:eu )?sou|wie ik ben|dit ben ik',
  ],
  [
    'other',
    '(?:where|what|who|how|why|things|stuff) (?:that )?i|(?:fun|good|other|boring|nerdy) (?:stuff|bits?)|chapter (?:one|two|three|\\d)|playground|rap sheet',
  ],
];

export const WHIMSICAL_HEADINGS: readonly (readonly [RegExp, SectionKind])[] = PATTERNS.map(([kind, phrases]) => [
  new RegExp(`(?:^|\\s)(?:${phrases})(?:\\s|$)`, 'u'),
  kind,
]);
