/** Name and contact, asked on the last step before a CV is written, and what becomes of them. */
export const DETAILS = {
  heading: 'Whose CV is it?',
  lead: 'All optional; nothing of it changes a word we write. It stays on this device until you press Unlock. Then it is sent to us, with whatever your import found that no question here asks for, so that the first Word file is complete and your link opens the whole CV on any device. Before it is paid for, no link opens it, not even yours.',
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  location: 'Town or city',
  linkedinUrl: 'LinkedIn address',
  portfolioUrl: 'Website or portfolio',
  languages: 'Languages',
  languagesHint: 'With commas between them, and how well in brackets: Irish (Fluent), Polish (Basic).',
  doubts: {
    email: 'That does not look like an e-mail address. It will be printed as it stands.',
    phone: 'That does not look like a telephone number. It will be printed as it stands.',
    url: 'That does not look like a web address. It will be printed as it stands.',
  },
  along: ({ summary, jobs, skills, sections }: { summary: boolean; jobs: number; skills: number; sections: readonly string[] }) => {
    const parts = [
      summary ? 'your summary' : '',
      jobs === 0 ? '' : jobs === 1 ? 'one older job' : `${jobs} older jobs`,
      skills === 0 ? '' : skills === 1 ? 'one further skill' : `${skills} further skills`,
      ...sections.map((heading) => `“${heading}”`),
    ].filter((part) => part !== '');
    if (parts.length === 0) return '';
    const what = [parts.slice(0, -1).join(', '), parts.at(-1)].filter((part) => part !== '').join(' and ');
    return `Your import also brought ${what}. All of it goes along, as it stood.`;
  },
  /** Beside the button that pays. */
  sent: 'Pressing the button also sends us the name and contact details you gave, and what your import brought along. They are kept with the CV, for as long, and no link opens them before it is paid for.',
  notSentHeading: 'NOT SENT',
  notSent: 'Your name and contact details could not be sent, so we have not opened the checkout. Nothing was charged. Press again in a moment.',
  tooLong: 'Your name, contact details and older jobs are more than a CV can hold. Shorten them under “Change my answers” and press again.',
} as const;
