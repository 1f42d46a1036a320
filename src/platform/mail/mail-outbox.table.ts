import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mail to be sent, written in the transaction of what it tells about. Address and words are wiped once it is sent. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey().defaultRandom(),
  /** What the mail is about; one mail per key, however often it is posted. */
  key: text().notNull().unique(),
  recipient: text(),
  subject: text(),
  text: text(),
  html: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
});
