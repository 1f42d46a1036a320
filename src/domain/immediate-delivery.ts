/**
 * What a buyer agrees to by paying (EU and UK rules on digital content: the right of withdrawal ends where delivery begins
 * with the buyer's express consent). It has to be the same sentence beside every button that pays, in the terms and on the
 * receipt, so it stands here and not in one room's copy.
 */
export const IMMEDIATE_DELIVERY =
  'By paying you ask us to deliver at once, and you agree that your statutory 14-day right of withdrawal ends when we do. Our own refund windows stay open to you.';
