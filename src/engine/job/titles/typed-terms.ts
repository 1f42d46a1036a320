import { squeezeTitle } from './job-phrase.ts';

/** When, where and on which terms: said of a job, it is no part of its name. Several words, which may stand anywhere. */
const TERMS =
  /(?<![\p{L}-])(?:part[- ]time|full[- ]time|term[- ]time(?: only)?|fixed[- ]term|zero[- ]hours?|home (?:every night|every day|daily|most nights|weekends|based)|work(?:ing)? from home|from home|(?:day|night|late|early|back|split|rotating|weekend)s? shifts?|4 on 4 off|mon(?:day)?(?: ?[-–] ?| to )fri(?:day)?|9(?: ?[-–] ?| to )5|entry[- ]level|no experience(?: needed| required)?|immediate start|as soon as possible|(?:band|grade) \d{1,2}[a-d]?(?:(?: ?[-–/] ?| or | to )\d{1,2}[a-d]?(?![\p{L}\d]))?|(?:local|regional) only|within driving distance(?: of \p{L}+)?|in[- ]school hours)(?![\p{L}-])/giu;
/** What comes with the job or is asked for beside it: permits, pay, notice, and how firmly it is wished. */
const BARGAIN =
  /(?<![\p{L}-])(?:(?:with |needs? |needing |offering |requires? )?(?:an? )?(?:(?:visa|work permit|tier 2|skilled worker)(?: visa)? )?sponsorship(?: (?:available|needed|required|provided|if possible))?|(?:with|visa) (?:sponsor(?:ed)?|visas?|cos)|visa sponsor(?:ed|ing)?|immediate(?:ly)? (?:joiner|joining|available)|(?:good|better|decent) (?:pay|money|salary)|well[- ]paid|(?:salary |with |\d{1,3} ?% )?hike|\d{1,3}(?: ?[-–] ?\d{1,3})? ?lpa|\d notice period|(?:if|where|when) (?:at all )?possible|preferably|ideally|(?:\d|one|two|three|four|five)(?:[.,]5)?(?: ?[-–] ?\d)? days? (?:a|per) week)(?![\p{L}-])/giu;
/** The same in other languages, and hours by their number ("80 %", "20 hours a week"). */
const OWN_HOURS =
  /(?<![\p{L}\d-])(?:(?:in |auf |à |en |a |de )?(?:(?:voll|teil)zeit(?:(?: oder | und |\/)(?:voll|teil)zeit)?|(?:temps|tiempo|tempo) (?:plein|partiel|complet[oa]?|parcial|pieno|parziale|integral)|(?:jornada|media) (?:completa|parcial|jornada)|mi-temps|meio período|voltijds?|deeltijds?|home-?office|t[ée]l[ée]travail|teletrabajo|teletrabalho|remoto)|mini-?jobs?|(?:auf )?(?:450|520|538|556)[- ]?(?:€|euro)(?:[- ]?(?:basis|jobs?))?|schichtarbeit|(?:früh|spät|nacht|tag|wechsel)schicht|festanstellung|(?:un)?befristet|ab sofort|quereinstieg|cd[id]|intérim|indefinido|\d{1,3}(?: ?[-–] ?\d{1,3})? ?%|\d{1,2}(?:[.,]5)? ?(?:h|hrs?|hours?|stunden|std\.?|heures|horas)(?: ?\/ ?| (?:a|per|pro|die|par|por|a la|weekly) ?)?(?:w(?:ee)?k|woche|semaine|semana)?)(?![\p{L}\d])/giu;
/** Why somebody is looking, before the colon that leads to the job: "leaving academia: ...", "career change: ...". */
const BEFORE_COLON =
  /^(?:(?:career|job) change|change of career|leaving|quitting|moving|switching|changing|transition|returning|return|back|coming back|out of|after|retraining|relocating|currently|ideally|dream job|first job|new start|(?:i(?: am|['’]m) )?looking for|wanted|target|desired|goal|aim|wish|want)\b[^:,]{0,40}:\s+(?=\p{L})/iu;
/** Who else works there, and in which language: no part of a job's name where it fills a part between commas. */
const COMPANY = /^(?:\p{L}+[- ]speaking(?: (?:team|company|office|environment|workplace))?|\p{L}+ only|no (?:weekends|nights|shifts|travel|cold calling))$/iu;

/** Without why somebody is looking: "leaving academia: lab manager" asks for a lab manager. */
export const withoutReason = (phrase: string): string => phrase.replace(BEFORE_COLON, '');

/** Without the hours, terms and wishes that are no word of any job's name, wherever they stand. */
export const withoutTermsInside = (part: string): string =>
  squeezeTitle(part.replace(BARGAIN, ' ').replace(TERMS, ' ').replace(OWN_HOURS, ' ')).replace(
    /^(?:or|and|oder|und|ou|et|with)\s+|\s+(?:or|and|oder|und|ou|et|with)$/giu,
    '',
  );

/** Whether a part between commas tells of the company, and neither of the work nor of its field. */
export const isOfCompany = (part: string): boolean => COMPANY.test(part);
