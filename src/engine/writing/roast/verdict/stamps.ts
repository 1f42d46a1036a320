import type { FindingGroup } from '../../../../domain/finding.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';

/** Stamps by what dominates (only where the bin is likely enough to deserve it) and by band. At most 24 characters, upper case. */
export const THEME_STAMPS: Readonly<Record<Tone, Partial<Record<FindingGroup, readonly string[]>>>> = {
  brutal: {
    buzzwords: ['HOT AIR, NOTARISED', 'BUZZWORD GREENHOUSE', 'BATTERIES NOT INCLUDED'],
    wording: ['BYSTANDER STATEMENT', 'NOBODY DID IT', 'HELPED. APPARENTLY.', 'ALIBI ACCEPTED'],
    bullets: ['NO SCORE GIVEN', 'SIZE NOT INCLUDED', 'COUNT IT OR CUT IT', 'ALL FOAM, NO BEER'],
    skills: ['SKILLS SOLD SEPARATELY', 'SHOW, DO NOT LIST', 'TOOLBOX: PAINTED ON'],
    contact: ['RETURN TO SENDER', 'ADDRESS UNKNOWN', 'PIGEON REQUIRED'],
    dates: ['LOST IN TIME', 'TIME TRAVEL SUSPECTED', 'CALENDAR DISPUTED'],
    structure: ['SOME ASSEMBLY REQUIRED', 'STARTS IN THE MIDDLE', 'MAP WITHOUT LEGEND'],
    format: ['PARSER CHOKED HERE', 'ROBOT ASKED TO LEAVE', 'PRETTY. UNREADABLE.'],
    job: ['WRONG TRAIN', 'WHICH JOB WAS IT?', 'AIMED AT THE WALL'],
    tricks: ['CAUGHT IN THE WHITE', 'NICE INVISIBLE INK', 'THE ROBOT TOLD US'],
  },
  gentle: {
    buzzwords: ['SWAP WORDS FOR PROOF', 'SAY IT YOUR WAY'],
    wording: ['STEP INTO THE PICTURE', 'BEGIN WITH YOUR VERB'],
    bullets: ['NEEDS ITS NUMBERS', 'SHOW THE SIZE OF IT'],
    skills: ['PROVE THE BEST THREE', 'FEWER, STRONGER SKILLS'],
    contact: ['MAKE IT EASY TO REPLY', 'ADD A WAY BACK'],
    dates: ['TIDY THE DATES', 'CHECK THE CALENDAR'],
    structure: ['GIVE IT A FRAME', 'ADD AN INTRODUCTION'],
    format: ['SIMPLER IS SAFER', 'LET SOFTWARE READ IT'],
    job: ['AIM IT AT THE JOB', 'NAME THE DIRECTION'],
    tricks: ['BRING IT INTO VIEW', 'SHOW IT OPENLY'],
  },
};

export const BAND_STAMPS: Readonly<Record<Tone, Readonly<Record<Band, readonly string[]>>>> = {
  brutal: {
    bad: ['BINNED BEFORE COFFEE', 'RECYCLE RESPONSIBLY', 'DEAD ON ARRIVAL', 'NOT EVEN SCRAP PAPER', 'SHRED WITH CARE', 'PAPER PLANE MATERIAL'],
    mid: [
      'PASSED, WITH A LIMP',
      'HALF BAKED',
      'NEEDS THE RED PEN',
      'MAYBE PILE, BOTTOM',
      'EDIT OR REGRET IT',
      'LUKEWARM',
      'JURY STILL OUT',
      'ASK ME AFTER LUNCH',
      'GOOD BONES, BAD COAT',
      'NOT YET, NOT NEVER',
    ],
    good: [
      'ANNOYINGLY DECENT',
      'SURVIVED THE PEN',
      'GRUDGING NOD',
      'ALMOST NO FUN',
      'NO FURTHER QUESTIONS',
      'RELUCTANTLY IMPRESSED',
      'BIN STAYS HUNGRY',
      'KEPT, UNDER PROTEST',
      'HARD TO INSULT',
      'FINE. BE LIKE THAT.',
      'CRITIC SENT HOME',
      'IN. NEXT PLEASE.',
    ],
  },
  gentle: {
    bad: ['A FRESH START HELPS', 'GOOD STUFF, HIDDEN', 'WORTH A REWRITE', 'LET US REBUILD THIS'],
    mid: ['ON ITS WAY', 'CLOSER THAN IT LOOKS', 'A FEW EDITS AWAY', 'SOLID BASE, MORE PROOF', 'GOOD BONES', 'NEXT DRAFT WILL DO IT'],
    good: [
      'NEARLY READY',
      'SMALL TOUCHES LEFT',
      'CLEAR AND HONEST',
      'READY AFTER A POLISH',
      'A PLEASURE TO READ',
      'EASY TO TRUST',
      'WELL TOLD',
      'GOOD TO GO, NEARLY',
    ],
  },
};

/** Over a page that is kept in spite of its words. */
export const KEPT_STAMPS: Readonly<Record<Tone, readonly string[]>> = {
  brutal: ['KEPT, WITH STAINS', 'IN, BY A WHISKER', 'KEPT. NOT FRAMED.', 'STAYS, ON PROBATION', 'IN. WIPE YOUR FEET.', 'PASSED, WITH REMARKS'],
  gentle: ['CLOSER THAN IT LOOKS', 'A FEW EDITS AWAY', 'WORTH AN EVENING', 'GOOD GROUND TO BUILD ON'],
};
