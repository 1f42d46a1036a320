import { SITE_NAME } from '../../domain/product-name.ts';

export const KEEP_LINK = {
  heading: 'Keep this page',
  lead: 'There is no account. Whoever has this page’s address can open it, and without it nobody can, you included.',
  copy: 'COPY PRIVATE LINK',
  copied: 'Private link copied.',
  notCopied: 'The browser would not copy it. Copy the address of this page instead.',
  mailLabel: 'Or mail it to me',
  mailHint: 'Your address is used for this one mail and not kept.',
} as const;

export const LOST_LINK = {
  heading: 'Lost your link?',
  lead: 'If you paid for something, type in the address your receipt went to. The links to what it bought, and is still there, are on their way to it.',
  mailLabel: 'The address of your receipt',
  mailHint: 'Nobody learns from this page whether anything was bought with it.',
} as const;

export const MAIL_LINK = {
  send: 'MAIL IT',
  sending: 'MAILING...',
  sent: 'If there is anything to send, it is on its way.',
  invalid: 'That is not an e-mail address.',
  tooMany: 'That was the last one for today. Copy the link instead.',
  offline: 'You are offline. Nothing was sent.',
  failed: 'That did not go through. Try again in a minute.',
} as const;

/** The mail with the link: the same words for everybody, since anybody can have it sent. */
export const LINK_MAIL = {
  subject: `${SITE_NAME}: your private link`,
  heading: 'Here is your link',
  paragraphs: [
    'Somebody, presumably you, asked us to send this link here. It opens a result until its day of deletion, or until it is deleted with the button on its page.',
    'Whoever has the link can read what is behind it, so pass it on like you would your CV. If you did not ask for it, delete this mail; nothing else will come.',
  ],
  link: 'Open it',
  footer: `This mail comes from ${SITE_NAME}. Your address was used for it and is not kept.`,
} as const;
