import type { ArticleText } from '../article.ts';

const text: ArticleText = {
  content: [
    'You have seen the number. It hangs above every advert for a CV template: three quarters of all applications, it says, are rejected by software before a human being has laid eyes on them. It is a wonderful number. It is large, it is unfair, and it explains everything, including the one from the bakery.',
    'It is also homeless. People have gone looking for the study it came from and ended, each time, at a company called Preptel, which sold CV optimization, used the figure in its sales talk around 2012, published no method, and closed in 2013. The number outlived the firm. It now works freelance.',
    { heading: 'What the software is for' },
    'An applicant tracking system is a filing cabinet with a search box. It takes your file, tries to pull the text out, sorts what it finds into fields (name, e-mail, last employer, dates, skills) and puts you in a list. Then a person opens the list, sorts it, searches it, runs out of coffee, and stops at some point. That point is where most applications end. Nobody rejected them. Nobody got there.',
    'When the CV makers at Enhancv asked 25 American recruiters in 2025, 23 of them said that their system turns nobody down over the look or the wording of a CV. Twenty-five is a small group, and a firm that sells CVs asked the question, so treat it as a hint rather than as law. But it fits what the makers of these systems say themselves, and what you would guess from the size of the list.',
    { heading: 'Where a machine really does say no' },
    'There is one real trapdoor, and it is not in your CV. It is in the form. “Are you allowed to work in this country?” “Do you hold the licence?” “Do you have five years of it?” These are knock-out questions: an employer sets them on purpose, and the wrong answer can end the matter at once, politely, at four in the morning. Answer them truthfully and read them twice, because a No typed by a tired thumb counts as a No.',
    'The other thing that happens is filtering. Harvard Business School and Accenture asked more than 2,250 executives in 2021, and 88 % of them agreed that their own process screens out people who could do the job, because those people do not match the criteria to the letter. That is not a robot with taste. It is a person who ticked too many boxes in a settings page, in a year when somebody else was in charge.',
    { pen: 'A wall of filters is still built by somebody. It is just never anybody in the room.' },
    { heading: 'How you disappear without being rejected' },
    'If the machine cannot read you, nobody turns you down. You are filed under nothing. Your name is “Curriculum Vitae”, your employer is “2019 –”, and when somebody searches for a payroll clerk you do not come up, because the word payroll lay in a text box and the text box stayed at home. These are the usual ways to achieve that:',
    {
      list: [
        'Two columns. Some readers go straight across both, and your job history becomes a poem: “Managed a team of | French (basic)”.',
        'Contact details in the page header or footer. Many parsers never look there. You are the best candidate without a telephone.',
        'Skills as bars, stars or circles. Four and a half circles of Excel contain no text at all.',
        'A CV that is a picture: scanned, photographed, or exported from a drawing program with the letters turned into shapes. To a machine that is a photo of a wall.',
        'Headings with imagination. “Where I have sparkled” is not a section any parser knows. “Experience” is.',
        'Dates in three different styles. The software wants to count your years and gives up at the second.',
      ],
    },
    'None of that is about talent, and all of it can be mended in an evening: one column, plain headings, real text, contact details in the body, dates in one style, exported as PDF from the program you wrote it in. Then try the cheapest test there is. Open the PDF, select everything, copy, and paste it into an empty text file. What you see is about what they see. If it reads like a CV, you are fine. If it reads like a ransom note, you have found your robot.',
    { heading: 'About the white text' },
    'Every few years somebody rediscovers the trick of pasting the whole advert into the margin in white letters, one point high. The idea is that the machine sees it and the human does not. The machine does see it. Then it shows the human the extracted text, in black, at a normal size, with your forty invisible skills in a row, including “must be able to lift 20 kg”. It is the only CV trick that is always discovered by the very person it was meant to fool.',
    { heading: 'So what should you do?' },
    'Write for the person, and do not hide it from the machine. Use the words the advert uses, where they are true of you, in a line that proves them: not “stakeholder management” in a list, but the sentence about the three departments you got to agree. A search finds the word. A human finds the proof. You need both, and they fit into the same line.',
    'And when the next template promises to beat the robot, ask it where it got the 75 %. It will be able to tell you exactly as much as the robot could.',
  ],
  sources: [
    { text: 'On Preptel and the 75 %, after Christine Assaf’s search for its origin', url: 'https://resume-lint.com/en/guide/ats-75-percent-myth' },
    { text: 'Enhancv: survey of 25 US recruiters on automatic rejection (2025)', url: 'https://enhancv.com/blog/does-ats-reject-resumes' },
    {
      text: 'J. Fuller, M. Raman, E. Sage-Gavin, K. Hines: Hidden Workers: Untapped Talent (Harvard Business School and Accenture, 2021)',
      url: 'https://www.hbs.edu/managing-the-future-of-work/research/Pages/hidden-workers-untapped-talent.aspx',
    },
  ],
};
export default text;
