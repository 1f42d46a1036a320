/** British words and spellings of our sentences, and what an American reads in their place. Whole words; the forms are listed. */
const WORDS: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  colouring: 'coloring',
  favourite: 'favorite',
  favourites: 'favorites',
  favour: 'favor',
  favours: 'favors',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  neighbourhood: 'neighborhood',
  labour: 'labor',
  harbour: 'harbor',
  humour: 'humor',
  honour: 'honor',
  honours: 'honors',
  rumour: 'rumor',
  rumours: 'rumors',
  behaviour: 'behavior',
  flavour: 'flavor',
  flavours: 'flavors',
  odour: 'odor',
  centre: 'center',
  centres: 'centers',
  theatre: 'theater',
  theatres: 'theaters',
  metre: 'meter',
  metres: 'meters',
  litre: 'liter',
  litres: 'liters',
  fibre: 'fiber',
  fibres: 'fibers',
  grey: 'gray',
  greys: 'grays',
  tyre: 'tire',
  tyres: 'tires',
  kerb: 'curb',
  kerbs: 'curbs',
  cheque: 'check',
  cheques: 'checks',
  programme: 'program',
  programmes: 'programs',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  storey: 'story',
  storeys: 'stories',
  plough: 'plow',
  mould: 'mold',
  moulds: 'molds',
  sceptical: 'skeptical',
  jewellery: 'jewelry',
  aluminium: 'aluminum',
  maths: 'math',
  organise: 'organize',
  organised: 'organized',
  recognise: 'recognize',
  recognised: 'recognized',
  realise: 'realize',
  realised: 'realized',
  apologise: 'apologize',
  apologised: 'apologized',
  cancelled: 'canceled',
  travelled: 'traveled',
  labelled: 'labeled',
  labelling: 'labeling',
  defence: 'defense',
  licence: 'license',
  licences: 'licenses',
  practise: 'practice',
  practised: 'practiced',
  lorry: 'truck',
  lorries: 'trucks',
  rota: 'schedule',
  rotas: 'schedules',
  spanner: 'wrench',
  spanners: 'wrenches',
  petrol: 'gas',
  postcode: 'zip code',
  postcodes: 'zip codes',
  biscuit: 'cookie',
  biscuits: 'cookies',
  trolley: 'cart',
  trolleys: 'carts',
  cupboard: 'closet',
  cupboards: 'closets',
  nappy: 'diaper',
  nappies: 'diapers',
  motorway: 'highway',
  motorways: 'highways',
  roundabout: 'traffic circle',
};
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bcar parks\b/gu, 'parking lots'],
  [/\bcar park\b/gu, 'parking lot'],
  [/\bthe lift\b/gu, 'the elevator'],
  [/\ba lift\b/gu, 'an elevator'],
  [/\ba fortnight\b/gu, 'two weeks'],
  [/\bthe post\b(?= (?:comes|arrives|is late|van|room))/gu, 'the mail'],
];
const WORD = /(?<![\p{L}{~:|-])\p{L}+(?![\p{L}}|:-])/gu;

/** A sentence of ours as an American would write it; words in blanks are left alone. */
export function american(text: string): string {
  const known = made.get(text);
  if (known !== undefined) return known;
  const phrased = PHRASES.reduce((said, [british, other]) => said.replace(british, other), text);
  const turned = phrased.replace(WORD, (word) => {
    const other = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined;
    return other === undefined ? word : /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
  if (made.size >= MOST_MADE) made.clear();
  made.set(text, turned);
  return turned;
}
/** A roast asks for the same sentences in both voices and again. */
const made = new Map<string, string>();
const MOST_MADE = 5_000;
