/**
 * Verbs that say a deed, in the present; past, third person and -ing form are built by rule (`verb-forms.ts`),
 * irregular pasts stand after a slash. Compiled from general knowledge.
 */
export const STRONG_VERBS = `
  accelerate accomplish achieve acquire activate adapt administer advance advise advocate allocate amplify analyze analyse appoint appraise arbitrate architect
  arrange assemble assess audit augment author authorize automate award balance boost broaden broker budget build/built calculate calibrate campaign capture
  catalogue centralize certify chair champion chart clarify classify coach code collect combine command commission compile compose compute conceive conceptualize
  condense configure conserve consolidate construct consult containerize contract control convert convince coordinate correct counsel craft create cultivate
  curate customize cut/cut debug decentralize decrease dedupe define delegate deliver demonstrate deploy design detect determine develop devise diagnose digitize
  direct discover dispatch dissect distribute diversify document double draft drive/drove earn edit educate elevate eliminate embed enable endorse energize enforce
  engineer enhance enlarge enlist ensure equip eradicate establish estimate evaluate examine exceed execute expand expedite experiment explain exploit export
  extract fabricate fix finalize finance forecast forge form formulate foster found franchise free fulfill fulfil fund gain gather generate govern grow/grew guide
  halt halve hire host identify illustrate implement import improve inaugurate increase incorporate industrialize influence initiate innovate inspect inspire install
  institute instruct instrument integrate intensify interpret interview introduce invent investigate invest invoice issue judge kickstart launch lead/led lecture
  license lift litigate localize lobby lower machine maintain manage manufacture map market master maximize measure mediate mentor merge migrate minimize mobilize
  model moderate modernize modify monetize monitor motivate multiply navigate negotiate net operate optimize optimise orchestrate order organize organise originate
  outline outpace outperform outsell/outsold overhaul oversee/oversaw parallelize patent persuade phase pilot pinpoint pioneer pitch plan predict prepare prescribe
  present prevent prioritize process procure produce program project promote propose prosecute protect prototype prove provision publish purchase pursue qualify
  quantify raise rank rate realign rebrand rebuild/rebuilt recommend reconcile reconstruct recover recruit redesign redirect reduce reengineer refactor refine
  reform regain regulate rehabilitate reinforce reinvent rejuvenate relaunch remodel remove renegotiate renew reorganize repair replace report represent
  reproduce rescue research resolve restore restructure retain retrain retrofit revamp revise revitalize revive rewrite/rewrote route safeguard save scale schedule
  script secure segment select sell/sold settle shape sharpen ship shorten simplify simulate slash solve source spearhead specify staff standardize start
  steer stimulate strategize streamline strengthen structure supersede supervise surpass survey sustain synthesize systematize tailor target teach/taught test trace
  track train transcribe transfer transform translate trim triple troubleshoot tune turn uncover unify unite update upgrade upsell/upsold validate verify visualize
  weld win/won wire write/wrote
`;

/** Verbs that open statements without being strong. */
export const PLAIN_VERBS = `
  accept access accommodate accompany act add address adhere adjust allow answer apply approach approve assign assist associate attend attract be/was become/became
  begin/began bring/brought call care carry cater change check choose/chose clean close collaborate communicate compare complete comply conduct confirm connect consider
  contact contribute convey cook cope correspond cover deal/dealt debate decide describe discuss display do/did enter encourage engage enjoy escort evolve
  exchange exercise expose facilitate familiarize file fill find/found follow forward function get/got give/gave go/went greet handle have/had help highlight
  hold/held include inform input interact involve join keep/kept know/knew learn let/let liaise listen load log look make/made meet/met modify mail move
  notify obtain observe obtain offer open pack participate partner pay/paid perform pick place play post practice provide pull put/put read/read rearrange
  receive recognize record refer register relate rely remain remind respond review run/ran schedule screen see/saw seek/sought send/sent serve set/set share show sort
  speak/spoke spend/spent stock store study submit suggest supply support take/took talk transition reach locate uphold/upheld teach/taught tell/told think/thought thank transport travel treat type understand/understood
  use utilize leverage visit volunteer wait watch welcome work
`;

/** Strong on a card, too weak for a compliment: everybody's verbs. They are verbs of deed, but no finding "strong-verb". */
export const COMMON_VERBS: ReadonlySet<string> = new Set(
  `manage maintain ensure prepare monitor coordinate develop create process plan operate report order control document update present schedule conduct issue
   collect gather administer arrange test train project program code market route source order form contract rate turn start map machine model free net research
   motivate demonstrate determine explain identify select transfer estimate test staff report represent phase host form wire script budget supervise`.split(
    /\s+/u,
  ),
);
