/** How somebody is: said where the same word or its nearest neighbour stands. The form of a line: see `kin.ts`. */
export const KIN_OF_PEOPLE = `
flexible | flexibility | adaptable | adaptability <- flexib* | adaptab* | turn my hand | versatile | cover for
calm | calmness | keep calm | calm under pressure <- calm* | unflappable | level-headed | composed | under pressure
reliable | reliability | dependable | punctual* | on time | timekeeping | time keeping <- reliab* | dependab* | punctual* | on time | never late | attendance | steady | not missed
patient | patience <- patient with | patience | patiently
friendly | warm | kind | caring | compassion* | empath* <- friendly | warm | kind | kindness | caring | compassion* | empath* | cheerful
hard-working | hard working | work ethic | hardworking <- hard-working | hardworking | hard working | graft*
organised | organized | organisational skills | prioritis* <- organised | organized | organis* | prioritis* | tidy-minded | methodical | planner
attention to detail | accura* | detail* | meticulous | sorgfalt* <- accura* | detail | precise* | meticulous | careful | pennies | checks | error* | duplicate* | correct | carefully
team player | teamwork | work .. team | part of a team | team working <- team | crew | gang | together | colleagues | watch of
initiative | self-motivated | self starter | proactive <- initiative | self-motivated | off my own | set up | suggested | started | proactive | own idea
problem solving | problem-solving | problem solver <- problem* | solved | fixed | traced | found | sorted | worked out
creative | creativity | kreativitat <- creativ* | kreativ* | design* | art | specials | drawing | band | gestalt*
honest | trustworthy | integrity <- honest* | trusted | trustworthy | keyholder | keys | cash | safe | integrity
good with children | like children | working with children <- children | kids | pupils | scouts | nursery | babysit* | nephews
good with older | respect* older | older people <- elderly | older | residents | grandmother | care home | pensioners
sense of humour | banter <- humour | laugh*
driven | ambitious | target driven <- target* | ambitious | driven
presentable | smart appearance <- presentable | smart | tidy
numerate | head for figures | numeracy | good with numbers | mathematical <- maths | numerate | figures | numbers | pennies | statistics | accounts | cash | books
literate | literacy | level of literacy | written english <- english | gcse* | wrote | reports | letters | literate
passion* | interest in | love of | enthusias* | keen interest <- love* | passion* | enthusias* | interest*
eager to learn | willing to learn | keen to learn <- learn* | course* | studying | qualified | booked
energetic | fit | stamina | physically <- fit | energetic | run | running | feet | stamina | physical
sober | drug free | drug-free <- drug test* | drug-free
time management | deadlines | work under pressure | busy environment | fast-paced <- deadline* | pressure | busy | a day | an hour | a shift | per shift | covers | on time
listening | good listener <- listen* | samaritan* | heard
negotiat* | persua* | influenc* <- negotiat* | agree* | persuad* | deal | brought .. down
decision making | judgement | judgment <- decid* | judg* | decision*
analytical | analytical skills <- analy* | sql | statistic* | investigat* | data
`;
