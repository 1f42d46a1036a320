import type { ShapeJokes } from '../observed-jokes.ts';

/** What the interests say beside the work; both lines stand before the telling. `{hobby}` and `{duty}` are as printed, `{it}` is in both. */
export const HOME_JOKES = {
  'home-and-work': {
    brutal: [
      'Some of the {it} is paid and some of it is for fun. I hope somebody has told you which.',
      'It says {it} under the work and {it} under the fun. Somebody is getting it for free.',
      'Off to work: {it}. Home at last: {it}. I look forward to hearing about the holidays.',
      'A change is as good as a rest, they say. You’ve looked into it and prefer {it}.',
      'Most people keep {it} on one side of the front door.',
      'On the clock {it}, off the clock {it}. You’re either very happy or not allowed out.',
      'I looked for where the job ends and the hobby begins. Both sides say {it}.',
      'Never let them see that you’d have done {it} anyway. It ruins the negotiation.',
    ],
    gentle: [
      'Both the work and the free time have {it} in them. That’s real interest, and it may be said in one sentence.',
      'When work and pastime share {it}, a reader believes both. Put the two within sight of each other.',
      'I’d ask what {it} taught you in your own time that helped you in the job. Have that story ready.',
      'Few people take {it} home with them by choice. It’s worth a line at the top.',
    ],
    fixes: ['Mention both in one sentence at the top.', 'Keep it, and say in the job line what came of it.'],
  },
  'home-against-work': {
    brutal: ['At work the one, at home the other. I see no reason to choose.'],
    gentle: ['Work and pastime make a whole person here. Leave both in.'],
    by: {
      fact: 'name',
      values: {
        'team-alone': {
          brutal: [
            'Nobody has to stand over you at work. At {hobby} somebody does, with a whistle, and you call it fun.',
            'You work without a team and relax in one. The office should look into oranges at half-time.',
            '{Hobby} has a captain, a referee and a bench. The job, by this account, has you.',
            'At work you need no one. At {hobby} I assume that you also pass.',
            'Independent all week, and then {hobby} takes you back as one of many.',
            'On your own from nine to five, and then {hobby}. That’s somebody saving up their passes.',
          ],
          gentle: [
            'You can work alone, and you choose {hobby} in your own time. Say in one line that you can do either.',
            'A reader who sees {hobby} won’t worry that you only work alone. Keep both lines.',
            '{Hobby} shows the side of you that the other line leaves out. If you hold a post in it, name the post.',
          ],
        },
        'alone-team': {
          brutal: [
            'A team player who unwinds with {hobby}. The team, I take it, waits in the car.',
            'You say you play in teams. Left to yourself you pick {hobby}, substitutes none.',
            'The team gets you until six. {Hobby} gets the rest, and never books a meeting.',
            'If {hobby} had a team, it would be asked to keep its voice down.',
            'Nobody ever pulled a hamstring passing the ball at {hobby}.',
            'Team player by day. By night {hobby}, unbeaten at home.',
          ],
          gentle: [
            'Somebody who likes people and {hobby} can also be left alone with a problem. That’s worth saying, too.',
            '{Hobby} shows patience, and the other line company. One example of each would make both believable.',
            'You can do both, people and quiet. Give the team a line in one of your jobs, and leave {hobby} as it is.',
          ],
        },
        'quiet-phones': {
          brutal: [
            'Nobody has ever been put on hold by {hobby}.',
            'After the phones, {hobby}: at last something that doesn’t ask for your manager.',
            'You take the calls, and then you take up {hobby}. No jury would convict.',
            'I notice that {hobby} has no ringtone.',
            'Anyone who has answered phones for money understands {hobby} without being told.',
            'The phones at work and {hobby} at home. I think I can see the join.',
          ],
          gentle: [
            '{Hobby} after a day of calls makes sense to anyone who has done both. It rounds the page off; keep it.',
            'The calls show stamina and {hobby} shows patience. A good reader adds the two up.',
            'I’d leave {hobby} in. It tells a team how you come back from a hard day on the phones.',
          ],
        },
        'outdoors-screen': {
          brutal: [
            'Indoors it’s {duty}, outdoors it’s {hobby}. I hope only one of them has crashed on you.',
            'I read about {duty}, and then about {hobby}, and something in me relaxed as well.',
            'There’s no undo in {hobby}. That must be half the appeal.',
            '{Hobby} is the part of your week that doesn’t autosave.',
            'From {duty} to {hobby}: somebody left a window open, and you took the hint.',
            { text: 'In {hobby} the cells are bigger, and nobody freezes the top row.', when: ({ duty }) => /spreadsheet|excel|pivot/iu.test(String(duty)) },
          ],
          gentle: [
            'Work at the screen, and {hobby} away from it: a balance that people like to see. Keep it short, as it is.',
            '{Hobby} tells a team that you won’t live at your desk, and that’s more use to them than it sounds.',
            'If {hobby} taught you to plan or to keep going, you may say so; otherwise it’s good as a plain fact.',
          ],
        },
        'legs-wheels': {
          brutal: [
            'Wheels for money and {hobby} for pleasure. The legs must have asked.',
            'They gave you an engine, and in your own time you choose {hobby}. The engine has stopped asking why.',
            'After the driving, {hobby}. No mirrors, no engine, no reason.',
            'You’ve been trusted with the keys to a vehicle, and your idea of fun is {hobby}.',
            'A day in the seat, then {hobby}. Somewhere a physiotherapist has a theory.',
            'The vehicle hears about {hobby} and takes it personally.',
          ],
          gentle: [
            'Driving for a living and {hobby} outside it: somebody who looks after themselves lasts longer in the seat. Leave it in.',
            'A driver who likes {hobby} is easy to picture, and that’s what this section is for.',
            'If you keep count of anything in {hobby}, one exact detail would make the line yours.',
          ],
        },
        'gym-lifting': {
          brutal: [
            'They pay you for {duty}, and you pay for {hobby}. Have the two ever met?',
            'First {duty}, then {hobby}. The furniture at home must be terrified of being moved.',
            '{Hobby} after {duty}: at least the weights have the number written on them.',
            'Most people come home from {duty} and sit down. I’m told it’s very pleasant.',
            'I’d cancel {hobby} and count {duty} as the membership.',
            'With {duty} in the job and {hobby} in the diary, somebody somewhere has a wardrobe waiting for you.',
          ],
          gentle: [
            '{Hobby} fits a job with {duty} in it, and a reader in that trade will see why it’s there.',
            'It helps to know that you like to be on your feet. Leave {hobby} in for jobs of that kind.',
            'Strength is useful with {duty}; so is doing it safely. If you’ve had the training, name it nearby.',
          ],
        },
        'kitchen-kitchen': {
          brutal: [
            'You come home from one kitchen and go straight into the other.',
            '{Hobby} in your own time as well. At home, at least, nobody shouts ‘table nine’.',
            'Even a busman on holiday takes a different bus.',
            'Off the clock you do {hobby}. The clock must wonder what it is for.',
            'Kitchens by day and {hobby} by night. When do you get to see the rest of the house?',
            'They had to pay you to stop, so they called it a day off, and there you are, {hobby}.',
          ],
          gentle: [
            '{Hobby} at home as well as in the job is a good sign, and cooks know it. Name what you make best.',
            'Somebody who still likes {hobby} after a shift means it. Keep it, and name one dish.',
            'The job and {hobby} support each other. A reader in the trade will ask what you make for yourself.',
          ],
        },
        'screen-screen': {
          brutal: [
            'Screens for money, {hobby} for love. Your eyes would like to speak to the manager.',
            'You leave one screen and go home to another with better graphics.',
            '{Hobby} after {duty}. At least the second one gives you extra lives.',
            'Work has {duty}, home has {hobby}. Daylight is welcome to apply.',
            'Same posture, different stakes.',
            'From {duty} to {hobby} is a journey of one chair.',
          ],
          gentle: [
            '{Hobby} and {duty} go together more often than not. If you’ve built anything for it, that’s worth a line.',
            'It’s honest, and many teams will nod. Say which kind, and it becomes a conversation.',
            'If {hobby} taught you something about machines, put that in the work, where it counts.',
          ],
        },
      },
    },
    fixes: ['Keep both, and let the reader notice.', 'Keep it. If space is short, cut something everybody has.'],
  },
} as const satisfies Record<string, ShapeJokes>;
