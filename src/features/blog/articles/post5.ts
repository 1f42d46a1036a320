import type { ArticleText } from '../article.ts';

const text: ArticleText = {
  content: [
    'Picture the thing from above. A company has a language model write an advert from four keywords. You have a language model write a letter from the advert. The company has a model boil the letter down to three lines. Somebody reads the three lines, and a model writes you a kind refusal, which your own assistant summarises as “No.” Ten thousand words have been produced. About forty were information, and thirty of those were your telephone number.',
    'This is not a complaint about machines. We run on one ourselves (rules, mostly, and they are under oath not to invent anything). It is about what becomes valuable when smooth sentences cost nothing. Whatever everybody can have stops saying anything about anybody.',
    { heading: 'What has gone down in price' },
    'Polish, first of all. A letter without a mistake used to tell an employer that you had taken trouble. It now tells him that you own a computer. Enthusiasm has gone the same way: “I was thrilled to discover your innovative approach” is produced by the ton, and reads as what it is. And the adjective, which never paid well, has been ruined altogether. When every applicant is adaptable, driven and detail-oriented to exactly the same degree, the words carry as much news as the paper they are printed on.',
    { heading: 'What has gone up' },
    'Everything that a machine cannot know unless you tell it. What the ward was like in that winter. Which of the two suppliers you dropped, and why. How many, how often, what it was before. A model can phrase these things better than you can; it cannot have them. If you give it nothing, it will give you something that sounds like you and could be sent by anyone. If it makes something up, it will be you who sits across from the person asking about it.',
    { pen: 'The model supplies the sentence. The Tuesday has to be yours.' },
    'So the way to use these tools is the reverse of how most people use them. Do not ask for a CV and then look for the facts. Write down the facts, ugly, in a list, in the words you would use on the phone: did the tills, about forty an hour, showed two new ones how. Then have it tidied. Then read the tidy version with a pencil, and strike out every word that was not in your list. What remains is shorter than you feared and better than you thought.',
    { heading: 'What employers are doing about it' },
    'Less reading of letters, more of everything that is hard to fake: short calls, work samples, the same questions to everybody. That last one is old advice. Industrial psychologists have measured for decades which ways of choosing people predict how they will do, and in the large review by Sackett and colleagues in 2022 structured interviews came out at the top, well ahead of years of experience. If you get a call in which every candidate is asked the same six questions, that is not coldness. It is the fairest thing that will happen to you in the whole affair. Prepare a true story for each.',
    'There are rules now, too. The European Union’s AI Act counts software that sorts or judges applicants among the high-risk kind, with duties on whoever uses it; the city of New York has required a yearly bias audit for automated hiring tools, and a notice to candidates, since 2023. How well these rules work is a fair question. That you may ask an employer whether a machine took part in the decision is, in more and more places, no longer one.',
    { heading: 'What will be different about the work itself' },
    'Nobody knows, and those who say they do are selling a course. What there is are expectations. In the World Economic Forum’s Future of Jobs Report of 2025, employers guessed that 39 % of the core skills in a job would change by 2030. Two years earlier they had guessed 44 % for the next five years, so even the panic is levelling off. At the top of what they want stands analytical thinking, and right behind it resilience and flexibility, which is what one says when one does not know what is coming, either.',
    'For a CV this means something quite practical. The name of a tool ages; what you did with it does not. “Proficient in SuperLedger 9” will be a museum piece. “Moved two years of accounts to a new system without missing a month end” will still be understood when the system after next has been forgotten. By all means name the tools, because searches look for them. But hang each on a thing you did, so that something stays on the hook when the tool falls off.',
    { heading: 'Four rules for the age of smooth sentences' },
    {
      list: [
        'One fact to a line that no other applicant could have written. If a line has none, it is furniture.',
        'Never let a tool add a number, a title, a tool or a verb that is bigger than what you did. You will be asked about exactly that one.',
        'Read it aloud. Where you would not say it, do not send it.',
        'Keep the ugly list. It is what you will need at the interview, and the only part of your application that nobody else has.',
      ],
    },
    'The machines will go on talking to each other; it keeps them busy. But at the end of the chain there still sits somebody who has to spend forty hours a week in a room with whoever is picked, and who knows it. That person is reading for one thing only: a sign of life. Leave one.',
  ],
  sources: [
    {
      text: 'P. Sackett, C. Zhang, C. Berry, F. Lievens: Revisiting meta-analytic estimates of validity in personnel selection (Journal of Applied Psychology, 2022)',
      url: 'https://doi.org/10.1037/apl0000994',
    },
    { text: 'World Economic Forum: The Future of Jobs Report 2025', url: 'https://www.weforum.org/publications/the-future-of-jobs-report-2025/' },
    { text: 'Regulation (EU) 2024/1689 (AI Act), Annex III, point 4', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' },
    {
      text: 'New York City, Local Law 144 of 2021: Automated Employment Decision Tools',
      url: 'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
    },
  ],
};
export default text;
