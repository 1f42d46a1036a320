/** What is told of one plain word in a line of work, whatever the line says of it: brutal in two ways, gentle in one. */
export interface OfHomelyWord {
  brutal: readonly string[];
  gentle: string;
}
