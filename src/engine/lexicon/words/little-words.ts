/** Words that say nothing of what a text is about: English first, with those of German, French and Spanish adverts. */
export const WORDS_WITHOUT_CONTENT: readonly string[] =
  'a an the of to in on at by for from with and or as per was were is are be been it its this that these those which who over under up down than about our your their we you i they he she my me us them not no all any more most other into out so such can will may one two have has had do does did und der die das den dem des ein eine als bei mit von zu im am für auf ist wir sie de la le les des du et un une en pour dans sur nous vous el los las y para con por que'.split(
    ' ',
  );

/** Little words that a sentence of the language can hardly do without; ISO 639-1. */
export const LITTLE_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in for with was were i my a an on at by from who which we our is are about also',
  de: 'der die das und von zu mit für im den dem des ein eine einer bei war ich wir als auf auch sowie aus durch nach über zum zur nicht pro',
  fr: 'le la les et de des du pour dans avec une un sur par au aux en est était je nous mon ma mes chez ainsi',
  es: 'el la los las y de del para con una un en por al se mi mis que como su sus fue más',
  it: 'il lo la gli le e di del della per con una un in da al alla dei delle che come mio sono',
  pt: 'o a os as e de do da dos das para com uma um em por no na ao que como meu',
  sv: 'och i av för med som att en ett på till är jag har var mitt från samt inom',
  da: 'og i af for med som at en et på til er jeg har var mit fra samt inden',
  pl: 'i w z na do oraz od dla przy po się za jest jako przez mój',
  tr: 've ile için olarak bir bu da ben çok en gibi daha sonra olan kadar',
  nl: 'de het een en van voor met op in bij aan door als ook naar uit mijn ik was te',
};
