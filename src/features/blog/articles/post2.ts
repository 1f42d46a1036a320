import type { ArticleText } from '../article.ts';

const text: ArticleText = {
  content: [
    'It was a wet evening, and the pile was high. I took the next one from the top. Good paper, one page, a name at the head of it. Only as I read on did the hair on my neck begin to rise, for in the whole of that document there was not a single person. Things were handled in it. Duties were included. Meetings were attended. But nobody was there.',
    'What follows is put together from many CVs, so that no one of them need be ashamed. If you recognise a line, it is not yours. It only lives in your house.',
    { heading: 'The first knock: “Responsible for social media”' },
    'Responsible in what way? A lighthouse keeper is responsible for the sea. The line tells us whose fault it would have been, and then stops. Every reader silently adds: and? Put the thing you did in front. “Wrote and scheduled three posts a week for a shop with four branches” is smaller than all of social media, and I can see somebody doing it.',
    { heading: 'The second: “Duties included, but were not limited to”' },
    'This sentence was written by a lawyer in a job description and has escaped. Nobody has ever asked what it was not limited to, for fear of being told. Take it out. What follows it is the line.',
    { heading: 'The third: “Assisted with various projects as needed”' },
    'Three ghosts in seven words. “Assisted” says somebody else did it. “Various” says you do not recall what. “As needed” says that it mostly was not. Pick one project, the one you would talk about at dinner. Name it. Say which part was yours. “Kept the parts list for the move to the new warehouse: 2,400 items, nothing lost” was an assistant, too.',
    { pen: 'You may be the helper in the story. You may not be the fog.' },
    { heading: 'The fourth: “Excellent communication skills”' },
    'It sits under “Skills”, between Excel and a driving licence. A skill that is claimed in three words has just been disproved in three words. If you can communicate, the CV is the place where it shows: “Explained the new tariff to 60 customers a day, and later to the colleagues who explain it.” Nothing needs to be called excellent. I will call it that myself, and be pleased that I noticed.',
    { heading: 'The fifth: “Increased sales by 400 %”' },
    'The ghost of a number, which is worse than none. From what? From one to five? Over which century? A percentage without a base is a door that opens on a brick wall, and it is the first thing an interviewer will knock on. “From 5 to 25 orders a week within the first year” says the same thing with its feet on the floor. If the true number is small, the small number is still the better line. If there is no number, say what changed instead.',
    { heading: 'The sixth: “References available upon request”' },
    'A voice from 1987, still waiting by the telephone. Of course they are available upon request. So is water. The line has never told anyone anything, and it takes the space of one that might.',
    { heading: 'The seventh: the objective' },
    '“To obtain a challenging position in a dynamic company where I can grow.” The shape of it is a person; where the person should be there is a hole. It fits every company in the world, which is to say that it was written for none. Two lines would do: what you are, what you are best at, what you want next. If those two lines could open somebody else’s CV, they are not finished.',
    { heading: 'The eighth: the skill bars' },
    'French: four dots out of five. Out of five what? Who has the fifth dot, and is he lonely? Dots tell a human nothing and a machine less than nothing, since to a machine they are punctuation. “French: I run the weekly call with our Lyon office in it” needs no dots.',
    { heading: 'The ninth: the thing in the metadata' },
    'I had almost reached the end when I looked at the name of the file. It was called “CV_final_FINAL2_use_this_one(3).pdf”, and inside, where the title is kept and every program can see it, it said: “Template – Marketing Manager – Female – Modern”. Somebody had filled a borrowed suit and left the label on the sleeve. Rename the file to your name and the word CV. Clear the title. It takes a minute, and the dead can rest.',
    { heading: 'What was behind the door' },
    'The odd thing about these nine is that behind each of them there was somebody who had done something. There always is. Nobody stood in a shop for six years without learning how to talk down a man with a broken kettle. But a line that begins with a duty has nowhere to put him. It is built to describe an empty chair, and it does that very well.',
    'So here is the whole exorcism, and you can do it with a pencil. Go through your CV line by line and ask of each: could the person who had this chair before me have written that? If so, it is about the chair. Cross it out, and write down what you did while you were sitting in it. Start with a verb that you would use in front of your mother. Add the number, if there is one. Stop.',
    'The CV on my desk that evening? I wrote the nine things in the margin and sent it back. It returned a week later with a man in it. He had once rebuilt a whole timetable on a Sunday, because the Monday would not have worked otherwise. In the first version that was called “scheduling duties”.',
  ],
  sources: [],
};
export default text;
