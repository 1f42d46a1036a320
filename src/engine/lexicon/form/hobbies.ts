/** Interests so common that they say nothing. Only the bare word counts: "Reading" does, "Reading Icelandic sagas" does not. */
export const FILLER_HOBBIES: ReadonlySet<string> = new Set([
  'reading', 'reading books', 'books', 'travel', 'traveling', 'travelling', 'music', 'listening to music', 'listening music', 'movies', 'films', 'watching movies',
  'watching films', 'watching tv', 'tv', 'television', 'netflix', 'cinema', 'cooking', 'walking', 'sports', 'sport', 'swimming', 'gym', 'going to the gym', 'fitness',
  'socialising', 'socializing', 'friends', 'meeting friends', 'spending time with friends', 'hanging out with friends', 'surfing the internet', 'internet surfing',
  'internet', 'web surfing', 'browsing', 'browsing the internet', 'social media', 'shopping', 'food', 'eating', 'sleeping', 'gaming', 'video games', 'photography',
  'nature', 'new technologies', 'technology', 'news', 'current affairs', 'playing cricket', 'watching cricket', 'cricket', 'watching football', 'watching sport', 'watching sports', 'gardening', 'baking', 'hiking', 'surfing the net', 'surfing the web', 'surfing', 'keeping fit', 'going to the cinema', 'going out',
  'eating out', 'socialising with friends', 'socializing with friends', 'spending time with family', 'spending time with family and friends', 'spending time with friends and family', 'football', 'playing football', 'running', 'jogging', 'yoga',
  'lesen', 'reisen', 'wandern', 'fernsehen', 'musik hören', 'freunde', 'zeit mit freunden', 'garten', 'gartenarbeit', 'backen', 'essen gehen', 'fahrradfahren', 'radfahren', 'musik', 'kochen', 'filme', 'freunde treffen', 'schwimmen', 'joggen', 'lecture', 'la lecture', 'voyager', 'randonnée', 'jardinage', 'écouter de la musique', 'sorties entre amis', 'voyages', 'voyage', 'musique', 'cinéma', 'cuisine', 'natation',
  'lectura', 'leer', 'viajar', 'viajes', 'música', 'cine', 'escuchar música', 'salir con amigos', 'fútbol', 'nadar', 'deporte', 'deportes', 'cocinar', 'leitura', 'ler', 'viajar', 'viagens', 'cozinhar', 'cinema', 'futebol', 'esportes', 'desporto', 'lettura', 'leggere', 'viaggi', 'viaggiare', 'musica', 'cucina', 'cucinare', 'calcio', 'nuoto',
  'lezen', 'reizen', 'muziek', 'koken', 'sporten', 'wandelen', 'zwemmen', 'voetbal', 'vrienden', 'films kijken',
]);
