/** Address of a drawn portrait, `pictures/{file}.svg`. */
export const pictureOf = (file: string): string => new URL(`../pictures/${file}.svg`, import.meta.url).href;
