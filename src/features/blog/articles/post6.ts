import type { ArticleText } from '../article.ts';

const text: ArticleText = {
  content: [
    'Everybody tells you to tailor your CV to the job. Hardly anybody says what that means, so people do one of two things. Either they change the name of the company in the first line, which is not tailoring but addressing. Or they copy the advert into their skills and hope, which is not tailoring either. In tailoring, the cloth is yours. You only move the seams.',
    'Here is how it is done. You need the advert, your CV, about an hour, and three colours.',
    { heading: 'First, take the advert apart' },
    'An advert is two pages long, and most of that is weather. “We are a fast-growing family of passionate people” is weather. Fruit is weather. Cross it out until only what they ask for is left: things you should know, have, hold, speak or have done. There will be between eight and fifteen. Mark those they cannot do without: what is in the job title, what comes first in the list, what is said twice, what comes under “must” or “essential”. What comes under “ideally” is what they would like for their birthday.',
    { heading: 'Green: you say it' },
    'Go through the list, and for each item look for the line in your CV that says it. Not the line you think says it: the line. If it is there in words a stranger would recognise, colour both green. Two things to check. Is it high enough on the page to be found? And is it in their words? If they write “accounts payable” and you write “paid the suppliers”, a human may smile and a search will miss you. Where it is the same thing, use their name for it.',
    { heading: 'Yellow: it is true, and you forgot to say it' },
    'Now the interesting colour. They ask for “stakeholder management”. You have never used the expression without a shudder, so it is not in there. But you did get sales, legal and the workshop to agree on one delivery date, every month, for three years. That is what it means. They ask for version control, and you have Git in the list. They ask for experience with budgets, and nowhere does it say that you ordered for a kitchen of twelve.',
    'Everything yellow is a sentence to be added, and you have to be able to point at what makes it true. Add it to that very line, where the proof is: “Agreed one delivery date a month with sales, legal and the workshop (stakeholder management, as it is called)”. Well, without the bracket. Yellow is where nearly the whole gain lies. In most CVs there are three or four of these: they are paid for, and nobody has picked them up.',
    { pen: 'The best keyword is the one that was true all along.' },
    { heading: 'Red: you do not have it' },
    'And then there are those with no line, no proof and no Sunday afternoon that would count. Colour them red and leave them alone. Do not put them under skills “because everybody does”. A keyword gets you into a conversation; you then have to have the conversation. The person across from you has worked with the thing for nine years and is delighted that somebody else has, too. It is a very long hour.',
    'What can you do about red? Three honest things. If it is a “nice to have”, nothing: hardly anybody has them all, and the person who wrote the list would not have got the job either. If it is a must and you have its neighbour, say the neighbour: “Four years of Oracle; SAP would be new to me.” It sounds like an adult, and sometimes it is enough. And if there are three reds among the musts, keep the hour for another advert. That is not defeat. It is Wednesday, and there are others.',
    { heading: 'Now move the seams' },
    {
      list: [
        'The two or three lines at the top: say what you are in the words of the job you want, as far as they are true, with your best green in them.',
        'The order of the bullets under each job: green first. You are allowed to have a different favourite for every reader.',
        'The length: a job with much green gets more lines, one with none gets its title, its dates and a single sentence.',
        'The skills: theirs first, in their spelling, then yours. Nothing red.',
        'What has no colour at all and says nothing about you: out. The swimming badge has done its work.',
      ],
    },
    'That is all. Not one fact is different. Put the old version next to the new one, and it is the same life with the lamp moved.',
    { heading: 'What you should never tailor' },
    'Job titles: you may explain one in brackets, but you may not promote yourself. Dates, degrees, grades. Who led and who took part. How many people were in the team. These are what gets checked, and even where nobody checks, you will be working next to somebody who knows somebody. There is also a quieter reason. A job you got as somebody else has to be done as somebody else, every day, from nine to five.',
    { heading: 'And the letter?' },
    'If they want one: half a page. In the first paragraph the strongest green, as a story of two sentences. In the second the yellow that is hardest to see in the CV. In the third why them, with something that only somebody would write who has read their page to the bottom. If you have a red that matters, one calm sentence. And nobody has ever been hired for “I am writing to apply for”, since they could tell.',
    'If an hour for each application sounds like much: yes. So send fewer. Ten with the lamp in the right place beat a hundred in the dark, and you will have nine evenings left, on which you might do something that turns a red into a yellow.',
  ],
  sources: [],
};
export default text;
