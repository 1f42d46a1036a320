import type { ArticleText } from '../article.ts';

const text: ArticleText = {
  content: [
    'Everyone has heard that a CV wants numbers. So people go home and look for theirs, find that they never increased global revenue by forty per cent, and write “Team player” instead. This is a pity, because the nurse, the cook, the caretaker and the clerk have more numbers in an ordinary week than a vice president has in a year. They are only looking for the wrong kind.',
    'A number in a CV does one simple thing: it turns a claim into a size. “Handled complaints” might be two a year or two a minute. “Handled about thirty complaints a week, most of them about delivery” lets me see your desk. It need not impress me. It needs to let me picture it. I do the being impressed myself, and I prefer it that way.',
    { heading: 'Six kinds that nearly every job has' },
    {
      list: [
        'How many: patients on the ward, covers on a Saturday, tickets a day, pupils in a class, flats in the building.',
        'How often: every night, twice a month, each quarter end. “Closed the books monthly” is a different life from “yearly”.',
        'How big: the budget, the floor, the fleet, the stock, the longest report. You need not own it to say how big the thing was that you kept running.',
        'How fast: from two days to the same afternoon; trained new people in three weeks; answered within the hour.',
        'How well: complaints, returns, errors, no-shows, waste, the inspection result. Zero is a number, and a good one: “four audits, no findings”.',
        'How long it lasted: “the rota I drew up in 2021 is still in use”. No revenue in it, and nobody argues with it.',
      ],
    },
    'Notice that none of these asks whether you were brilliant. They ask how much of it there was. A modest truth with a number beats a grand claim without one, because the reader can stand on it. “Trained three apprentices; two of them now run their own shift” is not a headline. It is, however, a person I would like to meet.',
    { heading: 'Before and after' },
    'The strongest number is a pair. Not “improved the process”, but “orders used to go out on the third day; they now leave on the first”. You do not need a percentage for that; in fact the pair is better, because a percentage hides its own size. Forty per cent fewer errors may be two errors. “From five wrong labels a week to three” says the same thing and looks me in the eye.',
    { pen: '400 % is what small numbers wear when they go out.' },
    { heading: '“I do not remember, and I cannot look it up”' },
    'Then estimate, and say that you are estimating. “About”, “roughly”, “30 to 40” are perfectly good words in a CV. They are more than honest: they are what somebody sounds like who was there. Work it out from what you do remember. How many on a slow day? On a bad one? How many days in the week? That is how the figure would be found by anybody else, too.',
    'There is one test to put every number through before it may stay, and it is not whether it is large. It is whether you can say how you know. Somebody across a table will point at it and ask, quite kindly, where it comes from. If your answer is “we counted them on Fridays” or “there were eight of us and I did about a third”, you have just had a good minute. If your answer is “a website said to put numbers in”, you have had the other sort.',
    { heading: 'What not to do' },
    {
      list: [
        'Do not make one up. It is the only line in the CV that can cost you the job after you have got it.',
        'Do not borrow the company’s. “Part of a team that generated £12m” tells me that the team was fine. What was your part?',
        'Do not give what is secret. “A seven-figure budget” or “a client with some 400 shops” keeps the secret and the size.',
        'Do not put one on every line. Past a certain density a CV begins to look like a gas bill. One in two lines is plenty; the others can say what, why and for whom.',
        'Do not be more exact than life. “37.4 % happier customers” makes everybody wonder about the .4.',
      ],
    },
    { heading: 'And if there truly is none?' },
    'Some of the best work leaves no figure behind. You calmed the family in the corridor. You noticed. You wrote the thing that nobody ever had to ask about again. Then say what changed, in a plain sentence with a before and an after in it: “Nobody knew who was on call; I put the list on the door, and the shouting stopped.” I have no idea how many decibels that was. I believe every word.',
    'When we find a line without a size, we do not fill it in for you: we do not know it, and you do. We leave the line as you wrote it and put a question beside it: how many? Ours is the one kind of software that will ask before it writes. The question is the most useful thing on the page. It is exactly as wide as the thing you forgot to say.',
    'So take the CV, take a pencil, and put a small question mark behind each line that has no size. Then think of an ordinary Tuesday. You will be surprised how much of it you can count.',
  ],
  sources: [],
};
export default text;
