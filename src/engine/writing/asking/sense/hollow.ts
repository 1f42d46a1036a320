/**
 * A share that nobody could check: "Increased data team efficiency by 300%". What has no unit of its own, moved by a percentage, with
 * neither its two figures nor what was done for it.
 */
export const isHollow = (text: string): boolean => HOLLOW.test(text.replace(/[\s.;,]+$/u, '')) || FLAWLESS.test(text);

const HOLLOW =
  /^(?:\p{L}+ly )?(?:increas|improv|boost|enhanc|optimi[sz]|rais|drove|driv|elevat|maximi[sz]|accelerat|grew|grow)\p{L}*\s(?:\p{L}[\p{L}'’-]*\s){0,4}?(?:efficienc(?:y|ies)|productivity|performance|effectiveness|quality|engagement|morale|collaboration|synerg(?:y|ies)|innovation|satisfaction|output)\s(?:\p{L}+\s){0,2}?by\s(?:over\s|up to\s|more than\s)?\d[\d.,]*\s?(?:%|percent|per cent)$/iu;

/** "Ensured 100% bug free delivery": what nobody who has done the work would claim. */
const FLAWLESS =
  /^(?:\p{L}+ly )?(?:ensur|guarantee|deliver|provid|maintain|achiev)\p{L}*\s(?:a\s)?100\s?%\s(?:bug|error|defect|fault|zero|dedicat|commit|customer satisf|client satisf|satisf|quality)/iu;
