import type { ArticleText } from '../article.ts';

const text: ArticleText = {
  content: [
    'In 2018 a job site called Ladders put cameras on the eyes of recruiters and gave them CVs. The first look at each, the one that decides whether there will be a second, lasted 7.4 seconds on average. In 2012, in a worse market, it had been six. People like to quote this with horror, as if somebody had confessed to a crime. Try it yourself before you judge: open a page of flats to let, and see how long you give each. You know at once what you are looking for, and you are not looking for the flat’s philosophy.',
    'The other published figures are kinder and tell the same story. Of the hiring managers and HR people whom the Harris Poll asked for CareerBuilder in 2018, 39 % said they spend less than a minute on a CV, and 23 % less than half of one. Whichever clock you believe, it is not reading. It is looking.',
    { heading: 'What they look at' },
    'The older of the two Ladders studies drew a map of it. Nearly four fifths of the time went to six things: the name, the current job and its employer, its dates, the job before that and its employer, those dates, and the education. The rest of the page, where you keep your passion and your dynamic nature, got the remaining second and a half, and was scanned for words from the advert.',
    'One may take this as an insult, or as a floor plan. Six things are looked at, always the same six, and always in the same places. So put them there:',
    {
      list: [
        'The title of your job in bold, by itself, at the left, where the eye goes down. Not in the middle of a line behind the name of the firm and its town.',
        'Dates all in one style, all at one edge. An eye going down a column of dates understands a career in a second. An eye that has to search for them starts to suspect a reason.',
        'The newest job first, and most of the space on it. If the best you ever did is in the third job, two lines at the top may say so.',
        'A title that an outsider understands. If your contract calls you “Level 4 Happiness Associate”, write what you are, and put the official name in brackets.',
        'White space. Not for beauty: it is what makes the six things findable.',
      ],
    },
    { pen: 'Nobody skips your best line. They just never arrive at it.' },
    { heading: 'The top third has the rent of the whole page' },
    'Everything above the first fold gets looked at; everything below has to be earned. Now take a ruler and measure what most people keep up there. A name in letters an inch high. The words “Curriculum Vitae”, in case somebody took it for a menu. A photograph, a full postal address, a date of birth, and an objective which states that the candidate would like a job. Half the view, and not one of the six things in it.',
    'Name, town, telephone, e-mail and one link fit into two lines. Then two or three lines that say what you are and what you have done that fits this advert. Then the newest job, with its title where the eye falls. If somebody closes the file at that point, they have seen you. That is all the first seven seconds are for.',
    { heading: 'One page, two pages' },
    'The eternal war. The truth is dull: for most people with a few years of work, one page, or two at the most; two are entirely normal for a longer life, and in some trades (medicine, science, the public service) a good deal more is expected and asked for. Length is not the sin. The sin is a second page that holds four lines and your interest in reading. Either fill it, or cut your way back; and if there are two, let the first one be enough by itself.',
    { heading: 'What cannot be done in seven seconds' },
    'It would be easy to conclude from this that nothing matters but the layout. The opposite is the case. The first look does not choose anybody. It only makes two piles, and you want to be in the one that gets the second look, which is longer, and the third, which happens with a cup of coffee and the advert next to it. There every line gets read, some aloud. There somebody underlines. That is where the verbs count, and the numbers, and the sentence that could only have been about you.',
    'And now and then the seven seconds simply go wrong. Somebody looked at the wrong six things. It was the end of the day, or the four-hundredth file, or they had already found the person on Tuesday. You will get the same polite sentence as everybody else, and it will say that it was a difficult decision. It was not about you. It was hardly about anyone. Most of what comes back from the world of work is a template, which is why nobody should read his worth out of it.',
    { heading: 'The experiment' },
    'Give your CV to a friend who does not know your job. Count to seven, take it away, and ask three questions: What am I? Where do I work? What would you call me in for? If the answers are right, you can stop polishing the top and go and mend the bullets. If your friend says “You seem nice, and there was something blue”, you have learned more than fourteen rejections were ever going to tell you. The blue thing was the heading. It goes.',
  ],
  sources: [
    {
      text: 'Ladders: Eye-Tracking Study, 2018 update (summary in HR Daily Advisor, 15 November 2018)',
      url: 'https://hrdailyadvisor.blr.com/2018/11/15/eye-tracking-recruiters-average-7-4-seconds-reviewing-a-resume/',
    },
    {
      text: 'TheLadders: Keeping an Eye on Recruiter Behavior, 2012: 30 recruiters over ten weeks',
      url: 'https://www.fichier-pdf.fr/2014/03/28/theladders-eyetracking-studyc2/',
    },
    {
      text: 'CareerBuilder / The Harris Poll, June and July 2018 (summary in Recruiting Daily Advisor, August 2018)',
      url: 'https://recruitingdailyadvisor.blr.com/2018/08/employers-point-instant-deal-breakers-resumes/',
    },
  ],
};
export default text;
