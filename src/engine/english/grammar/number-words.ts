const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** A count as one writes it in running text: in words to twelve, in figures above. */
export const numberWord = (count: number): string => WORDS[count - 1] ?? String(count);
