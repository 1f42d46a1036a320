import type { DutyInterview } from './duty-interview.ts';

const duty = (says: RegExp, question: string, contains: string, of: RegExp | null = null): DutyInterview => ({
  says: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${says.source})(?![\p{L}\p{N}])`, 'iu'),
  question,
  contains,
  of,
});
const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`, 'iu');

/** Trades in which a word is that duty, and not another thing of the same name. */
const CARE =
  /\bcar(?:e|er|ing)|nurs|health|medic|clinic|hospital|dental|dentist|hygienist|pharm|doctor|physician|therap|patient|paramedic|support worker|midwi/iu;
const CLEAN = /clean|housekeep|janitor|porter|custod/iu;
const ELECTRIC = /electric/iu;
const FARM = /farm|herd|agric|livestock|dairy|shepherd|ranch|grower|crop/iu;
const FIT = /train(?:er)|fitness|coach|gym|instructor|yoga|wellness|exercise|aerobic/iu;
const GARDEN = /garden|landscap|ground/iu;
const GUARD = /secur|guard|warden|police|officer|door/iu;
const HAIR = /hair|salon|stylist|barber|beaut/iu;
const HOTEL = /hotel|guest|reception|front desk|front office|concierge|housekeep|resort|hospitality/iu;
const KITCHEN = /chef|cook|kitchen|bak(?:er|ery)|cater|food|sushi|restaurant/iu;
const LAB = /\blab|chem|bio|scien|pharma|research|technolog/iu;
const PIPES = /plumb|heating|hvac|gas engineer|refriger|mainten|mechanical/iu;
const REPAIR = /technician|mechanic|mainten|engineer|operator|aviation|fitter|electric|plant/iu;
const ROAD = /driver|courier|hgv|transport|logist|delivery|truck|lorry|haul/iu;
const SCHOOL = /teach|tutor|school|lectur|instructor|professor|educat|nursery|child|montessori|kindergarten|day ?care/iu;
const SHOP = /retail|sales assoc|sales assist|shop|store|cashier|merchandis|clerk|boutique/iu;
const SITE = /construct|build|labou?r|carpent|join|site|roof|mason|brick|foreman|plaster|dry ?wall|contractor|civil|surveyor/iu;
const STORES = /warehouse|logist|stock|supply|shipping|material|picker|packer|forklift|operative|labou?r|driver|inventory|receiv/iu;
const TABLES = /wait(?:er|ress)|server|bar\b|bartend|barista|restaurant|caf[eé]|host(?:ess)?\b|sommelier|hospitality/iu;
const WORKS = /machin|weld|manufact|production|mechanic|assembl|fabricat|operator|technician|tool|cnc|fitter|plant/iu;

/** Care, schools, kitchens, shops, sites, workshops, roads, land and guests. */
export const DUTIES_OF_HANDS: readonly DutyInterview[] = [
  duty(
    /medication|medicines?|meds|mar charts?/u,
    'You find that a dose has been missed. What do you do?',
    'Who you tell and when, what you write down, what you do not do, and how the round is checked.',
    CARE,
  ),
  duty(
    /vital signs|vitals|observations|blood pressure|news2?/u,
    'Tell me about a time the numbers worried you.',
    'What you measured, what was normal for them, who you called, and what happened.',
    CARE,
  ),
  duty(
    /care plans?|personal care|residents?|service users?|activities of daily living|adls?/u,
    'Somebody refuses to be washed. What do you do?',
    'How you ask, what you leave for later, what you write down, and when you tell the nurse.',
    CARE,
  ),
  duty(
    /patients?|patient care|triage|wards?/u,
    'Tell me about a patient who was frightened or angry, without the name.',
    'What you saw, what you said first, who you fetched, and how it ended.',
    CARE,
  ),
  duty(
    /phlebotomy|blood samples?|specimens?|injections?|iv|cannul\p{L}+/u,
    'You cannot get the sample at the second try. What now?',
    'When you stop, what you say to the patient, who you ask, and how you label and record it.',
    CARE,
  ),
  duty(
    /x-?rays?|radiograph\p{L}*|sterili[sz]\p{L}+|scal(?:e|ing)|periodontal|dental|oral hygiene|prophylaxis|sealants/u,
    'How do you treat somebody who is terrified of the chair?',
    'What you say before you start, how they can stop you, and one patient who came back.',
    CARE,
  ),
  duty(
    /infection control|ppe|hygiene standards|food safety|haccp|servsafe|sanit\p{L}+/u,
    'What is the first thing an inspector would look at in your place?',
    'Where it usually goes wrong, what is checked and signed, and the result of the last inspection.',
  ),
  duty(
    /safeguarding|abuse|crisis|domestic violence|vulnerable/u,
    'Someone tells you something and asks you to keep it secret. What do you say?',
    'The sentence you use, who you must tell and how fast, and what you write down.',
  ),
  duty(
    /lesson plans?|lessons?|curriculum|taught|teach(?:ing)?|classroom|pupils|students/u,
    'Tell me about a lesson that failed.',
    'What you had planned, when you saw that it was not working, what you did in the room, and how you taught it the next time.',
    SCHOOL,
  ),
  duty(
    /behaviou?r|discipline|classroom management/u,
    'One child is stopping the other twenty-five from learning. What do you do?',
    'The first thing you do, the next, what you say afterwards, and who you talk to.',
    SCHOOL,
  ),
  duty(
    /iep|special (?:needs|education)|sen|learning (?:disabilit\p{L}+|difficult\p{L}+)|autis\p{L}+/u,
    'What did you do differently for one child, and how did you know that it helped?',
    'The need, what you changed, what the child could do afterwards, and who you agreed it with.',
    SCHOOL,
  ),
  duty(
    /parents|families/u,
    'Tell me about a hard conversation with a parent.',
    'What it was about, what you had with you, what they said, and what you agreed.',
    SCHOOL,
  ),
  duty(
    /children|toddlers|infants|play(?:time|ground)?|day ?care|nursery/u,
    'Two of them fight and a third has disappeared. What first?',
    'Where you look, who you call, what the others do meanwhile, and what you tell the parents.',
    SCHOOL,
  ),
  duty(
    /menus?|recipes?|dishes|cook(?:ed|ing)?|kitchen|prep(?:ared|aring|ping)? (?:food|ingredients|meals|all)|grill|sushi|food preparation|line cook/u,
    'It is eight o’clock, tickets are up and you run out of something. What happens?',
    'What you do first, what you tell the front, what replaces it, and how you order now.',
    KITCHEN,
  ),
  duty(
    /food costs?|portion\p{L}*|waste/u,
    'How do you bring food cost down without the guest noticing?',
    'The percentage, where the waste was, what you changed, and what it is now.',
    KITCHEN,
  ),
  duty(
    /guests?|hotel|check-?ins?|rooms?|housekeeping|concierge/u,
    'The room is not ready and the guest has flown all night. What do you say?',
    'Your first sentence, what you can offer, who you ring, and how you make sure that it gets done.',
    HOTEL,
  ),
  duty(
    /tables?|servers?|wait(?:ed|ing) (?:on )?tables|food orders|drinks?|bar(?: staff|tend\p{L}*)?|wine|cocktails?/u,
    'The kitchen is forty minutes behind. What do you tell your tables?',
    'When you tell them, what you bring them meanwhile, and what you do about the bill.',
    TABLES,
  ),
  duty(
    /cash registers?|tills?|pos|checkouts?|cashier|(?:processed|took) payments|transactions/u,
    'There is a queue, and a customer insists that you gave the wrong change. What do you do?',
    'What you say, how you check, who you call, and what happens to the queue.',
    either(SHOP, TABLES),
  ),
  duty(
    /merchandis\p{L}+|displays?|planograms?|shelves|replenish\p{L}*|stocking/u,
    'How do you decide what goes at eye level?',
    'What sells there, who decides, what you tried, and what the sales did.',
    SHOP,
  ),
  duty(
    /theft|shoplift\p{L}*|loss prevention|shrink(?:age)?/u,
    'You see somebody put something in a bag. What do you do?',
    'What you are allowed to do, what you say, who you call, and what you never do.',
    SHOP,
  ),
  duty(
    /store|shop floor|sales floor|customers|customer service|retail|shoppers/u,
    'What do you say to somebody who is “just looking”?',
    'Your opening line, what you watch for, when you leave them alone, and a sale that began that way.',
    SHOP,
  ),
  duty(
    /wiring|rewir\p{L}+|circuits?|distribution boards?|consumer units?|conduit|electrical|second fix|first fix|containment/u,
    'How do you prove a circuit dead before you touch it?',
    'The steps in their order, which tester, how you check the tester, and what you do when somebody wants it faster.',
    ELECTRIC,
  ),
  duty(
    /dead and live testing|test(?:ing)? and inspect\p{L}+|certificates? (?:issued|typed)|eicr|inspection and testing/u,
    'What is the worst thing you have found on a test, and what did you tell the client?',
    'The reading, the code you gave it, what you did before you left, and what it said on the certificate.',
    ELECTRIC,
  ),
  duty(
    /pipes?|plumb\p{L}*|boilers?|heating|drains?|hvac|refrigera\p{L}+|air conditioning/u,
    'Tell me about a job you were called back to.',
    'What you had done, what you had missed, who paid, and what you check now.',
    PIPES,
  ),
  duty(
    /concrete|formwork|framing|drywall|roof\p{L}*|brick\p{L}*|masonry|carpentry|joinery|demolition|scaffold\p{L}*|excavat\p{L}+|paving|insulation|plaster\p{L}*/u,
    'The drawing says one thing and the site says another. What do you do?',
    'How you noticed, who you ask before you go on, what you do meanwhile, and one time it happened.',
    SITE,
  ),
  duty(
    /toolbox talks?|rams|risk assessments?|health (?:and|&) safety|osha|safety (?:procedures|regulations|standards|rules)|near miss\p{L}*/u,
    'When did you last stop a job?',
    'What you saw, what you said and to whom, how long it stood, and whether you were thanked.',
  ),
  duty(
    /subcontractors?|site (?:manage\p{L}+|supervis\p{L}+)|crews?|foreman|operatives/u,
    'A subcontractor does not turn up on Monday. What happens by nine o’clock?',
    'Who you ring, what the others do, what you write down, and who pays for the day.',
    SITE,
  ),
  duty(
    /forklifts?|flt|pallets?|loading|unloading|picking|packing|warehouse|shipping|receiving|dispatch/u,
    'A lorry is waiting and the pick is short. What do you do?',
    'What you check first, who decides, what goes out and what does not, and how it is put right.',
    STORES,
  ),
  duty(
    /deliver(?:y|ies|ed|ing)|routes?|driv(?:e|er|ing)|drops|lorr(?:y|ies)|trucks?|hgv|artic|tacho\p{L}*|vehicles?/u,
    'You are an hour behind with four drops left. What do you do?',
    'Who you ring, what the hours rules allow, what you do not skip, and how the day ended.',
    ROAD,
  ),
  duty(
    /cnc|lathe|mill(?:ing|ed)|machin(?:e|ed|ing|ist|ery)|set-?ups?|toleranc\p{L}+|tooling|assembly|welding|weld(?:s|ed)|fabricat\p{L}+|production line/u,
    'The tenth part is out of tolerance. What do you do about the first nine?',
    'How you found out, what you stop, what you measure again, and what it turned out to be.',
    WORKS,
  ),
  duty(
    /quality (?:control|checks?|inspections?)|defects?|scrap|non-?conform\p{L}+|six sigma|lean/u,
    'Which fault kept coming back, and what finally stopped it?',
    'How often it came, what you thought it was, what it was, and the figure today.',
  ),
  duty(
    /preventive maintenance|preventative maintenance|maintenance|repair(?:s|ed|ing)?|breakdowns?|servic(?:e|ed|ing) (?:the )?(?:machines?|vehicles?|equipment)|equipment/u,
    'Production is standing and everybody is looking at you. What do you check first?',
    'Your order of checks, how long you try before you call for help, and one breakdown from start to finish.',
    REPAIR,
  ),
  duty(
    /colou?r(?:s|ing)?|highlights|cut and blow\p{L}*|haircuts?|stylist|perms?|balayage/u,
    'The colour has gone wrong and the client is crying. What do you do?',
    'What you say, what you can save that day, who you fetch, and whether they came back.',
    HAIR,
  ),
  duty(
    /training (?:sessions?|programs?|programmes?)|fitness|workouts?|exercise|clients? (?:goals?|assess\p{L}+)|nutrition/u,
    'A client has stopped making progress. What do you change?',
    'How you noticed, what you asked about, what you changed first, and the result after some weeks.',
    FIT,
  ),
  duty(
    /classes|group exercise|yoga|aerobics|coach(?:ed|ing)?/u,
    'Half the class is new and half is bored. What do you do?',
    'How you set it up, what you offer each half, and how many come back.',
    FIT,
  ),
  duty(
    /memberships?|members/u,
    'Somebody wants to cancel. What do you say?',
    'What you ask first, what you can offer, when you let them go, and how many stay.',
    FIT,
  ),
  duty(
    /lambing|calving|cattle|cows?|milking|herd|livestock|sheep|pigs?|crops?|harvest\p{L}*|spraying/u,
    'Tell me about the worst night of last season.',
    'What happened, what you did yourself, when you called the vet or the neighbour, and what you lost or saved.',
    FARM,
  ),
  duty(
    /gardens?|landscap\p{L}+|planting|pruning|mowing|grounds/u,
    'What would you do first with a garden that nobody has touched for five years?',
    'What you look at, what you leave, the season, and a before and after of your own.',
    GARDEN,
  ),
  duty(
    /clean(?:ed|ing|s)?|vacuum\p{L}*|mopping|janitor\p{L}*/u,
    'What do you do when you have half the time for the same area?',
    'What comes first, what can wait, who you tell, and what you never skip.',
    CLEAN,
  ),
  duty(
    /patrol\p{L}*|cctv|access control|security checks?|intruders?|incident reports?/u,
    'Somebody will not leave. Take me through it.',
    'Your first words, your distance, when you call for help, and what you write down.',
    GUARD,
  ),
  duty(
    /lab(?:oratory)?|samples?|assays?|pcr|hplc|experiments?|chemicals?/u,
    'Which result did you not believe, and what did you do?',
    'What looked wrong, what you repeated, what it was, and what you wrote in the book.',
    LAB,
  ),
  duty(
    /train(?:ed|ing)? (?:new |junior )?(?:staff|employees|team members|associates|hires|colleagues|starters)/u,
    'Who found it hardest, and what did you change for them?',
    'One person, without the name: where they got stuck, what you tried first, and what worked.',
  ),
];
