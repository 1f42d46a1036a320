import type { Cv } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { seenLine } from '../reading/text/seen-line.ts';

/** What somebody may do, by whose leave: registrations, licences, clearances, vetting. */
const CREDENTIAL =
  /^(?:(?:registered|licen[cs]ed|chartered|accredited|admitted|enrolled) (?:with|by|at|to practise|to practice|in (?:the )?(?:state|province)) |registration (?:no|number|with)|(?:SC|DV|CTC|BPSS|NPPV\d?|NV[12]|TS\/SCI|top secret|security)[ -](?:cleared|clearance|vetted|vetting)|(?:NMC|HCPC|GMC|GDC|GPhC|SSSC|NISCC|SWE|CORU|NMBI|AHPRA|RCVS|SRA|GTCS|EWC|TRA|PIN|NPI|DEA|RN|RDH|CDL)(?: \p{L}+)? ?(?:pin|reg(?:istration)?|no\b|number|licen[cs]e|registered|#|:)|(?:enhanced |basic |standard )?(?:DBS|PVG|Garda vett(?:ing|ed)|working with children check|WWCC|blue card)(?!\p{L})|notary public|SIA |CSCS )/iu;
/** A credential is named in a few words. */
const MAX_WORDS = 14;

/** "SC cleared to 2029", "Registered with the Manitoba College of Social Workers since 2011": credentials that stand beside the name and the number. */
export function credentialsOf(cv: Cv, lines: readonly Line[]): string[] {
  return cv.sections
    .filter(({ kind, heading }) => kind === 'personal' || (kind === 'header' && heading === null))
    .flatMap(({ heading, from, to }) => lines.slice(from + (heading === null ? 0 : 1), to))
    .flatMap((line, index) => {
      const text = seenLine(line, index).body;
      // A form has the name of the check in one cell and its result in the next.
      return CREDENTIAL.test(text) && !/[|•·]/u.test(text) ? [text.replaceAll(/\s*\t\s*/gu, ' ')] : text.split(/\t|\s*[|•·]\s*/u);
    })
    .map((cell) => cell.trim())
    .filter((cell) => CREDENTIAL.test(cell) && cell.split(/\s+/u).length <= MAX_WORDS && !/@|(?:\d[\s().-]?){9}/u.test(cell));
}
