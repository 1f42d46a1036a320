/** A piece of advice in its two halves: what the line is worth to an employer, and what to do about it. */
interface AdviceParts {
  worth: string;
  todo: string;
}

/** Where a skill is listed, what its advice asks for belongs into the job that shows it. */
const IN_A_JOB: readonly ((todo: string) => string)[] = [
  (todo) => `In the job it belongs to, ${uncapital(todo)}`,
  (todo) => `Under the right job, ${uncapital(todo)}`,
  (todo) => `Give it a line in one of your jobs. ${todo}`,
];
const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The advice on a thing that is listed as a skill, told of the jobs; null where it cannot be told so. `at` chooses the wording. */
export function inAJob(todo: string, at: number): string | null {
  const frame = IN_A_JOB[at % IN_A_JOB.length];
  return frame === undefined || !/^(?:add|give|name|put|say|tell|mention|list)\b/iu.test(todo) ? null : frame(todo);
}

/** A sentence that tells somebody to do something, or what belongs in the line. */
const TO_DO =
  /^(?:add|append|attach|be|begin|bring|choose|count|cut|describe|end|finish|fix|give|keep|lead|let|link|list|make|mark|mention|move|name|open|pick|pin|place|point|print|put|quote|save|say|set|show|spell|split|start|state|swap|take|tell|tie|turn|use|write)\b|^if\b|^in the job it belongs to\b|^under the right job\b|^(?:where|when|once) [^,]+(?:, [^,]+)*, (?:then )?(?:add|be|begin|count|describe|give|include|lead|let|link|list|make|mark|mention|move|name|open|pick|print|put|quote|say|set|show|spell|split|start|state|tell|use|write)\b|\bbelongs?\b|\b(?:goes|go) (?:in|first|here|last|with|next|beside|on)\b|\bworth (?:adding|naming|saying|printing|a (?:line|bracket|word|mention))\b/iu;

/**
 * The two halves of what somebody of the trade says; null where it is one thought. The second half is read under the first, so that its “it” and
 * “that” are understood.
 */
export function adviceParts(advice: string): AdviceParts | null {
  const sentences = advice.split(/(?<=[.!?]['’”]?)\s+(?=[\p{Lu}\d‘“£$€])/u);
  const [worth, ...rest] = sentences;
  if (worth === undefined || rest.length === 0 || TO_DO.test(worth)) return null;
  const todo = rest.join(' ');
  return rest.some((sentence) => TO_DO.test(sentence)) ? { worth, todo } : null;
}
