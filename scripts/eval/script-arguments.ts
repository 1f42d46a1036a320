/**
 * The arguments of the script that runs, at least `least` of them; says how the script is called and
 * ends it with status 2 when there are fewer.
 */
export function scriptArguments(usage: string, least: number): string[] {
  const given = process.argv.slice(2);
  if (given.length < least) {
    console.error(`usage: node scripts/eval/${usage}`);
    process.exit(2);
  }
  return given;
}
