const words = (list: string): string[] => [...new Set(list.trim().split(/\s+/u))];

/**
 * Verbs that say a deed, bare; their other forms are made by rule in `english/grammar/verbs.ts`, those that no rule gives stand below.
 * Compiled from general knowledge.
 */
export const STRONG_VERBS: readonly string[] = words(`
  accelerate accomplish achieve acquire activate adapt administer advance advise advocate allocate amplify analyze analyse appoint appraise arbitrate architect
  arrange assemble assess audit augment author authorize automate award balance boost broaden broker budget build calculate calibrate campaign capture
  catalogue centralize certify chair champion chart clarify classify coach code collect combine command commission compile compose compute conceive conceptualize
  condense configure conserve consolidate construct consult containerize contract control convert convince coordinate correct counsel craft create cultivate
  curate customize cut debug decentralize decrease dedupe define delegate deliver demonstrate deploy design detect determine develop devise diagnose digitize
  direct discover dispatch dissect distribute diversify document double draft drive earn edit educate elevate eliminate embed enable endorse energize enforce
  engineer enhance enlarge enlist ensure equip eradicate establish estimate evaluate examine exceed execute expand expedite experiment explain exploit export
  extract fabricate fix finalize finance forecast forge form formulate foster found franchise free fulfill fulfil fund gain gather generate govern grow guide
  halt halve hire host identify illustrate implement import improve inaugurate increase incorporate industrialize influence initiate innovate inspect inspire install
  institute instruct instrument integrate intensify interpret interview introduce invent investigate invest invoice issue judge kickstart launch lead lecture
  license lift litigate localize lobby lower machine maintain manage manufacture map market master maximize measure mediate mentor merge migrate minimize mobilize
  model moderate modernize modify monetize monitor motivate multiply navigate negotiate net operate optimize optimise orchestrate order organize organise originate
  outline outpace outperform outsell overhaul oversee parallelize patent persuade phase pilot pinpoint pioneer pitch plan predict prepare prescribe
  present prevent prioritize process procure produce program project promote propose prosecute protect prototype prove provision publish purchase pursue qualify
  quantify raise rank rate realign rebrand rebuild recommend reconcile reconstruct recover recruit redesign redirect reduce reengineer refactor refine
  reform regain regulate rehabilitate reinforce reinvent rejuvenate relaunch remodel remove renegotiate renew reorganize repair replace report represent
  reproduce rescue research resolve restore restructure retain retrain retrofit revamp revise revitalize revive rewrite route safeguard save scale schedule
  script secure segment select sell settle shape sharpen ship shorten simplify simulate slash solve source spearhead specify staff standardize start
  steer stimulate strategize streamline strengthen structure supersede supervise surpass survey sustain synthesize systematize tailor target teach test trace
  track train transcribe transfer transform translate trim triple troubleshoot tune turn uncover unify unite update upgrade upsell validate verify visualize
  weld win wire write
`);

/** Verbs that open statements without being strong. */
export const PLAIN_VERBS: readonly string[] = words(`
  accept access accommodate accompany act add address adhere adjust allow answer apply approach approve assign assist associate attend attract be become
  begin bring call care carry cater change check choose clean close collaborate communicate compare complete comply conduct confirm connect consider
  contact contribute convey cook cope correspond cover deal debate decide describe discuss display do enter encourage engage enjoy escort evolve
  exchange exercise expose facilitate familiarize file fill find follow forward function get give go greet handle have help highlight
  hold include inform input interact involve join keep know learn let liaise listen load log look make meet modify mail move
  notify obtain observe obtain offer open pack participate partner pay perform pick place play post practice provide pull put read rearrange
  receive recognize record refer register relate rely remain remind respond review run schedule screen see seek send serve set share show sort
  speak spend stock store study submit suggest supply support take talk transition reach locate uphold teach tell think thank transport travel treat type understand
  use utilize leverage visit volunteer wait watch welcome work
`);

/** Strong on a card, too weak for a compliment: everybody's verbs. They are verbs of deed, but no finding "strong-verb". */
export const COMMON_VERBS: ReadonlySet<string> = new Set(
  `manage maintain ensure prepare monitor coordinate develop create process plan operate report order control document update present schedule conduct issue
   collect gather administer arrange test train project program code market route source order form contract rate turn start map machine model free net research
   motivate demonstrate determine explain identify select transfer estimate test staff report represent phase host form wire script budget supervise`.split(
    /\s+/u,
  ),
);

/** Verbs of everyday speech about work, beyond those of the CV lists: what people type into a form. */
export const EVERYDAY_VERBS: readonly string[] = words(`
  add aim answer arrange ask assist bag bake bathe bill bring carry cash catch change chase chat chop clean clear click climb close come cook copy count cover cut deal decorate deliver
  demo dig dispatch do draw dress drive drop dust eat empty ensure feed fetch fill fit fix fold follow format fry get give go grab greet grill grow hand help hit hold iron keep knit label lay lead learn leave lend lift
  light list listen load lock log look lose make man meet mind mix mop move mow muck offer open order own pack paint park patch peel phone photocopy pick plan plant play plaster plate pour prep prepare press price print
  prune pull pump push put quote raise rake read recycle refill register reset restock rewire ring rinse rota run sand save scan scrub seat see sell send serve set sew shelve shop shout show shut sign sit slice smash solve sort speak
  spend split spot spray stack stand start stay steam stitch stock stop strip sweep swipe swim tag take talk teach tell tend throw tidy top train trim tutor turn type unload unpack upload update use vacuum wait walk wash watch water
  weed weigh wipe wire work wrap write buff rivet cannulate braze solder hoist dismantle disinfect sterilise sterilize polish retorque precept require ascertain garner
`);

/** Verbs whose bare form is as often a thing ("book", "bank", "milk"): only what they were in the past is known as a deed. */
export const THING_VERBS: readonly string[] = words(`
  adopt amend archive arrest assume attain aid bank book bottle brew brief captain categorise categorize chaperone choreograph deposit disassemble dispense drill dye escalate extend
  film fish formalise formalize grade groom guard gut harvest head invigilate invite interface mark massage mend merchandise milk network nominate nurse package patrol photograph plead
  portion preheat preserve proctor prospect relay relocate render reorder replenish retrieve rework rotate sanitise sanitize service shadow shear smoke solicit specialise specialize
  roll search style suture triage vaccinate wax
`);

/** Of those, the ones whose -ing form in front of a statement is surely a deed: "lighting design" lights nothing. */
export const HUMBLE_VERBS: ReadonlySet<string> = new Set(
  words(
    `bake bathe chop clean cook dress dust empty feed fetch fold iron lift load mop mow open paint peel photocopy pick plant scan sew shelve shop sweep tidy type unload
     wash wipe weigh wrap ensure`,
  ),
);
