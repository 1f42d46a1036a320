/** Words in the names of skills that prove nothing of the skill: "management" on a page is no sign of "stock management". */
export const EMPTY_PARTS: ReadonlySet<string> = new Set(
  (
    'a an and of or the for in to on with by at management managing manage manager skill skills knowledge experience service services system systems general other professional basic advanced work working level ' +
    'certified certificate certification degree bsc ba msc qualification qualified full new good using use day time team uk us'
  ).split(' '),
);
