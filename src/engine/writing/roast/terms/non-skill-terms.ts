import type { TermJokes } from '../template.ts';

/** Jokes about one entry of the skills that is not a skill. */
export const NON_SKILL_TERMS: TermJokes = {
  fact: 'term',
  brutal: {
    'microsoft word|ms word|word|word processing|msword': [
      'You list “{term}”. The CV was presumably the audition.',
      '“{term}” as a skill. The pencil never got a mention either.',
      'Claiming “{term}” in a document is like telling the waiter you can sit.',
      '“{term}”, among {~the things people pay for|the things you can do}, like a spoon in the toolbox.',
      '“{term}”: the red squiggle has known you for a while and would like to be named as a referee.',
      '“{term}” is the easel. We are here about the drawing.',
      '“{term}” on line {line}: the pen has put itself down as an achievement.',
    ],
    'microsoft office|ms office|office|office 365|microsoft 365|microsoft office suite|ms-office|msoffice|office suite|ms office package': [
      '“{term}” is what the computer brings to the interview, not you.',
      'Listing “{term}” tells {job} recruiters that you’ve been inside a building.',
      '“{term}”: four programs enter, the reader wonders which of them you can really make sing.',
      '“{term}” on a skill list is the free bread of the meal. Nobody books for it.',
      '“{term}” came with the desk, like the drawer that sticks.',
      '“{term}” in a skill list is a cook declaring the stove.',
      '“{term}”: an entire suite, and the reader is still standing in the hallway asking which room you’re good in.',
      '“{term}”: the intern has it, the director has it, and the potted palm would, if somebody left a laptop open.',
      '“{term}” as a skill is a driver who lists the petrol station.',
      '“{term}”: the paperclip would like to know whether you’re writing a CV and need help with line {line}.',
      '“{term}” covers everything from a pivot table to a lost-cat poster. The bets are on the cat.',
      'With “{term}” you join the largest professional association on earth: people with a laptop.',
    ],
    'internet|the internet|internet browsing|web browsing|surfing the internet|browsing|internet savvy|web surfing|internet surfing|use of the internet': [
      '“{term}” as a skill. The Internet has been told and feels seen.',
      '“{term}”: breadth, infinite; depth, cats.',
      'Under skills: “{term}”. My aunt has it as well, and it has cost her eleven hundred pounds in candles.',
      '“{term}” as a skill: next to it there was surely room for ‘indoors’.',
      '“{term}” as a skill: all of it? Even the comments?',
      'You can do “{term}”. By this logic the fridge, which has it too, should apply.',
    ],
    'email|e-mail|emails|e-mails|emailing|email management|sending emails|writing emails|answering emails': [
      '“{term}” as a skill: stamps must be under languages.',
      '“{term}”: sent, received, filed under talents.',
      'Nobody has ever lost a job to the candidate who was better at “{term}”.',
      '“{term}”: sent, presumably, from the skill itself.',
      '“{term}” is a skill like answering the door. Now tell them who came in.',
    ],
    'internet research|online research|web research|googling|google search|google|using google': [
      '“{term}”: the recruiter has it too, and is typing your CV into it now.',
      '“{term}” is a skill in the way that asking the way is navigation.',
      'Tick “{term}” off: now search for one that only you have.',
    ],
    'typing|touch typing|fast typing|keyboard skills|keyboarding|typing skills|keyboard|speed typing|data typing': [
      '“{term}”, it says, typed.',
      '“{term}” without words per minute is ‘fast car’ without the car.',
      '“{term}”: nobody thought the CV had been dictated.',
      '“{term}”: so far the evidence runs to this one document.',
      '“{term}” on a CV of {cvWords} words. The keys, at least, have met you.',
      '“{term}” is how the other skills got on to the page, and it wants the credit.',
    ],
    'windows|microsoft windows|windows xp|windows 7|windows 8|windows 10|windows 11|windows operating system|windows os|windows vista|windows 2000|windows 98':
      [
        '“{term}”: it opened, you were there. A glazier could say more.',
        '“{term}” is the floor. {Job:a} is asked about the furniture.',
        'You list “{term}” the way a driver might list roads.',
        '“{term}” is a landlord, not a skill. You live there.',
        '“{term}”: it restarted, you got a coffee, both of you call it experience.',
      ],
    'computer|computers|computer skills|basic computer skills|computer literacy|computer literate|computer knowledge|basic computer knowledge|basic computers|computer basics|pc skills':
      [
        '“{term}” is a safe assumption about anyone whose CV arrived as a file.',
        '“{term}”: all of it? Including the bit with the printer?',
        '“{term}” is to {job:a} what ‘shoes’ is to a marathon.',
      ],
    'fax|fax machine|fax machines|faxing': [
      '“{term}”: a skill with a queue of one, and the one is a dentist’s office.',
      '“{term}”: the paper went in, somewhere else paper came out. The skill was the machine’s.',
    ],
    'printing|printer|printers|photocopying|photocopier|copier|copiers|copying|scanning|scanner|laminating|copy machine': [
      '“{term}”: pressed the green button, and now the button wants a reference.',
      '“{term}” would be a skill if you can also clear the jam. Then say so, they’ll send a car.',
    ],
    'whatsapp|facebook|instagram|tiktok|youtube|twitter|snapchat|social networking|social networks|telegram|skype|facebook messenger': [
      '“{term}” as a skill needs followers, campaigns or a budget. Otherwise it’s a thumb.',
      '“{term}” on a skill list is a hobby that has put on a blazer.',
    ],
    'netflix|watching movies': ['“{term}”: finally someone honest about the sofa.'],
    'breathing|sleeping|walking|talking|eating|thinking|smiling|common sense|being on time|listening|speaking|reading|writing': [
      '“{term}” came with the body. The skill list is for what was fitted later.',
      '“{term}” ranks {job} applicants among most of the mammals.',
      '“{term}”: the bar was on the floor and the CV counted stepping over it.',
    ],
    'mouse|mouse and keyboard': ['“{term}”: a cat lists it too, under achievements.'],
    'smartphone|smartphones|mobile phone|iphone|ipad|tablet|mobile devices|cell phone|tablets|mobile phones': [
      '“{term}”: the reader is holding one, scrolling past this.',
      '“{term}” as a skill is a pocket on a CV.',
    ],
    'outlook|microsoft outlook|ms outlook|gmail|outlook express|lotus notes|thunderbird|yahoo mail|google mail|hotmail': [
      '“{term}” is a letterbox. Nobody puts the letterbox on the CV.',
      '“{term}”: an inbox is a thing that happens to you.',
      'Among the skills, “{term}” still only means that people can reach you.',
      '“{term}”: all the meetings are in there, and none of what came of them.',
      '“{term}” as a skill: the bell that says you have another one.',
    ],
    'basic powerpoint|basic excel|basic word|basic microsoft word|basic knowledge of ms office|basic microsoft excel|powerpoint basics|microsoft powerpoint basics':
      ['“{term}”: you paid for a line of CV to announce a limit.', '“{term}” is a door sign reading slightly open.'],
    'powerpoint|microsoft powerpoint|ms powerpoint': [
      '“{term}”: the reader has suffered under many who can do it.',
      '“{term}” is a skill if somebody stayed awake. Who?',
    ],
    'notepad|paint|wordpad|ms paint|microsoft paint|calculator|file explorer|windows explorer': [
      '“{term}” was in the start menu when you got there.',
      '“{term}”: next to it, presumably, solitaire.',
    ],
    'browser|browsers|internet explorer|chrome|google chrome|firefox|safari|microsoft edge|edge|web browsers|opera': [
      '“{term}”: you can open the window. What do you do in the room?',
      '“{term}” on a skill list is a driving licence for the garage door.',
    ],
    'google docs|google drive|google sheets|google slides|google calendar|google maps|dropbox|google suite|google apps': [
      '“{term}”: shared with you, by everyone, whether you wanted it or not.',
      '“{term}” is furniture. Tell them what you built on it.',
    ],
    'zoom|zoom meetings|microsoft teams|ms teams|teams|google meet|webex|video calls|video conferencing': [
      '“{term}”: you’re on mute, but this time on paper.',
      '“{term}” is a skill the whole world got in one spring.',
      '“{term}”: hand raised, camera off, promoted to the skill list.',
    ],
    'filing|file management|paper filing|file organization|filing documents|alphabetical filing': [
      '“{term}” is the alphabet with drawers. Say how big the archive was.',
      '“{term}”: under F, one assumes.',
    ],
    'answering phones|answering phone|answering phone calls|phone etiquette|telephone|telephones|phone skills|telephone skills|telephone etiquette|phone|phones|answering telephones':
      [
        '“{term}”: it rang, you spoke, the skill list took a message.',
        '“{term}” without calls per day is a phone off the hook.',
        '“{term}”: the phone did the ringing, so at least half of this was teamwork.',
        '“{term}” as a skill starts with ‘hello’ and gets interesting at ‘how many calls’.',
        '“{term}” is the part everyone can do. The part after ‘please hold’ is the job.',
      ],
    'multitasker|multi-tasker|multi tasker|excellent multi-tasker': [
      '“{term}”: three tabs open, and the kettle has boiled twice.',
      '“{term}” sits in the list doing one thing, like all the others.',
    ],
    'multitasking|multi-tasking|multi tasking|multitask|ability to multitask|able to multitask': [
      '“{term}” sits in the list doing one thing, like all the others.',
      '“{term}”: the art of answering this and reading that, and having to reread both.',
      'Between the skills, “{term}” is the one juggling and dropping them.',
    ],
    'fast learner|quick learner|learning|ability to learn|willingness to learn|eager to learn|willing to learn|ability to learn quickly|learn quickly': [
      '“{term}” is a loan against skills that aren’t on the list yet.',
      '“{term}”: quick, then put the result where the claim is.',
    ],
    'punctuality|punctual|timeliness|attendance|good attendance': [
      '“{term}” as a skill: the kitchen clock is shortlisted.',
      '“{term}” gets you to the interview. Something else has to be said once you sit.',
    ],
    "driving|driving licence|driving license|driver's license|drivers license|valid driver's license|driver's licence|führerschein|führerschein klasse b|own car|own transportation|reliable transportation|car":
      [
        '“{term}”: unless {job} comes with wheels, park it at the bottom.',
        '“{term}” gets you there. The skills section is about what happens after you lock the car.',
      ],
    'math|basic math|maths|basic maths|counting|basic mathematics|math skills': [
      '“{term}”: then count something in the bullets, as proof.',
      '“{term}” claimed in the skills, hidden everywhere else like a shy decimal.',
    ],
    'spelling|grammar|proofreading my own work': ['“{term}” is a skill the other {cvWords} words are now under oath about.'],
    'handwriting|good handwriting|note taking|taking notes|note-taking': [
      '“{term}”, it says in Arial.',
      '“{term}”: the room thanks you. What happened to the notes?',
    ],
    'mac|macos|mac os|apple|os x|macintosh|apple computers|pc and mac|mac and pc|mac/pc|ios devices': [
      '“{term}” is a brand of desk, at this point.',
      '“{term}”: you’ve touched a computer and remember its name.',
    ],
    'meetings|attending meetings|meeting deadlines': [
      '“{term}” as a skill, surely after long practice in looking awake.',
      '“{term}”: chairs have done it longer.',
      '“{term}”, says the skill list, and asks whether this could have been an e-mail.',
      '“{term}” as a skill means the calendar was full. What left the room that wasn’t in it before?',
      '“{term}”: muted, nodding and back to the agenda item nobody remembers.',
      '“{term}” on a skill list: somebody survived and wants it minuted.',
      '“{term}” takes place whether or not anyone is good at it.',
    ],
    'making coffee|coffee making': ['“{term}” is the one entry here that everyone at {employer} will have noticed.'],
    'hard worker|hardworking|motivated|highly motivated|self-motivated|self-starter|self starter|results oriented|goal oriented|customer oriented|people oriented|customer focused':
      ['“{term}” is a mood, filed under skills.', '“{term}” among the skills is a compliment that wandered in from a leaving card.'],
    'various skills|basic skills|other skills|general skills|skills': [
      '“{term}” is a drawer labelled drawer.',
      '“{term}”: and miscellaneous, and so forth, and et cetera.',
    ],
    'basic html knowledge|basic internet|basic internet skills|basic typing': ['“{term}”: basic is a warning label, and you put it on yourself.'],
    'taking photos|selfies': ['“{term}” is a skill that billions of phones have without you.'],
    'reading books|books': ['“{term}” as a skill. The fiction will have to compete with the summary.'],
  },
};
