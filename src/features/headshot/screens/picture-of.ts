/// <reference types="vite/client" />

const FILES = import.meta.glob('../pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** Address of a drawn portrait, `pictures/{file}.svg`. @throws for one that is not drawn */
export function pictureOf(file: string): string {
  const address = FILES[`../pictures/${file}.svg`];
  if (typeof address !== 'string') throw new Error(`no portrait ${file}`);
  return address;
}
