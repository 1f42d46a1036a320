/** A statement with a stop at its end; one that has one, as "Northwind Inc." does, gets no second. */
export const withStop = (text: string): string => (/[.!?]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** "at Northwind Inc." ends a sentence by itself; three dots stay three. */
export const oneStop = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])\.\.(?!\.)/gu, '.');
