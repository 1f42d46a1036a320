/** Words that say how it came out, in the languages of our CVs: a figure beside one is more than a size ("eleven years without a claim"). */
export const OUTCOMES =
  /(?<!\p{L})(?:without|never|none|nobody|no one|zero|no|not (?:one|a single)|first time|every one|all of them|of (?:them|whom|which)|both|since|so far|to date|in a row|record|early|ahead of|on time|before (?:the|noon)|passed|finished|completed|promoted|approved|accepted|answered|allowed|agreed|won|saved|sold|cleared|lost|left|back|stayed|returned|re-?booked|postponed|retained|still (?:here|with|in)|last year|the year before|against (?:a|the) target|behind|ohne|davon|alle|beide|bestanden|keine?[rn]?|nie|bisher|seit|gesenkt|gesteigert|sans|aucune?|tous|toutes|dont|depuis|reçus?|sin|ningun[oa]|todos|todas|de los que|de las que|desde|sem|nenhum|nenhuma|todos|dos quais|zonder|geen|alle|waarvan|sinds|bez|żadn\p{L}+|wszystkie|z czego|od czasu|hiç|hepsi|sıfır)(?!\p{L})/iu;

/** From one figure to another, in the languages of our CVs and with the arrow; first what was, then what it is now. */
export const FROM_TO = [
  String.raw`(?<!\p{L})(?:from|von|de|van|od|z|ze)\s(?:\p{L}+\s){0,2}((?:[£$€₹]|R(?=\d)|Rs\.?\s?|CHF\s|kr\s?)?\d[\d.,:]*\s?(?:%|k|m)?)[^.;]{0,40}?\s(?:to|auf|à|a|para|naar|do|na)\s(?:\p{L}+\s){0,2}((?:[£$€₹]|R(?=\d)|Rs\.?\s?|CHF\s|kr\s?)?\d[\d.,:]*)`,
  String.raw`((?:[£$€₹]|R(?=\d)|Rs\.?\s?|CHF\s|kr\s?)?\d[\d.,:]*\s?(?:%|k|m)?)[^.;\d]{0,20}(?:→|->|=>)\s*((?:[£$€₹]|R(?=\d)|Rs\.?\s?|CHF\s|kr\s?)?\d[\d.,:]*)`,
  // "Calving interval 408 days to 383", "95 min down to 38", "71% to 88%": a unit, a sign or a direction parts it from a range.
  String.raw`(?<![\d.,:])((?:[£$€₹]|R(?=\d)|Rs\.?\s?|CHF\s|kr\s?)?\d(?:[\d.,:]*\d)?(?:\s?%|\s\p{Ll}[\p{L}/]{1,11}(?:\sa\s\p{Ll}+)?(?:\s(?:down|up))?|\s(?:down|up)))\sto\s(?:about\s|around\s|under\s)?((?:[£$€₹]|R(?=\d)|Rs\.?\s?|CHF\s|kr\s?)?\d[\d.,:]*)`,
  String.raw`(\d[\d.,]*)\s?(?:TL|%)?\s?(?:['’]\p{L}{2,3}|\p{L}{1,10}[dt][ae]n)\s(?:[\p{L}]+\s)?(\d[\d.,]*)`,
] as const;

/** "25 to 30", "8-15": how much it is on one day or another, and nobody's result. */
export const RANGE = /(?<![\p{L}\d.,:])(\d[\d.,]*)\s?(?:to|[-–]|bis|à|a|do|tot)\s?(\d[\d.,]*)(?![\d:.,]*\d)/giu;
