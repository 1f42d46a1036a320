/** Why a job ended: asked for by forms of some countries, and no line of a CV. */
export const REASON_FOR_LEAVING =
  /^(?:(?:my )?reasons? (?:for|of) (?:leaving|exit|separation|resign\p{L}*|termination)|reason left|left because|grund (?:des (?:ausscheidens|wechsels)|für (?:den )?wechsel)|motif (?:du|de) départ|motivo (?:de (?:la )?salida|del cambio))(?!\p{L})/iu;

/** That a post was cut, said on a line of its own. */
export const POST_CUT =
  /^(?:i |we )?(?:was |were |got |been |all )*(?:made redundant|laid off|let go|furloughed|betriebsbedingt gekündigt|licencié)(?!\p{L})(?!.*[.;] \p{L})/iu;
