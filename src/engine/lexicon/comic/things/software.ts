import type { ComicEntry } from '../comic-entry.ts';

/** Things of software, data, servers, networks, security and IT support. */
export const SOFTWARE_THINGS: readonly ComicEntry[] = [
  {
    says: 'jenkins',
    brutal: [
      'Ask who chose Jenkins and the whole office looks at its shoes. It was already there, like damp.',
      'Green on Jenkins means the tests passed, or that somebody commented them out on a Friday.',
    ],
    gentle: 'Jenkins has one figure that everybody feels: the wait from commit to green. Both times, if it got shorter, belong in this line.',
  },
  {
    says: 'kubernetes|k8s',
    near: 'cluster|pod|production|container|deployment',
    brutal: [
      'They shortened Kubernetes to k8s to save typing eight letters, then made everyone write YAML.',
      '“CrashLoopBackOff” is the most honest status in computing. Staff should be allowed to set it too.',
      'Kubernetes restarts a broken pod for ever, in the hope that it feels differently this time.',
    ],
    gentle: 'Clusters are judged by what happens on a bad night. Nodes, services, and one incident survived would tell a hiring engineer plenty.',
  },
  {
    says: 'kubernetes|k8s',
    near: 'helm|helm chart',
    brutal: [
      'Kubernetes is Greek for helmsman. Then came Helm, then charts. A whole navy, and the cargo is YAML.',
      'A Helm chart for Kubernetes is YAML that writes YAML. Nobody has seen the bottom.',
    ],
    gentle: 'Charts that other teams install without asking are a product of their own. Add the number of teams.',
  },
  {
    says: 'docker',
    near: 'image|container|dockerfile|registry',
    brutal: [
      'A Docker image starts at five megabytes and ends at two gigabytes. Nobody remembers inviting Python.',
      'The command “docker system prune” has freed more space than any office move.',
      "The Dockerfile says “latest”. So did yesterday's, and that was a different one.",
    ],
    gentle: 'Containers earn their keep when a newcomer is running within the hour. Add a setup time, or an image that shrank, if you have one.',
  },
  {
    says: 'terraform',
    near: 'aws|azure|gcp|module|infrastructure|state|provision|provisioned',
    brutal: [
      'Terraform shows you a plan first. “1 to change, 47 to destroy” is a sentence people read twice.',
      'The Terraform state is locked. It is always locked by somebody at lunch.',
      'Infrastructure as code, until one kind soul fixes something by hand in the console and tells nobody.',
    ],
    gentle: 'A rebuild from nothing is the test of infrastructure as code. If it was ever rehearsed, the hours it took are worth more than the tool.',
  },
  {
    says: 'ansible',
    brutal: [
      'Ansible is named after a machine for talking instantly across galaxies. It restarts nginx.',
      'If cowsay is installed, Ansible reports its progress through a drawing of a cow. Somebody got that past a review.',
    ],
    gentle: 'Ansible shows its worth in fleets. Servers under it, and the hours that a manual pass used to take, would make this line.',
  },
  {
    says: 'regex|regular expression',
    brutal: ['A regex is written once, read never and copied for ever.', "A regex for email addresses fills a page, and still turns away somebody's real one."],
    gentle: 'Pattern matching is a quiet power tool. Add the mess it tidied, logs, addresses or part numbers.',
  },
  {
    says: 'cron job|crontab|cronjob',
    brutal: [
      'Five stars in a row look like a rave review. In a crontab they mean every minute, for ever.',
      'A cron job has no owner, runs at three in the morning, and is discovered on the day it stops.',
    ],
    gentle: 'Scheduled jobs are promises kept while everyone sleeps. The report or the file that people would have missed by breakfast says why it mattered.',
  },
  {
    says: 'legacy system|legacy code|legacy application|legacy software|legacy platform',
    brutal: [
      'In software, “legacy” is the polite word for the part that makes the money.',
      'Legacy code has one comment in it, from somebody who has since moved to Spain: “do not touch”.',
      'The project to replace the legacy system is now the other legacy system.',
    ],
    gentle: 'Being trusted with the old system that pays the bills is real trust. Say what it does for the business.',
  },
  {
    says: 'on-call|on call',
    near: 'pager|production|pagerduty|outage|devops|server|sre|alert|deployment|cluster|database',
    not: 'nurse|ward|doctor|clinical|patient|hospital|bleep|surgical|midwife',
    brutal: [
      'On-call means the phone may ring at any time. It prefers the shower.',
      'The people who mark every alert “critical” are, by tradition, not on the on-call rota.',
    ],
    gentle: 'Rotas are only bearable with few false alarms. Add pages in a week, before and after.',
  },
  {
    says: 'pagerduty|opsgenie',
    brutal: [
      'PagerDuty comes with a ringtone of a barbershop quartet singing that the server is on fire. Sleep well.',
      'Escalation goes to the next name after five minutes. Five minutes is also how long it takes to find the glasses.',
    ],
    gentle: 'Response at night is a thing to organise. Add the size of the rota, and minutes to the first answer.',
  },
  {
    says: 'jira',
    near: 'ticket|backlog|sprint|board|issue',
    brutal: [
      'A Jira ticket has eleven mandatory fields, and the answer is in the comments.',
      'Jira was bought to show what needs doing. Keeping Jira up to date now needs doing.',
      'The name comes from Gojira, the Japanese for Godzilla. It flattens whole afternoons.',
    ],
    gentle: 'A board only shows that work existed. Add one ticket whose result customers noticed, if you have one.',
  },
  {
    says: 'jira',
    near: 'workflow|administrator|admin|administration|configured|configuration',
    brutal: [
      'A Jira workflow starts as three columns and ends as the London Underground.',
      'Give one person Jira admin rights and by Friday there is a status called “Ready for ready”.',
    ],
    gentle: 'Good workflow design removes steps. The number of states before and after is a joke that every administrator takes seriously.',
  },
  {
    says: 'confluence',
    near: 'page|wiki|documentation|jira|space|documented|knowledge base',
    brutal: ['A confluence is where rivers meet. Confluence is where documents drown.', 'Search Confluence and it finds the page. The 2019 one, first.'],
    gentle: 'Pages that people really open are rare. Add one that stopped a question from being asked every week, if you have one.',
  },
  {
    says: 'sharepoint',
    near: 'site|intranet|migration|migrated|document library|administrator|admin|built|designed|managed|maintained',
    brutal: [
      'SharePoint search can find any document that you already have open.',
      'There are two versions of the file on SharePoint. Both are called final.',
      'A SharePoint site has one page that everybody reads, and it is the canteen menu.',
    ],
    gentle: 'Hours are lost every week looking for files. Add users of the site, and what it replaced.',
  },
  {
    says: 'sap',
    near: 'fico|sap mm|sap sd|module|transaction|ecc|purchase order|purchasing|end user|super user|key user',
    not: 'tree|maple',
    brutal: [
      'SAP people do not say “place an order”. They say ME21N, from memory, in their sleep.',
      'A yellow message in SAP goes away when you press Enter. Nobody has ever read one first.',
      'SAP has a field for everything, on a tab behind the tab that you are on.',
    ],
    gentle: 'Recruiters for SAP search by module letters. The modules, the release and what you do in them without help belong side by side.',
  },
  {
    says: 's/4hana|s4hana|sap implementation|sap migration|sap rollout|sap roll-out',
    brutal: [
      'SAP projects have two go-live dates: the real one and the one on the cake.',
      'German engineering, four years, nine consultants, and on day one nobody can print a delivery note.',
    ],
    gentle: 'Going live on SAP earns respect for years. Add your part in one noun, master data, cutover, testing or training.',
  },
  {
    says: 'access database|ms access database|microsoft access database',
    brutal: [
      'An Access database takes one person a week to build and then runs a department for twenty years.',
      'IT has never heard of the Access database. Finance could not open on Monday without it.',
    ],
    gentle: 'Small databases often do the real work. Add the thing it counted, and the department that leaned on it every Monday.',
  },
  {
    says: 'vlookup',
    brutal: [
      'VLOOKUP can only look to the right, and still got further in finance than most.',
      'VLOOKUP says #N/A because of a space after “Ltd ”. Careers have gone by looking for that space.',
    ],
    gentle: 'Matching two lists is where errors surface. Add a missing order or a double payment it brought to light, if you have one.',
  },
  {
    says: 'index match|index/match|xlookup|index-match',
    brutal: [
      'INDEX MATCH people do not use VLOOKUP. They will tell you why, so have a train to catch.',
      'XLOOKUP looks left, looks right, and is not installed on the one machine that matters.',
    ],
    gentle: 'Spreadsheet people nod at this; others do not know it. What the sheet decided, in five plain words, serves both readers.',
  },
  {
    says: 'vba|excel macro',
    not: 'veteran|veterans',
    brutal: [
      'A VBA macro runs faultlessly until its author goes on holiday.',
      'Before the macro starts, Excel asks whether you trust it. It is the best question in the building.',
    ],
    gentle: 'A macro can be priced. Give the minutes it saves, how often, and for how many people.',
  },
  {
    says: 'power query',
    brutal: [
      'Power Query: sixteen applied steps, and step three is called “Changed Type1”.',
      'It remembers every click, which in Power Query means it remembers where the file was before the reorganisation.',
    ],
    gentle: 'A monthly copy and paste that became one refresh button is a before and an after. Both fit into one line.',
  },
  {
    says: 'google sheets',
    brutal: [
      'In Google Sheets an anonymous capybara has been sitting in row 40 since Tuesday. Nobody knows who it is.',
      'Google Sheets saves every keystroke, so the day somebody sorted one column only is preserved for historians.',
    ],
    gentle: 'A shared sheet that stays correct is a small piece of management. Add the group that used it, and for which decision.',
  },
  {
    says: 'lakehouse|databricks',
    not: 'hotel|resort|restaurant|lodge|inn|holiday',
    brutal: [
      'First a warehouse, then a lake, now a lakehouse. Data is slowly moving to the country.',
      'Databricks will gladly leave a cluster running all weekend. It sends the bill, not a reminder.',
    ],
    gentle: 'Scale plus purpose is what platform teams look for: terabytes in a day, and the model or report at the far end.',
  },
  {
    says: 'tableau',
    near: 'dashboard|visualisation|visualization|report|built|designed|created',
    brutal: [
      'Tableau draws the chart in eleven minutes. Agreeing on the blue takes until Thursday.',
      'A Tableau dashboard has nine filters and one reader, who exports it to Excel.',
      'Tableau calls it “Viz”. Ten minutes later somebody asks for a table.',
    ],
    gentle: 'One decision that a chart changed is worth more than the tool. The meeting that opens with the dashboard is a good second.',
  },
  {
    says: 'power bi',
    near: 'dashboard|report|dax|model|kpi|built|developed|created',
    brutal: [
      'Power BI reports refresh daily at six and get opened quarterly at five to nine.',
      'DAX looks like an Excel formula the way a hotel swan looks like a towel. Then you pull the wrong end.',
      'Power BI asks whether the relationship is one to many. So personal, before coffee.',
    ],
    gentle: 'Reports are valued by what nobody prepares by hand any longer. Readers on a Monday, and hours saved, say it in two numbers.',
  },
  {
    says: 'a/b test|ab test|split test|a/b testing|ab testing|split testing',
    brutal: [
      'Button A against button B, a million visitors, four weeks. Then the boss picks C.',
      'An A/B test ends when it is significant, or when somebody likes the look of day two.',
    ],
    gentle: 'Tests that changed nothing count as well. Add one result with its percentage, up or down, if you have one.',
  },
  {
    says: 'ticket',
    near: 'helpdesk|help desk|service desk|it support|servicenow|zendesk|first line|1st line|second line|2nd line',
    not: 'train|parking|theatre|festival|concert|box office|lottery|raffle|event',
    brutal: [
      "{n} tickets, every one from somebody who hadn't touched anything.",
      "Of {n} tickets, how many said only “it doesn't work”? Those are the ones that make a detective.",
    ],
    gentle: 'A count of tickets is a workload; the share that never came back is a reputation. The second figure belongs beside the first.',
  },
  {
    says: 'printer',
    near: 'network|troubleshoot|troubleshooting|fixed|install|installed|toner|driver|support|pc|laptop|setup|maintained',
    not: '3d|screen printer',
    brutal: [
      'Nine times in ten a printer is mended by opening a flap, looking in and shutting the flap.',
      'The printer is out of cyan, so it refuses to print black. Meanwhile there are robots on Mars.',
      'Somebody has to tell the third floor that the printer is fine and the tray is not shut.',
    ],
    gentle: 'Printers are where a whole building meets IT. Devices and users depending on them show how busy that meeting was.',
  },
  {
    says: 'active directory',
    brutal: [
      'Nothing in Active Directory is ever deleted. A group called “temp_test2” can open payroll.',
      'Active Directory still has an account for somebody whose leaving cake was eaten in 2016.',
    ],
    gentle: 'Auditors care most about leavers. Say how many accounts you looked after, and how fast a leaver was shut off.',
  },
  {
    says: 'group policy',
    not: 'insurance|insurer|premium|pension|underwrit|claims|life assurance|life insurance|benefits',
    brutal: [
      'Group Policy: one tick in the wrong box, and four thousand people have a new wallpaper.',
      'Nobody knows which Group Policy maps the Z drive. They only know not to ask.',
    ],
    gentle: 'Policy at scale is careful work. Add machines reached by a change, and the pilot it was tried on first.',
  },
  {
    says: 'citrix',
    brutal: [
      'Citrix lets you work from anywhere, at the speed of somewhere else.',
      '“My Citrix has frozen” gets people out of more meetings than a fire drill.',
    ],
    gentle: 'User numbers make this line: people working through it, and sites. Building the farm and supporting it are two pay grades.',
  },
  {
    says: 'firewall',
    not: 'building|fire rating|engine bay|chassis|aircraft|bulkhead|vehicle body',
    brutal: [
      'The network team has checked and it is not the firewall. It is the firewall.',
      'Firewall rules are only ever added. At the very bottom lies “allow any any”, from a Friday.',
    ],
    gentle: 'A firewall is judged by what it no longer lets through. Name the make, and say if you cleaned up its rules.',
  },
  {
    says: 'dns',
    not: 'direct numerical|turbul|reynolds|navier|combustion|did not start',
    brutal: ['A DNS fault is ruled out first and found last.', 'DNS changes take up to 48 hours, or exactly as long as you keep looking.'],
    gentle: 'When names resolve nobody thinks of you, which is the point. Add an outage traced to it, with the minutes it took, if you have one.',
  },
  {
    says: 'patch panel|cat6|cat5e|structured cabling|network cabling',
    brutal: [
      'The patch panel was labelled once, beautifully, by somebody who then moved everything.',
      'One network cable in the rack wears a note saying “do not unplug”. It goes nowhere.',
    ],
    gentle: 'Tidy cabling is a kindness to the next engineer. Points, floors and a test certificate: an installer is booked on those.',
  },
  {
    says: 'server room|comms room',
    brutal: [
      'In a heatwave the whole office suddenly has questions for the server room.',
      'The server room is cold, loud and secure, so that is where they keep the Christmas tree.',
    ],
    gentle: 'Racks, power and cooling give a server room its size. Building one, moving one and keeping one are different lines, so the verb counts.',
  },
  {
    says: 'data centre|data center',
    brutal: [
      'Five nines of uptime allow five minutes off a year. Signing in at the data centre takes twelve.',
      'A data centre has two of everything except a window.',
    ],
    gentle: 'Data centres are measured in racks and kilowatts. Give one of them, and say whether you worked on the kit yourself.',
  },
  {
    says: 'mainframe',
    brutal: [
      'The mainframe was to be switched off in 1999, 2008 and 2016. It has outlived all three committees.',
      'Your bank card speaks to a mainframe. The app in front of it gets the awards.',
    ],
    gentle: 'People who can keep a mainframe running are few. Name the system, and say whether you change it or watch it.',
  },
  {
    says: 'cobol',
    brutal: [
      'COBOL was designed in 1959 so that managers could read it. They are still meaning to.',
      'COBOL spells out MULTIPLY and ends with a full stop, like a letter from a solicitor.',
    ],
    gentle: 'Banks and insurers look for this word every week. Add years on it, and changing code as against moving it away.',
  },
  {
    says: 'fortran',
    brutal: ["Tomorrow's weather is still worked out in Fortran. Rain included.", 'Fortran counts from one, like everybody who is not a programmer.'],
    gentle: 'Code that gives the same answer after thirty years is a craft. Add the thing it computes, weather, stress or orbits.',
  },
  {
    says: 'as/400|as400|iseries|ibm i',
    brutal: [
      'IBM keeps renaming the AS/400. Everyone still says AS/400, and it still has not gone down.',
      'Green letters on black. Designers now call that dark mode and charge for it.',
    ],
    gentle: 'Warehouses and wholesalers run on this box to this day. Operating it and programming it in RPG are hired apart, so one word decides.',
  },
  {
    says: 'visual basic 6|vb6|visual basic 6.0',
    brutal: [
      'Microsoft ended support for VB6 in 2008. Nobody has told VB6, which was busy running a warehouse.',
      'A grey button called Command1 is doing payroll as we speak. It was written in VB6, and it is never wrong.',
    ],
    gentle: 'Keeping it alive and replacing it are both skills, each hired by a different firm. Name the verb.',
  },
  {
    says: 'delphi',
    near: 'pascal|developer|software|borland|application|programming|c++|sql|embarcadero',
    not: 'method|panel|survey|hotel|banquet|opera|catering|automotive|consensus|study|experts',
    brutal: [
      'Delphi got its name because it could talk to Oracle. A pun, and it shipped.',
      'A Delphi program is one file that simply starts. Today a calculator wants to restart the laptop.',
    ],
    gentle: 'Plenty of good niche software still stands on this. Add users of the program, and the trade it serves.',
  },
  {
    says: 'perl',
    near: 'script|scripting|linux|unix|python|bash|cgi|shell|programming',
    brutal: [
      "Perl's motto is that there is more than one way to do it. Nobody can read any of them.",
      'A Perl script looks as if the cat crossed the keyboard. Then it runs every night for years, unlike the cat.',
    ],
    gentle: 'Glue code keeps companies standing. Add the two systems that the scripts hold together.',
  },
  {
    says: 'bash script|shell script|bash scripting|shell scripting',
    brutal: [
      "A shell script begins as three lines and ends as the company's backup strategy.",
      'One unquoted space, and the script deletes “Annual” and “Report” separately.',
    ],
    gentle: "Small tools with daily users are good evidence. The chore that one of them took off everybody's hands is worth naming.",
  },
  {
    says: 'stack overflow|stackoverflow',
    brutal: ['Marked as duplicate.', 'On Stack Overflow the answer with the green tick is from 2013. The one that works is below it, with four votes.'],
    gentle: 'Answering strangers well takes patience and clarity. A score, or the tag it was earned in, shows the subject that trusts you.',
  },
  {
    says: 'chatgpt|chat gpt',
    brutal: [
      'ChatGPT will read this CV as well. It has already called it a testament to something.',
      'Nobody lists the calculator. ChatGPT has the better agent.',
    ],
    gentle: 'A tool everybody has is no edge by itself. Add the task it speeds up, and how its mistakes are caught.',
  },
  {
    says: 'neural network|deep learning',
    brutal: [
      'A neural network is modelled on the brain and, true to form, cannot explain what it decided.',
      'Weights, layers, repetitions: deep learning is a gym with a bigger electricity bill.',
    ],
    gentle: 'Somebody in HR reads this first. The task in plain words in front, the architecture behind it, and both readers are served.',
  },
  {
    says: 'tensorflow|pytorch',
    near: 'cuda|model|trained|training|network|gpu|deployed|keras',
    brutal: [
      'Before TensorFlow learns anything, you have to introduce the CUDA version to the driver. They have met. It went badly.',
      'PyTorch: a day to write the model, a week to find out that a tensor was sideways.',
    ],
    gentle: 'One model with its score and its use beats a list of libraries. Whether it ran for real people is the detail that counts.',
  },
  {
    says: 'jupyter notebook|jupyter',
    brutal: [
      'A Jupyter notebook runs from top to bottom, in theory. In practice it is cell 14, cell 3, cell 14 again.',
      'The final analysis is called Untitled7.ipynb. Jupyter kept asking what to call it, and so did everyone.',
    ],
    gentle: 'Notebooks are for thinking. Where the thinking went afterwards, a report, a paper or something in production, is what to print.',
  },
  {
    says: 'pandas',
    near: 'python|numpy|data|scikit-learn|matplotlib|sql|jupyter',
    not: 'zoo|keeper|giant|conservation',
    brutal: [
      "Import pandas as pd, numpy as np, and the customer's CSV as latin-1 on the fourth try.",
      'For years pandas has been warning people about SettingWithCopy. For just as long, they have been scrolling past it.',
    ],
    gentle: 'Rows, source and result: three short facts, and the library explains itself to a reader who has never heard of it.',
  },
  {
    says: 'etl',
    near: 'pipeline|data|job|process|informatica|ssis|talend|extract',
    not: 'intertek|etl listed|etl mark',
    brutal: [
      'Extract, transform, load. The bit where the supplier renames a column has no letter.',
      "An ETL job falls over at four in the morning because of a comma in somebody's street.",
    ],
    gentle: 'Pipelines are trusted when they fail loudly. Add the number, schedule, and how people learn that one has not run.',
  },
  {
    says: 'airflow',
    near: 'dag|etl|pipeline|python|data|dbt|spark|orchestration',
    not: 'ventilation|hvac|duct|fan',
    brutal: [
      'In Airflow a DAG is a graph. On a farm a dag is what hangs off the back of a sheep. Both need clearing by morning.',
      "All green in Airflow means that every task ran. On which day's file is a separate question.",
    ],
    gentle: 'Orchestration is about mornings when the numbers are simply there. Add jobs in a night, and how rarely they were late.',
  },
  {
    says: 'kafka',
    near: 'stream|streaming|topic|event|spark|consumer|message|apache|rabbitmq',
    brutal: [
      'One morning a consumer woke from uneasy dreams to find its offset reset. The name Kafka was fair warning.',
      'Kafka keeps every message in order, except the ones that you need in order.',
    ],
    gentle: 'Throughput is the hook: messages in a second, and what would have stopped if they had. Partitions and retention interest nobody in HR.',
  },
  {
    says: 'snowflake',
    near: 'data|sql|warehouse|dbt|aws|tableau|etl',
    brutal: [
      'Snowflake bills by the second. The dashboard that nobody opens refreshes by the minute.',
      'No two alike, says nature. Finance has compared the Snowflake invoices and disagrees: they only go up.',
    ],
    gentle: 'Cost control on this platform is a skill of its own. Add a query or a warehouse that got cheaper, if you have one.',
  },
  {
    says: 'dbt',
    near: 'sql|model|snowflake|bigquery|data|airflow|redshift',
    not: 'behaviour|behavioural|dialectical|counselling|emotional',
    brutal: [
      'The name dbt is spelt in small letters. The warehouse bill comes in capitals.',
      'In dbt there is a model called “final”, and downstream of it one called “final_v2”.',
    ],
    gentle: 'Models built are the count; models tested are the quality. Say how many of each were yours.',
  },
  {
    says: 'postgresql|postgres',
    near: 'tuning|tuned|migration|migrated|query|queries|index|replication|optimised|optimized',
    brutal: [
      'One missing index, and Postgres reads you the whole table, like minutes of the last meeting.',
      'Nobody is sure how to say PostgreSQL, so they say Postgres, and the elephant lets it go.',
      'EXPLAIN ANALYZE in Postgres is four screens long, and the answer is the word “Seq”.',
    ],
    gentle: 'Query work is made for numbers: seconds before, milliseconds after, and the page that got faster for its users.',
  },
  {
    says: 'sql query|sql queries',
    brutal: [
      'An UPDATE without a WHERE happens once in a career. People remember the silence.',
      'Type SELECT * on the big table and a database administrator three floors up feels a chill.',
      'An SQL query is English with the politeness removed. So is the reply from the DBA.',
    ],
    gentle: 'The query is the means. Whoever asked, and what they did with the answer, should have the better half of the line.',
  },
  {
    says: 'stored procedure',
    brutal: [
      'A stored procedure is where the business rules live, 1,400 lines down, behind a cursor.',
      'The stored procedure in use is sp_GetOrders_New2_FIXED. Nobody dares to ask what plain sp_GetOrders does.',
    ],
    gentle: 'Business logic in the database is knowledge few still have. The rule of the firm that lives in it can be named in six words.',
  },
  {
    says: 'oracle',
    near: 'database|dba|pl/sql|11g|12c|19c|rac',
    brutal: [
      'Oracle is licensed per core. The one at Delphi took a goat.',
      'ORA-00942, table or view does not exist. It does, but you may not see it. Oracles always talked like that.',
    ],
    gentle: 'Databases are judged by size and how badly they are missed. Say how big, how many users, and what you did on it.',
  },
  {
    says: 'tape backup|backup tape|veeam|nightly backup',
    brutal: [
      'Backups always succeed. It is restores that have opinions.',
      'Disaster recovery used to be a tape going home on Fridays in a carrier bag, next to the fish fingers.',
    ],
    gentle: 'A restore that worked is the best line a backup can have. Its date and its duration would close the matter.',
  },
  {
    says: 'disaster recovery',
    near: 'plan|test|server|it|data|backup|site|infrastructure|failover',
    not: 'earthquake|flood|relief|humanitarian|hurricane',
    brutal: [
      'The disaster recovery plan is stored on the server that it recovers.',
      'At the disaster recovery test everybody knew which Saturday the disaster would be.',
    ],
    gentle: 'Recovery is measured in hours. Give the target, and say whether the test met it.',
  },
  {
    says: 'penetration testing|penetration test|pen test|pen testing|pentest',
    not: 'soil|geotech|borehole|cone|cbr|bitumen|spt|dye|asphalt|ground investigation|foundation',
    brutal: [
      'Pen testers are paid to break in. Half the time somebody holds the door for them.',
      "The penetration test report runs to ninety pages. Page one is the printer's default password.",
    ],
    gentle: 'Findings are half of it. The share of serious ones closed at the retest, or the certificate you hold for doing it, is the other half.',
  },
  {
    says: 'phishing',
    not: 'victim',
    brutal: [
      'Staff who ignore every mail from head office will open the phishing one about Christmas hampers.',
      'The phishing test is clicked by people in a hurry, and by the director who ordered it.',
    ],
    gentle: 'Click rates before and after tell the whole story of awareness work. Two percentages make one line.',
  },
  {
    says: 'iso 27001|iso27001',
    brutal: [
      'The ISO 27001 auditor always asks for the visitor book. Mickey Mouse came on the ninth, to see Accounts.',
      'ISO 27001 proves that you have written down what you do. Doing it is in the next audit.',
    ],
    gentle: 'A first certificate and a kept one are different feats. Add your part, and the findings at the audit, especially if few.',
  },
  {
    says: 'post-mortem|postmortem|post mortem',
    near: 'incident|outage|blameless|production|engineering|sre|on-call|project',
    not: 'pathology|mortuary|hospital|coroner|veterinary|patient|autopsy|forensic|body|tissue|carcass|animal|necropsy',
    brutal: [
      'In a blameless post-mortem nobody looks at the intern for a whole hour.',
      "Five whys in, the post-mortem always reaches “there wasn't time”. That goes in the backlog.",
    ],
    gentle: 'The best post-mortem is the fault that never came back. Add one such fault, in plain words, if you have one.',
  },
  {
    says: 'runbook|run book',
    brutal: ['Step four of the runbook says “ask Steve”.', 'A runbook is written after lunch for somebody reading it at three in the morning with one eye.'],
    gentle: 'Instructions that a tired stranger can follow are rare writing. What others could fix alone with them shows that they worked.',
  },
  {
    says: 'change advisory board|change control board',
    brutal: [
      'The Change Advisory Board meets on Wednesdays to approve what went live on Tuesday.',
      'Question from the Change Advisory Board: what is the risk? The box says “low”. The box has always said “low”.',
    ],
    gentle: 'Changes in a month and the share rolled back: two figures that show whether a board earns its keep.',
  },
  {
    says: 'itil',
    near: 'incident|problem|change|service|process|framework|practices|aligned|servicenow|service desk|foundation|certified|v3|v4',
    brutal: [
      'In ITIL nothing breaks. There is an incident, which is not a problem until it is a Problem.',
      'Thanks to ITIL a broken mouse has a reference number and a closing date.',
    ],
    gentle: 'The certificate opens the door, the process you improved with it keeps it open. Level and version in brackets, the process in the line.',
  },
  {
    says: 'sla|service level agreement',
    near: 'response|ticket|met|service desk|helpdesk|support|incident|uptime|within',
    not: '3d print|resin|stereolith|sls|fdm|additive',
    brutal: [
      'The SLA clock stops while a ticket waits for the user. That is how four hours can last until March.',
      'The SLA says fifteen minutes to respond. “We have received your request” is a response.',
    ],
    gentle: 'Give target and percentage met, side by side. It is one of the few promises at work that comes with its own proof.',
  },
  {
    says: 'windows xp',
    brutal: [
      'Microsoft stopped supporting Windows XP in 2014. The scanners, the lifts and the lathe were not consulted.',
      'The green hill in the Windows XP wallpaper is in California, and was planted with vines later. Even the hill moved on.',
    ],
    gentle: 'Keeping it safe and getting people off it are both projects. Add machines, and the program nobody could replace.',
  },
  {
    says: 'windows 10 migration|windows 11 migration|windows 10 rollout|windows 11 rollout|windows 10 upgrade|windows 11 upgrade|windows 7 migration',
    brutal: [
      'The Windows rollout goes floor by floor. The fourth floor has heard, and is hiding its laptops.',
      'Everything survives the Windows rollout but one program from 2004. It runs the company.',
    ],
    gentle: 'Machines, sites and weekends: three numbers that any IT manager can picture. Those you have should go in.',
  },
  {
    says: 'lotus notes',
    brutal: [
      'In Lotus Notes, F5 did not refresh the page. It logged you out. That was a decision by adults.',
      'Leaving Lotus Notes takes a year, because the canteen vote turns out to run on it.',
    ],
    gentle: 'Whole companies ran on it. Say what you did: built databases, used them or moved people off.',
  },
  {
    says: 'git',
    near: 'rebase|branching|merge|gitflow|branch|version control|svn|pull request',
    brutal: [
      '“Fixed”. “Fixed again”. “Really fixed now”. Git keeps all three for ever.',
      'Git has some 150 commands. People use six, plus the one they found in a panic.',
      'A merge conflict in Git is two colleagues on the same line, neither of them answering messages.',
    ],
    gentle: 'Everybody lists it. People in the repository, and who approved the merges, are new information.',
  },
  {
    says: 'code review',
    brutal: [
      'Three days of code review about the name of a variable. The bug walked in underneath.',
      '“Nit:” begins a comment in a code review that will take an hour and change nothing.',
    ],
    gentle: 'Reviewing is teaching. Add a rule the team came to share, or bugs that stopped arriving, if you have one.',
  },
  {
    says: 'test coverage|code coverage',
    brutal: [
      '80% code coverage means that the bug lives in the other fifth, and knows it.',
      'Test coverage went up by four points on the day somebody discovered how to test the getters.',
    ],
    gentle: 'A percentage wants an effect. Say what the tests changed: fewer bugs, or faster releases.',
  },
  {
    says: 'unit test|unit testing',
    not: 'pupil|student|lesson|grammar|exam|teacher|classroom|curriculum|grade',
    brutal: [
      'Unit tests prove that both halves of a zip are fine halves.',
      'A unit test called “should work” did. That was the last anyone heard of it.',
      'Deep in the unit tests stands expect(true).toBe(true). It has never failed.',
    ],
    gentle: 'Tests are a net for the next person. Say what the team dared to change because of yours.',
  },
  {
    says: 'selenium',
    not: 'supplement|mineral|vitamin|soil|diet|plant|toxicity|nanoparticle|zinc|deficiency',
    brutal: [
      'Selenium is an antidote to mercury, and the rival product came from a firm called Mercury. Testers hold grudges.',
      'Selenium clicks the button a thousand times without complaint, then fails because a cookie banner moved.',
    ],
    gentle: 'Selenium is sold by hours of clicking saved. Give them, per release.',
  },
  {
    says: 'regression testing|regression test',
    brutal: [
      'Regression testing is checking what else stopped working when somebody “only changed the colour”.',
      'The regression test is 400 steps. Number 212 has said “ignore this one” since it was written.',
    ],
    gentle: 'One fault caught before customers met it says more than the number of cases. Add the kind of product.',
  },
  {
    says: 'user acceptance testing|uat',
    brutal: [
      'UAT is the first day that anyone asks the users, and the last day that anything can be changed.',
      'UAT finds two bugs, plus forty things that somebody had always pictured in blue.',
    ],
    gentle: 'Getting busy people to test properly is diplomacy. Add testers taking part, and the fault they stopped in time.',
  },
  {
    says: 'bug report|bug tracking|bugzilla',
    brutal: [
      "Steps to reproduce: open it. Expected: works. Actual: doesn't. A complete bug report.",
      'Cannot reproduce. Closed. Reopened by the customer, with a video.',
    ],
    gentle: 'A bug that can be reproduced is half fixed. Say how many of yours were accepted.',
  },
  {
    says: 'microservice',
    near: 'monolith|migrated|split|migration|decomposed|broke',
    brutal: [
      'Monolith to microservices: one problem, cut into sixty, and posted to each other.',
      'A call that took a microsecond is now a microservice, with a timeout, a retry and a team.',
    ],
    gentle: 'Anybody can split a system; the reason is what counts. Add faster releases or freer teams, with the number of services.',
  },
  {
    says: 'swagger|openapi|open api',
    brutal: [
      'API documentation called Swagger. At last, some attitude in a manual.',
      'In Swagger the field is required. The API takes it empty. The truth is in production.',
    ],
    gentle: 'Documents that partners can build from save weeks of mail. Outside teams who integrated from yours alone are the proof.',
  },
  {
    says: 'soap',
    near: 'xml|web service|wsdl|rest|api|soapui',
    not: 'soap opera|handmade|dispenser|soap note|soap notes|subjective|lye|patient',
    brutal: [
      'The S in SOAP stood for Simple. Since version 1.2 it officially stands for nothing.',
      'SOAP: the answer is 7, in an envelope, in a header, in a body, with four namespaces.',
    ],
    gentle: 'Banks and governments still speak this. Add the system at the other end.',
  },
  {
    says: 'edi|edifact',
    near: 'order|invoice|supplier|integration|customer|asn|message|transaction|sap|erp',
    not: 'equity|diversity|inclusion|equality',
    brutal: [
      'EDI is a buyer and a supplier who have agreed to send each other plus signs and asterisks.',
      'Nobody looks at EDI until a lorry arrives with 1,000 pallets where it said 1,000 tins.',
    ],
    gentle: 'Give partners connected, and the share of orders that needed no hand: those two figures sell this line to any supply chain.',
  },
  {
    says: 'csv file|csv import|csv export|csv',
    not: 'validation|gxp|gmp|gamp|pharma|validated|21 cfr',
    brutal: [
      'CSV works perfectly until the first customer called “Smith, Jones and Sons”.',
      'Open a CSV in Excel and phone numbers lose their zero, while part numbers turn into dates in March.',
    ],
    gentle: 'Moving data between systems that never met is useful work. Add records, and how it was shown that none was lost.',
  },
  {
    says: 'data migration',
    brutal: [
      'Day three of the data migration: nobody knows what column “Flag7” is for, and nobody dares to drop it.',
      'Data migration begins with the field for title, which holds “Mr”, “MR.”, “Mister” and a phone number.',
    ],
    gentle: 'Give records moved, records rejected, hours of downtime. Any one of the three makes a result of it.',
  },
  {
    says: 'ga4|google analytics 4',
    brutal: [
      'GA4 replaced the bounce rate with its opposite, the engagement rate. The same people leave, in a better mood.',
      'The number that you want is in GA4, under a new name, two clicks behind “Explore”.',
    ],
    gentle: 'Numbers matter by what followed: a page rewritten, a budget moved. One such action is the end this sentence wants.',
  },
  {
    says: 'wordpress',
    near: 'plugin|theme|site|website|woocommerce|blog|built|maintained|updated',
    brutal: [
      'One WordPress theme, thirty-four plugins, and an update button that nobody dares to press.',
      'Search for “Just another WordPress site” and Google will find you plenty of firms who never changed the tagline.',
    ],
    gentle: 'A site can be looked at, so let people look. Add the address, or visitors in a month.',
  },
  {
    says: 'css',
    near: 'html|responsive|sass|layout|flexbox|grid|bootstrap',
    not: 'china|scuba|counter-strike',
    brutal: [
      'Putting a box in the middle in CSS took the industry about twenty years.',
      '“!important” in CSS is one person giving up on top of another person who gave up earlier.',
      'CSS stands for cascading. So does the reaction when you delete one line of it.',
    ],
    gentle: 'One address where it can be seen says more than the three letters. Add a layout that holds on a phone, if you have one.',
  },
  {
    says: 'jquery',
    brutal: [
      'Every spring jQuery is declared over. By lunchtime it is back to running half the websites on your screen.',
      'A dollar sign for everything. jQuery was ahead of the whole internet there.',
    ],
    gentle: 'Somebody has to look after the older front ends. Say whether you kept one running or moved it on.',
  },
  {
    says: 'flash',
    near: 'actionscript|adobe flash|macromedia|dreamweaver|animation',
    not: 'camera|photography|memory|light',
    brutal: [
      'Flash ended on 31 December 2020 and took every “Skip intro” button in the world with it.',
      'People spent weeks on a Flash intro. The visitor spent two seconds, looking for “Skip”.',
    ],
    gentle: 'Motion and timing are skills that survived the plug-in. Whatever you animate in today should stand right beside it.',
  },
  {
    says: 'php',
    near: 'legacy|mysql|laravel|symfony|codeigniter|zend|drupal|magento',
    brutal: [
      'PHP gets mocked at every conference, by people whose ticket was sold to them in PHP.',
      'In PHP the haystack comes before the needle, except where the needle comes before the haystack.',
    ],
    gentle: 'A site in this language usually has a till behind it. Add orders or visitors in a month, with the framework.',
  },
  {
    says: 'redux',
    brutal: [
      'In Redux, changing one word on a page takes an action, a reducer, a store and a coffee.',
      'The author of Redux wrote an essay called “You Might Not Need Redux”. People installed it anyway.',
    ],
    gentle: 'State is where apps get muddled. What users no longer saw go wrong is the plain result behind the library.',
  },
  {
    says: 'npm|yarn',
    near: 'webpack|javascript|node|react|package|typescript|babel|gulp',
    not: 'knit|wool|spinning|textile',
    brutal: [
      'One install from npm brings 1,400 packages, and one of them checks whether a number is odd.',
      'In 2016 an author pulled eleven lines from npm and half the web stopped building. The lines added spaces.',
    ],
    gentle: 'Publishing a package that others download is worth a link. Add downloads in a week.',
  },
  {
    says: 'typescript',
    near: 'javascript|react|angular|node|vue|migrated|migration|next.js',
    brutal: [
      'In TypeScript, “any” is the type for people who have lost the argument.',
      'TypeScript draws red lines under things that have worked for years. An ideal tool for anyone in reviewing.',
      'Two days adding types in TypeScript to find that the function was never called.',
    ],
    gentle: 'Share of the code converted, and the kind of bug that went away: that is a migration told in one line.',
  },
  {
    says: 'javascript',
    near: 'vanilla|es6|ajax|jquery|dom',
    brutal: [
      'JavaScript was written in ten days in May 1995. The rest has been maintenance.',
      'In JavaScript an empty list plus an empty list is an empty piece of text. People do their banking on that.',
    ],
    gentle: 'A page where a visitor can see it move says it best. Add one link to open in an interview, if you have one.',
  },
  {
    says: 'python',
    near: 'script|automated|automation|automate|scripting',
    not: 'snake|reptile|monty',
    brutal: [
      'Two Pythons on the laptop, three environments, and pip installs into a fourth.',
      'A Python script saves twenty minutes a week. It took a fortnight to write, so it breaks even next summer.',
      'In Python the spaces decide everything, as in property.',
    ],
    gentle: 'Automation is best told as time given back: the chore, its minutes by hand, and who else runs the script now.',
  },
  {
    says: 'spring boot|spring framework|j2ee|java ee',
    brutal: [
      'AbstractSingletonProxyFactoryBean. A real class in Spring, named by somebody who would not go home.',
      'Spring Boot starts with one line of code and eleven seconds of thinking about it.',
      'The stack trace is 140 lines long. Line 139 is yours, the rest is Spring.',
    ],
    gentle: 'Enterprise Java means somebody important was waiting. Add the service in plain words, and calls in a day.',
  },
  {
    says: 'p-value|statistical significance|significance testing',
    brutal: [
      'A p-value of 0.06 has been described in print in some five hundred ways. “Trending” leads.',
      'Significance at 5% means that one boring idea in twenty gets a press release.',
    ],
    gentle: 'Effect sizes speak to people who hire. The difference, in something they can picture, belongs before the method.',
  },
  {
    says: 'erp implementation|erp system|erp rollout|erp project|erp migration',
    brutal: ['An ERP replaces forty spreadsheets with one system and forty-one spreadsheets.', 'Phase two of the ERP is where the reports were promised.'],
    gentle: 'Two hundred people are on every such project. The module that was yours, and your part on day one, single you out.',
  },
  {
    says: 'robotic process automation|uipath|blue prism|rpa',
    not: 'recognition|aircraft|drone|pilot|polymerase|assay|pcr|ranking',
    brutal: [
      'An RPA robot copies numbers from one window to the other, until somebody moves the window.',
      'Humanity dreamt of robots for a century. The robot that came fills in supplier forms.',
    ],
    gentle: 'Hours handed back in a month is how this is bought and sold. A process by name and that figure are a complete line.',
  },
  {
    says: 'sentiment analysis',
    brutal: [
      'Sentiment analysis reads “oh great, another update” and files it under happy customers.',
      'British reviews are hard on sentiment analysis. “Not bad” is the top mark.',
    ],
    gentle: 'Knowing the mood is cheap; acting on it is rare. One product or campaign that changed because of it is the proof.',
  },
  {
    says: 'grafana|prometheus',
    brutal: [
      'Forty Grafana graphs on the big screen, and everybody watches the one that looks like a dog.',
      'Prometheus stole fire and was chained to a rock. His name is now on the disk space alarm.',
    ],
    gentle: 'Building the graph that people open first in a crisis is half of running a service. Add alerts that got fewer.',
  },
  {
    says: 'cloud migration',
    brutal: [
      'A cloud migration saves the cost of the server room. It comes back on invoice two, as “data transfer”.',
      "Three years of cloud migration, and one server stays behind under a desk, because it is the franking machine's.",
    ],
    gentle: 'Systems moved and systems switched off are separate counts. The second is where the savings hide, so it should be printed too.',
  },
  {
    says: 'aws',
    near: 'lambda|ec2|s3|rds|cloudformation|eks|ecs|dynamodb',
    not: 'welding|welder|welding inspector|cswip',
    brutal: [
      'AWS has over two hundred services. Everybody uses nine and pays for eleven.',
      "The AWS region us-east-1 sneezes, and the world's doorbells stop working.",
    ],
    gentle: 'Nobody knows all of it. The service that you would defend in an interview goes first, with what you ran on it.',
  },
  {
    says: 's3 bucket|s3',
    near: 'aws|bucket|glacier|lambda|storage|cloudfront',
    brutal: [
      'S3 promises eleven nines of durability. The missing file was deleted by hand.',
      'The S3 bucket was public “only for testing”. It is always called backup.',
    ],
    gentle: 'Storage gets interesting through what is in it. Add the volume, whose data, and who was kept out.',
  },
  {
    says: 'serverless',
    brutal: [
      'Serverless means there is a server and you may not kick it.',
      'The first serverless call of the morning takes four seconds, like the rest of us.',
    ],
    gentle: 'The bill is the argument for this design. Cost in a month, old way and new, would settle any discussion.',
  },
  {
    says: 'vmware|vsphere|esxi',
    brutal: [
      'VMware makes one box pretend to be thirty. Then a snapshot from 2021 eats the disk, and all thirty stop pretending.',
      'Nobody ever switches off a virtual machine, because nobody can hear it.',
    ],
    gentle: 'Hosts, guests, and the ratio between them are read first. Version and licence matter only to whoever pays for them.',
  },
  {
    says: 'wi-fi|wifi|wireless access point',
    near: 'install|installed|network|survey|configured|access point|coverage|guest|deployed|site|cisco|meraki|ubiquiti',
    brutal: [
      'The Wi-Fi is fast everywhere except in meeting room 3, where the clients sit.',
      'The Wi-Fi survey was perfect. Then somebody put a fridge in front of it.',
    ],
    gentle: 'Give square metres, users at once, and the corner that used to be silent: a survey or a rollout is told in those.',
  },
  {
    says: 'ccna',
    brutal: [
      'CCNA: you learn to work out subnets by hand, so that you can use a calculator for ever after.',
      'The exam for CCNA can be passed without meeting a single cable. The cable waits.',
    ],
    gentle: 'Certificate plus kit is the pair that network teams want. The valid-until date and the switches or routers you configured belong together.',
  },
  {
    says: 'vlan',
    brutal: [
      'A VLAN keeps the printers away from the finance system. The printers know what they did.',
      'VLAN 1 is for everything that nobody planned. It is the biggest.',
    ],
    gentle: 'Segments keep one bad machine from becoming four hundred. Their number, and the reason behind the split, show design and not only setup.',
  },
  {
    says: 'intune|mobile device management',
    brutal: ['Intune can wipe a phone from anywhere. It is why everybody is so polite to IT.', 'Intune says the device is compliant. The device is in a taxi.'],
    gentle: 'Give devices enrolled, and what happens to a lost one: a good answer to the second calms every security team.',
  },
  {
    says: 'user story|user stories',
    brutal: [
      'As a user, I want to log in, so that I can be asked to log in again.',
      'A user story has a role, a wish and a reason. The user has never met it.',
    ],
    gentle: 'One story that real users noticed tells more than the format. Splitting a large wish into small ones is the skill behind it.',
  },
  {
    says: 'story point|planning poker',
    brutal: [
      'Ask what a story point is and three people say it is not hours. Then they divide it by hours.',
      'At planning poker three cards say 3 and one says 13. The 13 is right.',
    ],
    gentle: 'Estimates earn trust by coming true. How near the team came by the end of a release is the figure that says so.',
  },
  {
    says: 'burndown chart|burn-down chart|burndown',
    brutal: [
      "A burndown chart is flat for nine days and falls off a cliff at four o'clock on the tenth.",
      'The ideal line in the burndown chart is grey. It has always been on its own.',
    ],
    gentle: 'A curve is useful for what was changed because of it. A smaller sprint, or work refused in time, is an example worth a clause.',
  },
  {
    says: 'daily stand-up|daily standup|daily scrum',
    brutal: [
      'A daily stand-up is fifteen minutes on your feet. By week three people lean. By week six there are chairs.',
      'Yesterday, today, blockers. Everyone at the stand-up is rehearsing theirs during yours.',
    ],
    gentle: 'Running it short is a skill. People in the circle and minutes on the clock are all the proof that it needs.',
  },
  {
    says: 'hackathon',
    near: 'won|winner|company|team|prototype|prize|internal|organised|organized|24-hour|48-hour',
    brutal: [
      'A hackathon: 24 hours, cold pizza, first prize, and a winner that nobody maintains.',
      'At hour twenty the hackathon team has a logo, a slogan, and one button that works if you press it first.',
    ],
    gentle: 'Prototypes are remembered by what they did. Add hours, the size of team, and anything that survived the Monday.',
  },
  {
    says: 'ci/cd',
    near: 'gitlab|pipeline|github actions|jenkins|deployment|azure devops|release',
    brutal: [
      'Continuous delivery, except on Fridays. And the week before Christmas. And during month end.',
      'CI/CD: the D is for delivery or deployment, and nobody has agreed which, continuously.',
      'The history of any CI/CD file reads “fix ci”, “fix ci”, “try again”, “please”.',
    ],
    gentle: 'Releases in a week is the figure that every team compares. Before and after, with the minutes from merge to live, is the full story.',
  },
  {
    says: 'feature flag|feature toggle',
    brutal: [
      'The feature flag is removed after the launch. That sentence has not been tested.',
      'Nine hundred feature flags, and two of them must never be on at the same time.',
    ],
    gentle: 'Releasing quietly to a few is a mature habit. Add a fault that reached one per cent of users and no further, if you have one.',
  },
  {
    says: 'release note',
    brutal: [
      'Release notes say “various improvements”. There is a whole February in that word.',
      'The release notes list forty changes. People ring about the forty-first.',
    ],
    gentle: 'Writing that tells users what is in it for them is a gift. Add the audience, developers, nurses or shoppers.',
  },
  {
    says: 'ssl certificate|tls certificate',
    brutal: [
      'An SSL certificate expires by surprise exactly once, on a Sunday. After that there is a calendar entry.',
      'The reminder about the SSL certificate goes to a mailbox of somebody who left in spring.',
    ],
    gentle: 'Renewals that nobody notices are well-run renewals. Add the number looked after, and whether a script does it now.',
  },
  {
    says: 'multi-factor authentication|mfa|two-factor authentication|2fa',
    near: 'rollout|rolled out|implemented|implementation|security|azure|vpn|authentication|deployed|office 365',
    not: 'fine art|master of fine',
    brutal: [
      'The code is on your phone, and the phone is in the car. The second factor in MFA is stairs.',
      'MFA is something you know and something you have. Most people have neither on a Monday.',
    ],
    gentle: 'Getting everyone on board is the hard half. Add the share of staff enrolled, and the date it was reached.',
  },
  {
    says: 'first line support|1st line support|second line support|2nd line support|first-line support|second-line support',
    brutal: [
      'First line asks whether it is plugged in. Second line asks whether first line asked.',
      '“It has never done this before”, says the caller to first line support, about the thing it did on Monday.',
      'First line hears “the internet is down”. The internet has been informed.',
    ],
    gentle: 'Give calls in a day and the share you settled yourself: those two figures make any support line compete.',
  },
  {
    says: 'video conferencing|audio visual equipment|av equipment|projector',
    near: 'set up|setup|install|installed|meeting room|support|equipment|maintained|booked|configured',
    not: 'cinema|35mm|film projector|projectionist',
    brutal: [
      'The projector works and the laptop works. What is missing is a dongle, and it is in another building.',
      'Twelve directors watch one person look for the “Source” button on a projector. It is the quietest meeting of the year.',
    ],
    gentle: 'Rooms that simply work are noticed by important people. Add the number of rooms and the largest event served.',
  },
  {
    says: 'data dictionary|data catalogue|data catalog',
    brutal: [
      'The data dictionary explains that cust_stat_cd means customer status code. There it stops.',
      'Looked up in the data dictionary: “revenue, see revenue (2)”.',
    ],
    gentle: 'A shared definition ends arguments. Add one number that two departments finally agreed about.',
  },
  {
    says: 'master data|material master',
    brutal: [
      '“Bolt M8”, “M8 bolt”, “Bolt, M8 (new)” and “DO NOT USE bolt M8”. Master data has all four in stock.',
      'Master data has an owner. The owner has a spreadsheet called “real master data”.',
    ],
    gentle: 'Bad orders avoided are the pay-off. Add records in your care, and duplicates removed.',
  },
  {
    says: 'mulesoft|middleware|biztalk',
    brutal: [
      'When middleware works, nobody knows that it is there. When it fails, nobody knows that it is there.',
      'Middleware is two systems that refuse to speak, and an interpreter who is paid by the connection.',
    ],
    gentle: 'Making two systems talk is work nobody sees. Name the two, and how many messages pass in a day.',
  },
  {
    says: 'wcag|web accessibility|accessibility audit',
    brutal: [
      'First finding of any WCAG audit: grey text on grey, picked by somebody with a very good monitor.',
      'Lesson one of web accessibility: “image1.jpg” is not a description. That covers half the internet.',
    ],
    gentle: 'A task that somebody could finish who could not before is the heart of this work. The level reached, AA say, belongs beside it.',
  },
];
