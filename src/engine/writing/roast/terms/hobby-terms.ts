import type { TermJokes } from '../template.ts';

/** Jokes about one interest that says nothing by itself. */
export const HOBBY_TERMS: TermJokes = {
  fact: 'term',
  brutal: {
    'reading|reading books|books|lesen|lecture|lectura|leer': [
      '“{term}”: and the recruiter, reading that, feels an immediate bond.',
      '“{term}”. What? A title would be a conversation; this is a library with the lights off.',
      '“{term}”: cereal boxes count, so the field is wide.',
    ],
    'travel|traveling|travelling|reisen|voyages|voyage|viajar|viajes': [
      '“{term}”: so do suitcases, with labels saying where.',
      '“{term}” covers the Silk Road and the ring road.',
      '“{term}”: a fondness for being elsewhere, noted by an employer with opinions on that.',
    ],
    'music|listening to music|listening music|musik|musique|música': [
      '“{term}”: ears confirmed.',
      '“{term}”. Playing it, singing it, or being in a lift with it?',
      '“{term}” as an interest: breathing was taken, apparently.',
    ],
    'cooking|kochen|cuisine|cocinar|food|eating': [
      '“{term}”: name one dish and somebody will remember you at lunch.',
      '“{term}” keeps a person alive. Does it also do a risotto?',
      '“{term}”: also the hobby of everyone who has been hungry.',
    ],
    'netflix|tv|television|watching tv|movies|films|watching movies|watching films|cinema|cine|cinéma|filme': [
      '“{term}” is what happens to you when nothing else does.',
      '“{term}”: are you still applying?',
      '“{term}” as an interest has a remote control and no proof.',
    ],
    'gym|going to the gym|fitness|yoga': [
      '“{term}”: lifts heavy things and puts them back. The bullets could do with some of that.',
      '“{term}”: a membership is not a hobby, it’s a subscription.',
    ],
    'walking|nature': ['“{term}”: one foot, then the other, now under interests.', '“{term}” is how one gets to the interview.'],
    'running|jogging|joggen': ['“{term}”: a distance would make it a sport. Without one it’s being late.', '“{term}”: from what, the blank space above?'],
    'swimming|schwimmen|natation': ['“{term}”: noted, should {job} ever flood.', '“{term}” is a hobby to some and, in the right place, a necessity.'],
    'sports|sport|deporte|deportes': [
      '“{term}”: which? Darts and rowing need very different shirts.',
      '“{term}” is a section of the newspaper.',
      '“{term}”: all of it, or the half-time snacks?',
    ],
    'football|playing football|cricket|playing cricket': [
      '“{term}”: position, club, league? Even the spare shirt has a number.',
      '“{term}”: played, watched or shouted?',
    ],
    'socialising|socializing|friends|meeting friends|spending time with friends|hanging out with friends|freunde treffen': [
      '“{term}”: they’ll be touched to be a line item.',
      '“{term}”, for a CV that has to make new ones.',
      '“{term}” is a hobby with a very low entry fee.',
    ],
    'surfing the internet|internet surfing|internet|web surfing|browsing|browsing the internet|social media': [
      '“{term}”: this is what lunch breaks say they did.',
      '“{term}” is where the recruiter is now, with fifty CVs open.',
      '“{term}” as an interest is a thumb with a calendar.',
    ],
    shopping: ['“{term}”: a hobby that asks about the salary first.', '“{term}”: the CV is trying to be in the other bag.'],
    sleeping: ['“{term}”: at last, a claim with witnesses.', '“{term}” goes into the interests and, one hopes, stays there from nine to five.'],
    'gaming|video games': [
      '“{term}”: which one, which rank? Gamers keep better scores than this CV.',
      '“{term}”: somewhere there’s a number. Your bullets could borrow it.',
    ],
    photography: ['“{term}”: show one. Of all hobbies, this one can be linked.', '“{term}”, described in a single word instead of the thousand.'],
    'technology|new technologies': ['“{term}” as an interest: like being into weather.', '“{term}”: the toaster feels flattered.'],
    'news|current affairs': ['“{term}”: it happened, you heard.', '“{term}”, and here is one: everyone lists it.'],
    'dancing|dance': ['“{term}”: which steps? A tango and a kitchen are different places.'],
    'painting|drawing|art': ['“{term}”: walls or canvas? Only one of them belongs in a portfolio.'],
    gardening: ['“{term}”: something grows there, unlike on this line.'],
    'hiking|camping': ['“{term}”: one summit by name, and the line has a view.'],
    volunteering: ['“{term}”: where? This one is worth a section and got one word.'],
    chess: ['“{term}”: a rating would be a move. This is the box.'],
    'blogging|writing': ['“{term}”: then there’s a link somewhere. It hasn’t written back.'],
    'cycling|biking': ['“{term}”: to where? One pass, one distance, one broken chain.'],
    'pets|dogs|animals': ['“{term}”: they have better references than most of us.'],
  },
};
