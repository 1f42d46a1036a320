/** What the server wrote into `<meta name="…">` of the page; empty where it wrote nothing. */
export function pageMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
