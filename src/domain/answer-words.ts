/** What stands in and under the fields of a question about a line, in every room that asks. */
export const ANSWER_WORDS = {
  inAll: 'in all',
  choose: 'Choose',
  example: (text: string) => `e.g. ${text}`,
  refused: {
    number: 'A plain number works here, such as 60, about 60 or 75 to 80.',
    amount: 'A figure with its unit works here, such as 14 days or £1,900.',
    noun: 'A thing works here, such as “waiting time”, not a whole sentence.',
    names: 'Names parted by commas work here.',
    choice: 'Please choose one of the list.',
  },
} as const;
