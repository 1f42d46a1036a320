const FRAME = /^gehör(?:t|te|en|ten) zu meiner Arbeit (.+)$/u;
/** A verb or a remark: no mere thing. */
const NO_THING =
  /(?<!\p{L})(?:ich|wir|kann|ist|war|wird|wurden?|hat|haben|hatte|sind|seitdem|jetzt|läuft|nie|nicht|davon)(?!\p{L})|(?<!\p{L})(?:(?:mit|ab|an|auf|aus|ein|um|vor|zu)?(?:be|ver|er|ent|zer|ge)\p{Ll}{3,}t|\p{Ll}+iert)(?=$|\s\(|,)/u;

/** The thing that a German line names as part of the work, as a list can hold it: "Hausbesuche in vier Pflegeheimen"; empty for any other. */
export function germanDuty(told: string): string {
  const [, whole = ''] = FRAME.exec(told) ?? [];
  // "(2 Prüfungen bestanden, 1 läuft noch)": how far it has come is a remark.
  const thing = whole.replace(/ \([^()]*(?:läuft|bestanden|laufend)[^()]*\)/u, '');
  return thing === '' || NO_THING.test(thing) || /[:;!?„“]/u.test(thing) ? '' : thing;
}
