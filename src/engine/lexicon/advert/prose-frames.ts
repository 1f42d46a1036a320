/** What adverts put before and after what they ask for where they ask in sentences. Any case, at the head unless said otherwise. */

/** What opens a sentence before its subject: "Day to day", "As a baker,", "Under general supervision,". */
export const OPENER =
  /^(?:(?:and|but|also|plus|so|then|ideally|preferably|in addition|additionally|day[- ]to[- ]day|on a daily basis|(?:every|each|most) days?|in (?:this|the|your) (?:role|position|job|post)|working (?:closely )?(?:with|alongside) [^,.;:]{3,60}(?=,)|as (?:(?:an?|our|the|your) )?[^,.;]{3,50}(?=,|\syou\b)|(?:outside|inside|during|between|in|at|on|over|after|before|throughout|most|from) [^,.;:]{2,40}?(?=,?\syou(?:['’](?:ll|d)| will| would)\s)|along(?:side| with) (?:that|this|it)|on top of (?:that|this)|besides(?: that)?|of course|above all|most of all|(?:more|most) importantly|crucially|(?:when|while|whenever) (?:you(?:['’]re| are) )?(?:not|free|in the|on the)\b[^,.;:]{0,50}?(?=,?\s(?:you)(?:['’](?:ll|d)| will| would)\s)|under [\p{L} ]{3,40}supervision(?: of [^,.;]{3,40})?|to (?:succeed|thrive|apply|qualify|be considered|do (?:this|it|the job))(?: [^,.;]{1,40}?(?=,|\syou['’\s]))?|to join [^,.;]{2,40}?(?=,?\syou\s)),?\s)+/iu;

/** Whoever applies, as a subject. */
const APPLICANT = String.raw`(?:you|he or she|she or he|s/he|they(?=['’]ll| will| must| should)|(?:the|our|an?) (?:(?:successful|ideal|right|perfect|suitable|chosen|best|strongest|new) )+(?:candidate|applicant|person|individual|appointee|recruit|hire|colleague|starter)s?|the (?:person|candidate|individual|teacher|nurse|driver|chef)(?: that)? (?:we(?:['’]re| are) (?:looking for|after)|we (?:want|need|appoint)|appointed|selected|chosen|hired)|(?:the )?(?:post|job|role)-?\s?holder|(?:all |every |any |successful |suitable |ideal |the )*(?:candidates?|applicants?)|(?:all (?:our )?(?:staff|employees|colleagues|team members|drivers|volunteers)|every(?:one|body)(?: here)?)(?=\s(?:must|should|needs? to|ha(?:s|ve) to)))`;

/** The subject of a sentence that tells what an applicant has, is or will do. */
export const SUBJECT_OF_ALL = new RegExp(`^${APPLICANT}(?=['’\\s])`, 'iu');

/** "We need someone who", "We're looking for a baker with": up to what the person is or has. `wish` is there where the house would only love it. */
export const SOUGHT =
  /^(?:(?:so|now|today|currently),?\s)?we(?:['’]re| are|['’]d| would)?\s(?:(?:now|also|currently|really|all|ideally)\s)*(?:need|want|require|seek|seeking|looking for|searching for|after|hoping (?:for|to find)|on the lookout for|in need of|hiring|recruiting|(?<wish>(?:(?:keen|delighted|hoping) to |(?:love|like)(?: to)?\s?)(?:meet|hear from|find|have|see)?))\s(?:an?\s|some\s|another\s)?(?<who>[^,.;:]{0,70}?)\s?\b(?<link>who|that|with)(?=['’\s])/iu;

/** "We'd expect you to dial in the grinder": what is told to do. */
export const EXPECTS =
  /^we(?:['’]d| would|['’]ll| will| do)?\s(?:also\s)?(?:expect|ask|need|want|require|trust|(?<=would |['’]d )like)\s(?:you|everyone|everybody|all (?:our )?staff|our \p{L}+)\s(?:all\s)?to\s(?=\p{L})/iu;
/** "You'll be the sort of person who", "You are a receptionist who", "You're someone who". */
export const OF_THE_SORT =
  /^(?:will |['’]ll |['’]re |are |is |must |should |would |needs? to |['’]s )+(?:be\s)?(?:an? |the )?(?:(?:sort|kind|type) of [\p{L}-]+|some(?:one|body)|(?<=\san? )[^.;:]{2,60}?)\s(?:who|that)(?=['’\s])/iu;

/** "Someone who is confident with customers would fit right in." */
export const SOME_BODY = /^(?:some(?:one|body)|any(?:one|body)|people|a person|candidates|applicants) (?:who|that)(?=['’\s])/iu;
export const WOULD_FIT = /\s(?:would|will|['’]ll) (?:fit|suit|thrive|do well|feel|be (?:right|at home|in their element)|get on|go far)\b.*$/iu;

/** "It helps if you", "Bonus points if you", "We'd love it if you". */
export const BETTER_IF =
  /^(?:(?:it|that|this|what)(?:['’]s| is| would| will|['’]d|['’]ll)?\s(?:(?:also|really|certainly|always|only)\s)*(?:be\s)?(?:(?:an?\s)?(?:(?:big|huge|real|definite|distinct|clear|added|great|nice|very|really)\s)*(?:helps?|helpful|plus|bonus|advantage|asset|great|nice|good|lovely|brilliant|fantastic|handy|useful|ideal|wonderful))(?:\s(?:for us|here|in this (?:role|job|post)))?|(?:extra |bonus |brownie )?points|(?:even better|better still|ideal(?:ly)?)|we(?:['’]d| would) (?:really |also |particularly |especially )*(?:love|like|be (?:delighted|thrilled|happy|pleased|impressed)|appreciate|welcome)(?: it)?)(?:\sto (?:have|hear))?,?\s(?:if|when|should)\s(?:you|the (?:successful |ideal )?(?:candidate|applicant|person))(?=['’\s])/iu;
/** "We'd like to hear from you if you have run a ward": what stands behind it is asked for. */
export const HEAR_FROM_YOU_IF =
  /^we(?:['’]d| would|['’]re| are)\s(?:really |also )?(?:like|love|keen|happy|delighted|interested)(?: to (?:hear from|meet|talk to|speak to)| in hearing from)\syou,?\s(?:particularly |especially )?if you(?=['’\s])/iu;
/** "We would expect strong Excel skills and someone who can keep a secret": things and a person, not what is told to do. */
export const EXPECTS_THINGS = /^we(?:['’]d| would| do)?\s(?:also |really )?expect\s(?:to see\s)?(?!(?:you|everyone|everybody|all|our|to)\b)/iu;
/** "Lakeside Dining is looking for a chef who can": the house by its name. */
export const SOUGHT_BY_NAME =
  /^\p{Lu}[\p{L}\p{N}&'’.-]*(?: [\p{L}\p{N}&'’.-]+){0,6}? (?:is|are) (?:now |currently |also )?(?:looking for|seeking|searching for|in search of|in need of)\s(?:an?\s)?(?<who>[^,.;:]{0,70}?)\s?\b(?<link>who|that)(?=['’\s])/u;
/** "If you have run a diary, even better." */
export const SO_MUCH_THE_BETTER =
  /^(?:and |but )?if you(?<rest>(?:['’]|\s).+?),?\s(?:(?:then |so )?(?:that|it|this)(?:['’]s| is| would| will|['’]d|['’]ll) (?:be )?(?:an? |really |very )*(?:even |all |so much )*(?:the )?(?:better|bonus|plus|advantage|great|brilliant|lovely|fantastic|ideal|useful|handy|helpful|welcome)|(?:even|so much|all)(?: the)? better|great|brilliant|lovely|fantastic|perfect|ideal|wonderful|we(?:['’]d| would) (?:love|like)|we(?:['’]ll| will) (?:be|love))\b/iu;

/** "Do you hold a C+E licence?", "Are your cards in date?" */
export const ASKED_QUESTIONS: readonly RegExp[] = [
  /^(?:do|have) you (?:already |currently |also )?(?:have|hold|got|held|worked|run|driven|used|cooked|taught|managed)\s(?<thing>.+)\?$/iu,
  /^(?:is|are) your (?<thing>.+? (?:in date|up to date|current|valid|clean))\?$/iu,
];
/** What such a question flatters with. */
export const NO_THING_ASKED =
  /\b(?:what it takes|passion|ambition|flair|talent|drive to|desire|dream|enough of|in you|thought about|questions|time to|interest)\b/iu;

/** "The role involves driving", "Working in the shop means covering Saturdays". */
export const INVOLVES =
  /^(?:the (?:role|job|work|post|position)|this (?:role|job|post|position)|(?:your |the |main |key |day-to-day )*(?:day|days|work|duties|tasks|responsibilities)|working [^,.;:]{3,40}?|(?:that|this|it|which)(?=\s(?:also |will |would )*(?:means?|involves?|includes?|entails?)\s\p{L}+ing\s)|a (?:typical|normal) (?:day|week|shift))\s(?:also )?(?:(?:will|would) )?(?:means?|involves?|includes?|entails?|consists? of)(?::| the)?\s(?=\p{L})/iu;

/** "X and Y are both desirable": the verdict on several things. */
export const VERDICT_ON_ALL =
  /^(?<things>[^:;]{8,220}?)\s(?:is|are|would be|will be|['’]d be|would also be|is also|are also)\s(?:(?:all|both|also|very|highly|really|particularly|strongly|absolutely|definitely|an?|added|real|big|distinct|clear)\s)*(?<verdict>desirable|desired|preferred|welcome|welcomed|helpful|useful|handy|brilliant|great|lovely|nice|good|ideal|advantageous|beneficial|advantages?|bonus(?:es)?|plus|asset|valuable|essential|required|needed|mandatory|necessary|must|vital|crucial|key|expected)\b(?<rest>.*)$/iu;
export const VERDICT_OF_A_MUST = /^(?:essential|required|needed|mandatory|necessary|must|vital|crucial|key|expected)$/iu;

/** Aux verbs and adverbs before what is asked for; each at the head. */
export const AUXILIARY =
  /^(?:['’](?:ll|re|ve|d|s)|will|would|must|shall|should|to|can|could|may|might|are|is|am|been|be|do|does|needs? to|(?:has|have) to|(?:have|has|had) got|got to|(?:be |is |are )?(?:expected|required|asked|called upon|going|likely) to)(?=[\s,])[\s,]*/iu;
export const ADVERB =
  /^(?:also|ideally|preferably|already|always|often|regularly|sometimes|occasionally|currently|previously|usually|generally|mainly|mostly|then|therefore|really|probably|certainly|definitely|simply|personally|just|both|either|at least(?! (?:\d|an?\b|one|two|three|four|five|six|seven|eight|ten|some))|even|perhaps|please|who|that)(?=[\s,])[\s,]*/iu;
/** "Have a good eye", "hold a card": the thing is what stands behind it. */
export const HAVING =
  /^(?:have|has|had|having|hold|holds|holding|possess(?:es)?|bring|brings|offer|offers|need|needs|show|shows|demonstrate|demonstrates|with|got):?\s(?=\S)/iu;
/** "Ideally you know payroll": the thing is what is known. */
export const KNOWING = /^(?:know|knows|understand|understands)\s(?!(?:their|your|our|the|how|what|why|who|that|when|where|a|an|of|about|one|it|as)\b)(?=\S)/iu;
/** A demand without a subject: "Must be available", "Ability to lift 40 pounds". */
export const SUBJECTLESS =
  /^(?:must|should|able to|(?:the )?ability to|needs? to|has to|have to|capable of|comfortable (?:with|working)|confident (?:with|in|using))\s/iu;
/** "Doesn't mind a 6 a.m. start", "isn't afraid of an e-bike": it is asked for. */
export const DOES_NOT_MIND =
  /\b(?:(?:do(?:es)?(?: not|n['’]t)|won['’]t|will not) (?:mind|object to|shy away from|shrink from|flinch at)|(?:is|are|be|['’]re|['’]s|isn['’]t|aren['’]t) ?(?:not |un)?(?:afraid of|put off by|scared of|fazed by|squeamish about|averse to|bothered by)|not (?:afraid|scared) of)\s/iu;
/** Denied or told to stay away: nothing that is asked for. */
export const DENIED = /^(?:not\b|never\b|no\b|neither\b|nor\b|(?:do(?:es)?|did|will|would|can|should|must|need|is|are|has|have|wo|ca)(?:\s?not\b|n['’]t\b))/iu;

/** Behind the thing and no part of it; at the end. */
export const BEHIND =
  /\s(?:behind you|under your belt|to your name|as well|too|already|on arrival|before you (?:start|apply|join)|when you (?:start|join|apply)|from day one|would be (?:great|ideal|perfect))$/iu;

/** Verbs of what an applicant gets, reads, feels and is told, and not of what is asked for; folded, at the head of a clause. */
export const NOT_OF_THE_JOB =
  /^(?:not\b|never\b|no\b|hardly\b|(?:get|getting|gets|receive|receiving|enjoy|earn|earning|benefit|join|joining|find|see|love|loving|like to apply|feel|learn|learning|pick up|discover|notice|thrive|grow|growing|belong|paid|rewarded|given|offered|supported|trained|provided|invited|welcomed?|encouraged|entitled|surrounded|proud|shown|taught|interviewed|contacted|wondering|reading|expect(?! to)|appl(?:y|ying)(?! for (?:\p{L}+ ){0,2}(?:grants?|funding|permits?|permissions?|licen[cs]es))|know our|contact|hear|wait|celebrate|share in|spend|based|located|free to|asked (?:for|to (?:send|attend an interview|bring your))|paying|know that|report|reporting|reports|start(?:ing)? on (?:£|\$|€|a salary)|start your|become part|be part|go home)\b|part of\b|one of\b|the (?:first|only|one|person|face|heart|voice|glue|key)\b|an? (?:key|vital|valued|crucial|big|important|real) (?:part|member)\b|in (?:good|safe) hands\b|able to (?:enjoy|benefit|choose|claim)\b|able to\.?$|welcome to\b|a mix of\b|(?:have |has |having )?(?:access to|the (?:chance|opportunity|option|freedom|support|backing|use of)\b|an? (?:opportunity|chance|dedicated (?:mentor|buddy)|clear (?:path|career)|mentor|buddy)|plenty|lots\b|(?:your )?own (?:[\p{L}-]+ ){0,3}(?:office|desk|room|van|laptop|parking|company car)(?! tools)|every (?:chance|opportunity)|\d+ days|a say|autonomy|had enough|the day off|a day off)|looking for (?:a |your |the )?(?:new|next|change|fresh|challenge|role|job|career)|ready (?:for|to take)\b(?! on)|work(?:ing)? (?:with|alongside|in|within|as part of|for) (?:an?|our|the) (?:[\p{L}-]+,? ){0,4}(?:team|crew|office|family|environment|company|department|school|firm|brand|group|business)\b(?! of \d)|here\b|there\b|next\b|why\b|what\b|how\b(?! to)|where\b|excited\b|this\b|that\b|it\b|just (?:starting|beginning))/u;

/** States and abilities: what somebody will have and be is asked for today; what he will do is a duty. */
export const STATE =
  /^(?:have|has|had|hold|possess|bring|need|know|understand|speak|own|enjoy|be(?!\s(?:\p{L}+ly )?(?:\p{L}+ing\b(?<!\b(?:willing|hard-?working|outgoing|caring|understanding|easy-?going|forward-?thinking|quick-thinking|free-thinking|loving|daring|welcoming))|responsible\b|in charge\b|accountable\b|expected\b|required\b|tasked\b|the\b))|want|like|love|share|demonstrate|show|possess)\b/iu;
