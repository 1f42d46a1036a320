/** Conditions of the work that an advert may insist on and a CV may show: when, and where to. */
export const CONDITIONS: readonly RegExp[] = [
  /\bnights?\b(?! out| sky)|\b24 ?[x/] ?7\b|\bnachtschicht\p{L}*|\bnachtdienst\p{L}*|\bnachts\b|\bnoches\b|\bde nuit\b|\bnocturnos?\b/iu,
  /\bweekends?\b|\b24 ?[x/] ?7\b|\b(?:saturdays?|sundays?)\b|\bbank holidays?\b|\bwochenend\p{L}*|\bfines? de semana\b|\bfestivos\b|\bfeiertag\p{L}*|\bjours fériés\b|\bweek-?ends?\b/iu,
  /\bshifts\b|\b24 ?[x/] ?7\b|\b(?:rotational|graveyard|twelve-hour|12[- ]hour|on) shifts?\b|\bdienst van (?:twaalf|acht) uur\b|\bploegendienst\p{L}*|\bwisseldienst\p{L}*|\bhoraires décalés\b|\b[23]x8\b|\bshift (?:work|patterns?|rota)\b|(?<=^|[,;.]\s)splits(?=[,;.]|$)|\b(?:night|day|early|late|rotating|split|weekend) shift\b|\b(?:früh|spät|tag|wechsel|zwei|drei|nacht)schicht(?:en|betrieb|dienst|system)?\b|\b\p{L}{0,9}schicht(?:arbeit|dienst|betrieb|bereitschaft)\p{L}*|\bturnos\b/iu,
  /\bevening (?:meetings|work|shifts?)\b|\b24 ?[x/] ?7\b|\bevenings\b|\bevening (?:and weekend )work\b|\ben soirée\b|\bles soirs\b|\bsoirs et\b|\babends\b|\boutside (?:of )?(?:normal |business |office |working )*hours\b|\bout[- ]of[- ]hours\b|\bunsocia(?:l|ble) hours\b/iu,
  /\bon[- ]call\b|\brufbereitschaft\b|\brufdienst\p{L}*\b|\bbereitschaftsdienst\p{L}*|\bd'astreinte\b|\boproepbaar\b|\boproepdienst\p{L}*|\bbereikbaarheidsdienst\p{L}*/iu,
  /\btravel (?:across|to|within|between|throughout|up to|nationally|internationally|abroad|is|will be|required)\b|\b(?:to|occasional|regular|frequent|some|international|domestic|overseas|business|foreign) travel\b|\btravel(?:ling|ing)? (?:to|across|between)\b|\bovernight stays\b|\b(?:fly|travel(?:ling)?) to\b|\breisebereitschaft\b/iu,
  /\bown(?:s|er of)? (?:an? )?(?:transport|car|vehicle|van|truck|ute)\b|\b(?:access to|use of) (?:an? |own |your own )?(?:car|vehicle)\b|\bcar (?:owner|driver)\b|\bowner[- ]driver\b/iu,
];

/** "A shift" counts people served, and asks for nothing. */
export const ASKED_NOT = /\b(?:a shift|per shift|run the shift|last night|the night before)\b/iu;
