import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { deleteMailFiles } from './forget-mail.ts';
import type { Mail } from './outbox.ts';

export interface MailSettings {
  /** Null: mails are written to `folder` as .eml files. */
  smtpUrl: string | null;
  from: string;
  folder: string;
}

/** A mail on its way; `id` names it for ever, so that a repeated attempt is the same mail. */
export type OutgoingMail = Omit<Mail, 'key'> & { id: string };

export interface Mailer {
  /** Resolves when the mail is out of our hands. @throws when it is not, or we do not know */
  send(mail: OutgoingMail): Promise<void>;
  /** Takes back what can be taken back: a file. What was sent is gone. */
  forget(id: string): Promise<void>;
  close(): void;
}

/** A server that is silent for this long will not take the mail now; the queue tries again. */
export const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 } as const;

export function createMailer(settings: MailSettings, timeouts: Record<keyof typeof SMTP_TIMEOUTS, number> = SMTP_TIMEOUTS): Mailer {
  return settings.smtpUrl === null ? folderMailer(settings) : smtpMailer(settings.smtpUrl, settings.from, timeouts);
}

/** Same id, same Message-ID: a server that took the mail and never said so knows the second one for a copy. */
function message(mail: OutgoingMail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpMailer(smtpUrl: string, from: string, timeouts: Record<keyof typeof SMTP_TIMEOUTS, number>): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail, from));
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}

function folderMailer(settings: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      await mkdir(settings.folder, { recursive: true });
      const sent = await transport.sendMail(message(mail, settings.from));
      const file = path.join(settings.folder, `${mail.id}.eml`);
      // Renamed into place: a file that is there is whole, and a repeated attempt replaces it.
      await writeFile(`${file}.part`, sent.message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    forget: (id) => deleteMailFiles(settings.folder, [id]),
    close: () => transport.close(),
  };
}
