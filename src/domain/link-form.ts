/**
 * `mail-my-link` `{entityId, email}`: the private link to a result, to an address that is used once; `{email}` alone: the links to
 * whatever was paid for with that address on the receipt. The answer is always the same: it tells nobody what is there.
 */
export const MAIL_MY_LINK = 'mail-my-link';
