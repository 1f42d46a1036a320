/** Words of a title that keep their small letter. */
const SMALL = /^(?:of|and|for|in|the|to|at|or|with|und|für|der|die|das|de|du|des|del|la|le|y|et|en)$/iu;

/** A job as a title: "data engineer" is what a person is, "Data Engineer" what an advert is for. */
export function asTitle(job: string): string {
  return job
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
