/** Verbs of who makes something less on purpose: less was the aim. */
export const LOWERING =
  'cut|cuts|cutting|reduc(?:e|ed|es|ing)|lower(?:ed|s|ing)?|shorten(?:ed|s|ing)?|slash(?:ed|es|ing)?|trim(?:med|s|ming)?|halv(?:e|ed|es|ing)|minimi[sz](?:e|ed|es|ing)|decreas(?:e|ed|es|ing)|shrank|shrink|shrunk|gesenkt|reduziert|verkürzt|réduit|reducido|reduje';

/** Verbs of who makes something more on purpose: more was the aim. */
export const RAISING =
  'rais(?:e|ed|es|ing)|increas(?:e|ed|es|ing)|boost(?:ed|s|ing)?|lift(?:ed|s|ing)?|expand(?:ed|s|ing)?|extend(?:ed|s|ing)?|grew|grow|grows|growing|grown|scal(?:e|ed|es|ing)|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|gesteigert|erhöht|augmenté|aumentado|aumenté';

/** Verbs that say it became better, whichever way. */
export const MENDING = 'improv(?:e|ed|es|ing)|optimi[sz](?:e|ed|es|ing)|better(?:ed|s|ing)|verbessert|amélioré|mejorado|mejoré';

/** Verbs that tell which way something went, and not whether that was wanted. */
export const FALLING = 'fell|fall|falls|falling|drop(?:ped|s|ping)?|declin(?:e|ed|es|ing)|sank';
export const RISING = 'rose|rise|rises|rising|climb(?:ed|s|ing)?|jump(?:ed|s|ing)?';

/** Verbs that only say that there was a change: its figures say which way. */
export const MOVING = 'went|go|goes|moved|moving|brought|bring|brings|bringing|took|taken|taking|came|turned|got|getting|changed';

/** What there should be less of. */
export const FEWER_IS_BETTER =
  'errors?|mistakes?|defects?|faults?|bugs?|complaints?|incidents?|accidents?|injur(?:y|ies)|delays?|waste|scrap|rework|losses|shrinkage|churn|downtime|outages?|backlogs?|absences?|absenteeism|sickness|sick days|cancellations?|no-shows?|returns?|refunds?|costs?|spend|spending|expenses?|overspend|debts?|arrears|overtime|infections?|falls|readmissions?|waiting|waits?|wait times?|lead times?|cycle times?|turnaround|response times?|load(?:ing)? times?|build times?|handling times?|set-?up times?|time|late deliveries|latency|bounce rate|attrition|staff turnover|failures?|crashes|missed|overdue|unpaid|fehler|reklamationen|ausschuss|kosten|wartezeit(?:en)?|durchlaufzeit(?:en)?|erreurs|plaintes|coûts|délais?|errores|quejas|costes|costos|espera';

/** What there should be more of. */
export const MORE_IS_BETTER =
  'sales|revenues?|turnover|profits?|margins?|income|customers|clients|members|users|subscribers|followers|visitors|guests|bookings|orders|leads|sign-?ups|downloads|views|ratings?|reviews|satisfaction|retention|attendance|pass rate|pass|grades?|scores?|uptime|availability|coverage|accuracy|quality|conversions?|conversion rate|output|throughput|productivity|yield|efficiency|occupancy|donations|savings|funding|budget|umsatz|gewinn|kunden|zufriedenheit|auslastung|ventes|bénéfices?|ventas|ingresos|clientes';

/** Units of time a task takes: fewer of them is better where nothing says otherwise. */
export const DURATIONS =
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|sekunden|minuten|stunden|tagen?|wochen|monaten?|heures?|jours?|semaines?|mois|horas?|días?|semanas?|meses';
