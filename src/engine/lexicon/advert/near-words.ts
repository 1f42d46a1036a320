/** Words that stand in every trade's adverts and CVs alike and tell no line from another, folded: how something is, and what holds anything. */
export const TELLS_NO_LINE_APART: ReadonlySet<string> = new Set(
  `
  busy fast quick slow calm clean fresh full careful local young older old small large big warm tidy live open close early late hard soft heavy complex simple fine rich deep wide broad long short high low
  friendly polite helpful positive great lovely nice kind safe ready keen confident accurate correct proper correctly accurately politely safely efficient efficiently effective calmly clearly quickly carefully properly
  professional commercial operational internal external key main major daily live hands happy willing flexible reliable punctual honest whole entire different various mixed general special
  area areas side end top floor way ways part parts place room rooms piece pieces item items thing things bit lot list lists line lines number numbers set sets group groups kind types form forms step steps point points
  world life home house office building company business industry market sector member members person man woman boss idea ideas word words name names face eye eyes mind heart head hand foot hours hour minute minutes
  need needs goal goals task activity activities event matter issue problem problems question questions answer answers result value values standard standards skill job jobs shop store
  together alongside off monthly weekly sign
  start finish walk run keep find show turn move pull push build bring hold stand stay check deal talk ask tell call look watch serve share sell buy order book
  `
    .trim()
    .split(/\s+/u),
);
