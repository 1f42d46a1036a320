/** Providers whose names date a CV: a shrug, never more. */
export const DATED_PROVIDERS: ReadonlySet<string> = new Set([
  'hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.es', 'hotmail.it', 'aol.com', 'aol.co.uk', 'aol.de', 'yahoo.com', 'yahoo.co.uk', 'yahoo.co.in', 'yahoo.in',
  'yahoo.fr', 'yahoo.de', 'yahoo.es', 'yahoo.it', 'ymail.com', 'rocketmail.com', 'msn.com', 'lycos.com', 'excite.com', 'earthlink.net', 'juno.com', 'netzero.net', 'sbcglobal.net', 'rediffmail.com',
  'webtv.net', 'compuserve.com', 't-online.de', 'freenet.de', 'wanadoo.fr', 'free.fr', 'laposte.net', 'btinternet.com', 'talktalk.net', 'ntlworld.com', 'tiscali.co.uk', 'bellsouth.net', 'libero.it',
]);

/** A title that somebody gave to themself: "the.legend", "elcrack", "numberone". Letters of a handle, its signs kept. */
export const BOASTFUL_HANDLE =
  /(?<![a-z])(?:the|da|el|le|il|der|o)?[._+-]?(?:legend|legende|leyenda|lenda|leggenda|goat|boss ?man|big ?dog|top ?dog|alpha ?male|beast ?mode|mastermind|hustler|wolf ?of ?\w{3,12}|number ?(?:one|1)|numero ?uno|worlds? ?best)(?![a-z])|(?<![a-z])(?:elcrack|the(?:legend|boss|beast|champ|machine|hammer|wolf|godfather|chosenone))(?![a-z])/u;

/**
 * Pieces of a mail handle that nobody signs a contract with. Only words that are no given or family name
 * anywhere we know (law 6): "angel", "king", "rocky" and "candy" are names and therefore not here.
 */
export const SILLY_HANDLE_PIECES: readonly string[] = [
  'sexy', 'hottie', 'hotgirl', 'hotguy', 'hotboy', 'hotstuff', 'hunk', 'stud', 'babe', 'babygirl', 'babyboy', 'babydoll', 'cutie', 'cutiepie', 'sweetie', 'sweetheart', 'honeybun', 'xoxo', 'kisses',
  'lover', 'loverboy', 'heartbreaker', 'playboy', 'playa', 'pimp', 'gangsta', 'gangster', 'thug', 'bigboss', 'badboy', 'badgirl', 'badass', 'bitch', 'devil', 'satan', 'psycho', 'lunatic', 'crazy',
  'insane', 'killer', 'assassin', 'slayer', 'dragonslayer', 'ninja', 'pirate', 'zombie', 'vampire', 'wizard', 'unicorn', 'princess', 'partyanimal', 'party', 'drunk', 'beer', 'vodka', 'tequila',
  'whiskey', 'weed', 'stoner', 'ganja', '420', 'gamer', 'gaming', 'noob', 'leet', 'pwn', 'fortnite', 'minecraft', 'pokemon', 'pikachu', 'naruto', 'goku', 'batman', 'superman', 'spiderman', 'ironman', 'yolo',
  'swag', 'swagger', 'lol', 'rofl', 'rockstar', 'superstar', 'diva', 'bling', 'fluffy', 'bunny', 'kitty', 'kitten', 'puppy', 'doggy', 'monkey', 'catlover', 'doglover', 'ilove', 'iheart', 'bieber', 'soccerfan',
  'footballfan', 'mufc', 'gooner', 'harleyrider', 'metalhead', 'headbanger', 'surferdude', 'dude', 'coolguy', 'coolkid', 'coolgirl', 'coolboy', 'crazycat', 'catlady', 'lazy', 'sleepy', 'hungry', 'pizza', 'nacho', 'bootylicious', 'booty',
  'schatz', 'maus', 'mausi', 'hase', 'hasi', 'engelchen', 'schnucki', 'partymaus',
];
