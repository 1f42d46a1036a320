/** Interests so common that they say nothing. Only the bare word counts: "Reading" does, "Reading Icelandic sagas" does not. */
export const FILLER_HOBBIES: ReadonlySet<string> = new Set([
  'reading', 'reading books', 'books', 'travel', 'traveling', 'travelling', 'music', 'listening to music', 'listening music', 'movies', 'films', 'watching movies',
  'watching films', 'watching tv', 'tv', 'television', 'netflix', 'cinema', 'cooking', 'walking', 'sports', 'sport', 'swimming', 'gym', 'going to the gym', 'fitness',
  'socialising', 'socializing', 'friends', 'meeting friends', 'spending time with friends', 'hanging out with friends', 'surfing the internet', 'internet surfing',
  'internet', 'web surfing', 'browsing', 'browsing the internet', 'social media', 'shopping', 'food', 'eating', 'sleeping', 'gaming', 'video games', 'photography',
  'nature', 'new technologies', 'technology', 'news', 'current affairs', 'playing cricket', 'cricket', 'football', 'playing football', 'running', 'jogging', 'yoga',
  'lesen', 'reisen', 'musik', 'kochen', 'filme', 'freunde treffen', 'schwimmen', 'joggen', 'lecture', 'voyages', 'voyage', 'musique', 'cinéma', 'cuisine', 'natation',
  'lectura', 'leer', 'viajar', 'viajes', 'música', 'cine', 'deporte', 'deportes', 'cocinar',
]);
