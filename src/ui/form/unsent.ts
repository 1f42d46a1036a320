/**
 * For every form of a page: the browser itself never sends one, not even before its code has come. A form with the method "dialog" that stands in no
 * dialog goes nowhere (HTML, 4.10.22.3), so nothing that was typed gets into an address, and nothing is lost with the page.
 */
export const UNSENT = { method: 'dialog' } as const;
