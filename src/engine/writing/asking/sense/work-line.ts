import { cvVerb } from '../../../english/grammar/verbs.ts';

/** What happened to somebody, and is nobody's deed: nobody is asked what came of being laid off. */
const MISFORTUNE =
  /\b(?:redundan\p{L}+|laid[- ]off|lay-?offs?|let go|dismissed|sacked|insolven\p{L}+|bankrupt\p{L}*|liquidat\p{L}+|wound up|went under|furlough\p{L}*|sick leave|surgery|illness|unemploy\p{L}+|career break|(?:car(?:ing|ed|er)|look(?:ing|ed) after|nurs(?:ing|ed)) (?:for |of )?(?:my|our|an? (?:elderly|sick|ill|dying|disabled)) (?:\p{L}+ )?(?:father|mother|mum|mam|mom|dad|parents?|grand\p{L}+|husband|wife|partner|sons?|daughters?|child(?:ren)?|bab(?:y|ies)|brother|sister|aunt|uncle|famil(?:y|ies)|relatives?)|(?:was|were|is) (?:paused|cancelled|discontinued)|position (?:was )?eliminated|contract ended|company closed)\b/iu;

/** Somebody's own leave, and not the post that was covered meanwhile. */
const OWN_LEAVE = /\b(?:maternity|paternity|parental|unpaid) leave\b/iu;
const COVERED = /\b(?:cover\p{L}*|acting|relief|stood in|while)\b/iu;

/** Terms of an employment, papers and places: none of it was done. */
const NO_DEED =
  /^(?:fixed[- ]term|full[- ]time|part[- ]time|temporary|seasonal|permanent|contract (?:role|post|position)|reason for leaving|reports? to|reporting to|salary|notice|equivalent to|references?|cleared|vetted|including\b|certified|licen[cs]ed|member of|own\b|undated\b|used by\b|based in\b|(?:in-house )?\p{L}+ for an? \d)/iu;

/** The name of a part of a page: "Roles & Responsibilities:". */
const LABEL =
  /:$|^(?:key |main |core )?(?:roles?|responsibilities|duties|achievements|tasks|projects?|highlights)(?:\s(?:and|&)\s(?:responsibilities|duties|achievements|tasks))?$/iu;

/** An honour: it says by itself what came of it. */
const HONOUR = /\b(?:of the (?:month|quarter|year|season)|employee of|award(?:ed|s)?|prize|medals?|scholarship|runner[- ]up|certificate of)\b/iu;

/** What a wrapped cell left behind: an employer and a place behind a deed without an object. */
const LEFTOVER = /\bby (?:a |the )?\p{Ll}+(?:\s\p{Lu}\p{L}+){2,}/u;

/** What every job has and no answer makes better: it is cut, and asked nothing. */
const TO_BE_CUT =
  /^(?:any |all )?(?:other|various|miscellaneous|ad[- ]hoc|general) (?:duties|tasks|work|jobs)\b|\b(?:duties|tasks|work) as (?:required|needed|assigned|directed)\b|^(?:attending|attended|attend|joining|joined|participat\p{L}+ in) (?:the )?(?:daily |weekly |regular |morning |team |staff )*(?:stand-?ups?|meetings?|calls?|huddles?)\b|^(?:have |had |having )?(?:a )?(?:good|basic|working|sound|strong|excellent|thorough|solid)?\s?(?:knowledge|understanding|awareness) of\b|^(?:(?:mak(?:e|ing)|made)(?: the)? (?:tea|coffee)(?: and (?:tea|coffee))? for (?:clients|customers|visitors|meetings|staff|the (?:office|team))|filing|photocopying)[.;]?$|^divers(?:es)? (?:travaux|tâches)/iu;

/** Whether a line is a statement of work that something may be asked about: no label, no misfortune, no term of employment, no honour. */
export const isWorkLine = (text: string): boolean => {
  const line = text.trim();
  return !(
    MISFORTUNE.test(line) ||
    (OWN_LEAVE.test(line) && !COVERED.test(line)) ||
    NO_DEED.test(line) ||
    LABEL.test(line) ||
    HONOUR.test(line) ||
    LEFTOVER.test(line) ||
    TO_BE_CUT.test(line) ||
    isPost(line)
  );
};

/** "Chair of Organic Chemistry II", "Clerk to the PTA": a post, and no deed of it. */
const isPost = (line: string): boolean =>
  /^(?:\p{L}+ )?(?:chair|clerk|driver|holder|president|treasurer|secretary|captain|coach|referee|lead|practitioner|representative|officer|assistant)\s(?:of|to|for)\s/iu.test(
    line,
  ) && cvVerb((/^\p{L}+/u.exec(line)?.[0] ?? '').toLowerCase())?.form !== 'past';
