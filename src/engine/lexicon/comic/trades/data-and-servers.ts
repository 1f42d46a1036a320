import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What analysts, data engineers, administrators and support people laugh about. */
export const OF_DATA_AND_SERVERS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  data: [
    {
      says: 'sql|sql query|sql queries|complex sql',
      brutal: [
        'Data people end their SQL with WHERE 1=1 and can explain why. Make a coffee first.',
        "The SQL runs for forty minutes, and then the total is doubled. It's the join. It was always the join.",
        'A SQL query begins with three lines and ends with a CTE called final_final_2.',
      ],
      gentle: 'Rows, dialect and the decision that hung on it: with those three, syntax becomes analysis. Tuning is worth naming apart.',
    },
    {
      says: 'python',
      brutal: [
        'The Python script reads the file with encoding utf-8, then latin-1, then with feeling.',
        "Data people's Python has one function, called main, and it is 600 lines.",
        '“It ran in the notebook.” Python has heard that from everyone who asked engineering for a favour.',
      ],
      gentle: 'Python covers three jobs. Say which is yours, analysis, engineering or modelling, and name one script people still use.',
    },
    {
      says: 'pandas',
      brutal: [
        'In pandas the index is what you reset until it works.',
        'In pandas the answer is groupby. The question takes until four.',
        'Two thousand columns of “object”. pandas has seen what is in there and would rather not say.',
      ],
      gentle: 'What came out matters more than what went in. Add one finding, or the hours a notebook took off a colleague, if you have one.',
    },
    {
      says: 'power bi',
      brutal: [
        '“Can we export it to Excel?” In Power BI that is the button with the most clicks.',
        'DAX: CALCULATE, FILTER, ALL, and a number that is right everywhere but in the total.',
        'Power BI, and slicers down the whole side of the page. The director would like one more, to do the thinking.',
      ],
      gentle: 'Usage figures are built in, so opens per week can be printed. Add DAX, gateways and row-level security.',
    },
    {
      says: 'tableau',
      brutal: [
        'Tableau puts any field on any axis. It has never once asked whether you were feeling all right.',
        'Tableau says extract, the boss says live, the server says no.',
        '“Show Me”, says Tableau, and offers packed bubbles. Show me something else.',
      ],
      gentle: 'Dashboards still opened after a year are the proof. Add server administration or certified level.',
    },
    {
      says: 'dashboard|dashboards|interactive dashboard',
      brutal: [
        'A dashboard gets built in March, admired in April and asked for again in May by someone who has never seen it.',
        'Fourteen charts on the dashboard, and one number anybody wants. It is top left, in grey.',
        'Traffic lights on a dashboard are agreed at the start. Amber was a compromise.',
      ],
      gentle: 'A dashboard is finished when somebody acts on it. Add the decision it fed, or the report it retired.',
    },
    {
      says: 'excel|advanced excel|microsoft excel',
      not: 'excel in|excel at|excel as|excels',
      brutal: [
        'SQL, Python, the cloud, and Excel. The first three are on the slide. The fourth made the slide.',
        'Excel turned the gene names into dates, so geneticists renamed the genes. That is who is in charge.',
        '1,048,576 rows. Every analyst remembers how they learned that Excel has a last one.',
      ],
      gentle: 'Everybody lists it. Power Query, VBA or a model that a team relies on tells a reader which Excel is meant.',
    },
    {
      says: 'data cleaning|data cleansing|cleaning data|cleaned data|data preparation|data wrangling|cleansed data',
      brutal: [
        'Data cleaning is 80% of the work. The other 20% is complaining about data cleaning.',
        'UK, U.K., GB, Britain, England (Wales). Data cleaning begins with the country.',
        '“Date of order: soon.” Data wrangling has met the free text field.',
      ],
      gentle: 'An error rate before and after is concrete and rare. Add sources merged and records cleaned.',
    },
    {
      says: 'data visualisation|data visualization|matplotlib|seaborn|ggplot|ggplot2|d3.js',
      brutal: [
        "There's an axis that starts at 94. Data visualisation calls it a choice.",
        'A pie chart with eleven slices: data visualisation has a word for that, and so has its audience.',
        'Six colours, two axes, one arrow. People look at the arrow.',
      ],
      gentle: 'A chart is worth the mind it changed. Say what was decided from one of yours.',
    },
    {
      says: 'data pipeline|etl pipeline|elt pipeline',
      brutal: [
        'Data pipelines fail at four in the morning, and the column was called “Notes”.',
        'The source team renamed one field. The pipeline found out on behalf of the company.',
        'A pipeline is green when it has run. Whether anything was in it is another check.',
      ],
      gentle: 'Give volume per day, sources and time to notice a failure: data teams are compared by the third more than by the first.',
    },
    {
      says: 'etl|ssis|informatica|talend',
      brutal: [
        'ETL loads overnight. In the morning there is either a report or a mail with the subject “Re: Re: report”.',
        'Staging table, staging table 2, staging table 2 old. ETL has a past.',
        'Somebody opened the source file and saved it. ETL people know what that does to the zeros in front.',
      ],
      gentle: 'A load is judged by the hour it is ready. Give it, with the number of jobs and sources.',
    },
    {
      says: 'airflow',
      brutal: [
        'In Airflow a task is up for retry. So is whoever is on call.',
        'The Airflow run for the 3rd starts on the 4th. New colleagues are told this gently, and again on the 5th.',
        'Green, green, green, skipped. The one skipped in Airflow is the one with the invoices.',
      ],
      gentle: 'DAGs, schedules and how seldom you were woken: quiet nights are a fine result, and they can be counted.',
    },
    {
      says: 'spark|pyspark',
      not: 'interest|curiosity|conversation|joy|plug|plugs',
      brutal: ['A Spark job has 200 partitions, and 199 are done.', '“collect()”, on the whole table. You could hear the Spark driver sit down.'],
      gentle: 'The data volume that made it necessary, and a run time before and after. Add cost per run.',
    },
    {
      says: 'hadoop',
      brutal: [
        'Hadoop is named after a toy elephant. The hardware budget took it more seriously.',
        'It was big data, on a cluster of forty machines. It would have fitted on a laptop, but Hadoop was in the plan.',
      ],
      gentle: 'Nodes and terabytes set the scale. If you helped to move off it, that experience is wanted more than the cluster itself.',
    },
    {
      says: 'databricks|snowflake|bigquery|redshift|azure synapse|synapse',
      brutal: [
        '{It} keeps storage and compute apart. Finance keeps them together, on one page, with a question mark.',
        'One SELECT * in {it} and there is a new line on the invoice.',
        '{It} scales as far as you like. The other thing that scales with it arrives monthly.',
      ],
      gentle: 'Cost is where seniority shows. A bill or a query time that went down in your hands, in percent, would lead this line.',
    },
    {
      says: 'data model|data modelling|data modeling|dimensional modelling|dimensional model|star schema',
      brutal: [
        'Star schema or snowflake: two architects, one whiteboard, no lunch.',
        'Ask three departments for the definition of “customer”. Data modelling is the fourth answer.',
        'The date dimension goes to 2099. Nothing else in the data model is so optimistic.',
      ],
      gentle: 'Two departments quoting the same number at last is what a model achieves. Tables, sources and who uses it give it size.',
    },
    {
      says: 'data warehouse|data warehousing|data mart',
      brutal: [
        'In the data warehouse there is a table called customer, one called customers and one called customer_new. The last is the old one.',
        'A data warehouse is loaded at night, like any warehouse, and in the morning somebody has moved the shelves.',
        'Nobody deletes from the data warehouse. It might be in a report that somebody might open.',
      ],
      gentle: 'Sources, users, and the old report that could be switched off because of it: the last one proves that people moved in.',
    },
    {
      says: 'data quality|data validation|data accuracy|data integrity',
      brutal: [
        "Everyone wants data quality, on somebody else's form.",
        'Customer number 999999 has bought more than all of the others. Data quality has been to see, and it is the till.',
        'A check finds 2% nulls. The meeting on data quality is about who saw it first.',
      ],
      gentle: 'An error stopped at the source beats a thousand repaired. Name a rule you wrote, or a rate that fell.',
    },
    {
      says: 'data governance|data steward|data owner',
      brutal: [
        'Owner of this column: to be confirmed. Data governance has a column for that.',
        'Data governance has a council, a charter and a glossary. The glossary has two entries for “active”.',
        'Who owns this number? In data governance everybody takes one step back, and one colleague is too slow.',
      ],
      gentle: 'Tables with a named owner, terms agreed, questions answered in a minute: governance needs one such count to be believed.',
    },
    {
      says: 'machine learning|machine learning model|ml model|predictive model|predictive modelling|predictive modeling|machine learning algorithm',
      not: 'tumor|tumors|tumour|tumours|cancer|malignant|patient|patients|disease',
      brutal: [
        'A machine learning model can explain everything about last year.',
        'Machine learning: three weeks of cleaning, one line of fit, and a month to explain why not.',
        'The model wants more data. Everybody else wants to know why.',
      ],
      gentle: 'A model in use beats one in a notebook. Say which yours is, and what it beat.',
    },
    {
      says: 'tensorflow|pytorch|keras|deep learning|neural network',
      brutal: [
        'CUDA out of memory. In deep learning people say it the way others say “rain”.',
        'The loss has gone to infinity. In deep learning that is the computer taking the rest of the day off.',
        'Eleven hours of training, and the labels were shifted by one.',
      ],
      gentle: 'Task, data size and gain over the simple method: an honest comparison is the most senior thing to print here.',
    },
    {
      says: 'scikit-learn|sklearn|random forest|xgboost|logistic regression',
      not: 'tumor|tumors|tumour|tumours|cancer|malignant|patient|patients|disease',
      brutal: [
        'Everyone tries four models, writes about three and ships logistic regression.',
        'Nine algorithms, a weekend, a cross-validation. The average would have come fourth.',
        'Fitting the model takes one line. Finding out who wrote the labels, and in what mood, takes a month.',
      ],
      gentle: 'What was predicted, and who acted on it. Precision translated into money or hours would crown it.',
    },
    {
      says: 'nlp|natural language processing',
      brutal: [
        'Text came in as three languages, two spellings and one all in capitals. NLP called it a corpus.',
        '“Not bad at all.” NLP has been looking at that for years, and still cannot say whether it was praise.',
      ],
      gentle: 'Give languages, corpus and how the result was checked by hand: the last of them makes others believe the score.',
    },
    {
      says: 'llm|large language model|generative ai|langchain',
      brutal: [
        'The LLM answered with a source. It was a lovely source. It does not exist.',
        'Every prompt to the LLM ends in “please” and “this is important”. Engineers wrote that.',
        'Give an LLM your own documents and it still makes things up, but now with a page number.',
      ],
      gentle: 'How answers were measured is what tells an engineer from a demo. Add an evaluation set, its size and the result, if you have one.',
    },
    {
      says: 'feature engineering|feature selection|hyperparameter|hyperparameter tuning',
      brutal: [
        'Day of week. After a month of feature engineering it is day of week again.',
        'Hyperparameter tuning: 400 runs, 0.3%, and the seed was worth more.',
      ],
      gentle: 'The feature that made the difference is a fine short story, above all if an expert had not expected it.',
    },
    {
      says: 'a/b test|a/b testing|ab testing|hypothesis testing',
      brutal: [
        'A p of 0.051. Statisticians have seen directors ask whether it could be rounded.',
        'The A/B test needs three weeks. Marketing looked on day two and has printed the shirts.',
        '“Significant”, says the test. At each meeting that has to be explained once, to the same person.',
      ],
      gentle: 'Tests a year, sample size, and a bad idea that was stopped in time: the third counts as a win, so it may be claimed.',
    },
    {
      says: 'kpi|key performance indicator|kpi reporting',
      brutal: [
        'The KPI is defined on page three. Sales has its own page three.',
        'Active user: opened it once, by accident, in the quarter. It is a KPI, and it is up.',
        'Put a target on a KPI, and by Friday the KPI looks great and nothing else does.',
      ],
      gentle: 'Defining one that two departments accept is the achievement. Reporting one is routine, so the verb decides.',
    },
    {
      says: 'ad hoc|ad-hoc|ad hoc report|ad-hoc report|ad hoc analysis|ad-hoc request|ad hoc reporting',
      brutal: [
        'Ad hoc: a report needed once, urgently, every Monday since.',
        '“Quick question about the data.” Ad hoc starts like that, and ends at half past six.',
        'Could you just cut it by region? And by month, backwards? And is there a map? Ad hoc, all of it.',
      ],
      gentle: 'A request that came so often that you made it answer itself is the one to mention: removing work beats doing it fast.',
    },
    {
      says: 'weekly report|monthly report|automated report|report automation|automated reporting',
      not: 'reporting to|financial reporting to',
      brutal: [
        "Stop sending the weekly report and see who asks. It's the cheapest audit in data.",
        'Reporting went from three days to eleven minutes. Now there is reporting three times a day.',
        "The automated report has gone out each Monday at seven. It's been empty since the migration.",
      ],
      gentle: 'Hours saved per run, and how many people read it: an automated report can be priced, so do.',
    },
    {
      says: 'rstudio|r studio|r programming|tidyverse|sas|stata|spss',
      brutal: ['In {it} it was four lines. The paper says “data were analysed”.', '{It} prints two pages of output. Everyone looks for the star.'],
      gentle: 'The method counts more than the package: survival, panel, mixed models. Add the question it settled.',
    },
    {
      says: 'gis|arcgis|qgis|postgis|geospatial|spatial analysis',
      brutal: [
        "Two layers, 80 metres apart. In GIS it's the projection, or the coast has moved.",
        'Latitude, longitude, swapped: the branch is in the Indian Ocean. GIS people wave to it.',
        '“Just a quick map”, by noon, with every tree in the county on it.',
      ],
      gentle: 'A route, a site, a flood line: the place that was decided on your map makes this memorable. Data sources come second.',
    },
    {
      says: 'database administration|dba|database administrator|database performance|performance tuning|query tuning|query optimisation|query optimization',
      brutal: [
        "“It's slow,” the DBA is told, and has to ask the execution plan for the rest.",
        'There were eleven indexes on the table and the query used none. Performance tuning added a twelfth.',
        'A good DBA says no to production access politely, with a read-only login and a smile.',
      ],
      gentle: 'Give the size, version, the number of databases, and a query time before and after: a database person is placed by these four.',
    },
    {
      says: 'backup|backup and recovery|database backup|backups',
      brutal: [
        'Everybody has a backup. DBAs ask who has had a restore.',
        'The backup finished at 03.12 without errors. It also finished without the new database.',
        'The backup is encrypted, off site and perfect. The password is in the backup.',
      ],
      gentle: 'A restore that was really done, with how long it took, calms an IT director more than any schedule.',
    },
    {
      says: 'stored procedure',
      brutal: [
        'A stored procedure opens with a comment about what it used to do.',
        'One stored procedure calls another, and that one calls the first. They have been very happy.',
      ],
      gentle: 'The business rule in it, and a run time before and after. If others now read the code without you, that counts as well.',
    },
    {
      says: 'oracle|sql server|postgresql|postgres',
      brutal: [
        "{It} is up. It's the application that says the database is down.",
        'NULL is not equal to NULL. {It} has been explaining that to applications all along.',
        'Experts have tuned {it} for decades. Then somebody opens it from Excel and drags the corner.',
      ],
      gentle: 'A database person is placed by what they may do at night. Add the version, the size, and migrations or restores you ran.',
    },
    {
      says: 'insight|actionable insight',
      brutal: [
        'Actionable insight: weekends are quieter. Action: another meeting.',
        '“Any insights?” asks the director, on the stairs, before the chart has loaded.',
        'Insights are what is left when you take away the things that everyone knew. Usually one slide.',
      ],
      gentle: 'What somebody did on the Monday after is the insight. That one, with its figure, is worth more than the noun.',
    },
    {
      says: 'customer segmentation|market segmentation|k-means',
      brutal: [
        'k-means gave five clusters. Marketing gave them names with alliteration, and now they are real.',
        'Segmentation finds four groups and “other”. Other spends the most.',
      ],
      gentle: 'Segments are proved by treatment: what was done differently for one of them, and what it earned.',
    },
    {
      says: 'web scraping|beautifulsoup|scrapy|scraped data|data scraping',
      brutal: [
        "Web scraping works until somebody at the other end moves a div. They don't know that they have a fan.",
        'Web scraping is reading eleven thousand pages so politely that no one notices.',
      ],
      gentle: 'A data set nobody else had is an asset. Pages, frequency and what it showed describe it in half a line.',
    },
    {
      says: 'stakeholder|non-technical stakeholder|non-technical audience',
      brutal: [
        'Non-technical stakeholders ask one thing: “Is that good?” There are forty slides before it.',
        'Stakeholders want one number. They also want it to be another one.',
      ],
      gentle: 'Naming who decided what on your numbers is better than any word for a good listener. A title is enough, no names.',
    },
    {
      says: 'kaggle',
      brutal: [
        'A dataset on Kaggle is always clean. So is the first day of snow.',
        'Fourth decimal place, 212 teams, a Sunday. Kaggle would be a sport if anyone moved.',
        'On Kaggle they tell you the target column. At work that is month three.',
      ],
      gentle: 'A rank needs the number of teams beside it. Add a notebook that others copied, if you have one.',
    },
  ],
  'servers-and-support': [
    {
      says: 'it support|technical support|desktop support|it technician|user support|end user support',
      brutal: [
        "“I didn't touch anything.” IT support writes it in the ticket with quote marks.",
        'IT support walks over, and it works. The user is furious, and so is the laptop, probably.',
        'People apologise to IT support for being bad with computers, while spilling tea on one.',
      ],
      gentle: 'Support is compared by numbers. Say how many users, and what share you solved on the first call.',
    },
    {
      says: 'help desk|helpdesk|service desk|it helpdesk|service desk analyst',
      brutal: [
        "“It's not working.” The help desk begins by finding out what “it” is.",
        'The service desk has a form with eleven fields. People use the corridor.',
        '“Have you tried turning it off and on again?” The help desk means it, and is right.',
      ],
      gentle: 'A help desk is measured on the first call. Give your first-contact rate and calls a day.',
    },
    {
      says: 'ticket|tickets|ticketing system|ticketing|support ticket|incident ticket|support tickets',
      not: 'parking|train|airline|plane|concert|theatre|theater|event|events|lottery|raffle|traffic|bus|utility bills|box office|movie|season tickets|sales tickets',
      brutal: [
        'A ticket with the title “help” and an empty body. It is from a director.',
        'Closed, reopened, closed, reopened “thanks!”. The ticket was reopened by a thank-you.',
        'Priority one, says the ticket: the font is different. It comes from the fourth floor, so it is priority one.',
      ],
      gentle: 'Closing tickets is volume; stopping them is value. Say how many a week, and which kind stopped coming.',
    },
    {
      says: 'servicenow|zendesk|freshservice|bmc remedy|jira service desk|jira service management',
      brutal: ['{It} has 300 categories, and “Other” has its own team.', "Pick a configuration item, says {it}. It's a mouse."],
      gentle: 'Working in it is one thing. Add forms, workflows or reports that you built.',
    },
    {
      says: 'active directory|azure ad|entra id',
      brutal: [
        'Somebody once drew the OUs of Active Directory on a napkin. The napkin is now in the disaster recovery plan.',
        'Domain Admins in Active Directory has eleven members. Four of them are people.',
        'In Active Directory a new user is copied from Steve, with everything that Steve had in nineteen years.',
      ],
      gentle: "Users, domains and how fast a leaver's account was gone. Add group policy and hybrid set-ups.",
    },
    {
      says: 'password reset|password resets|resetting passwords|reset passwords',
      brutal: [
        "Password resets peak at 9.05 on the first Monday of January. It's when the decorations come down.",
        'The self-service password reset asks you to log in first.',
        'A password must have twelve characters, a symbol and a sticky note.',
      ],
      gentle: 'Self-service that made them drop is the good ending. Otherwise keep them to half a line: every desk has them.',
    },
    {
      says: 'windows|windows 10|windows 11|windows server|windows server 2019|windows server 2016',
      not: 'window cleaning|doors',
      brutal: [
        '“Working on updates. 30%.” Windows says it at one minute to nine, and has all day.',
        'Windows Server restarts in the maintenance window. Whether it comes back is what the pizza is for.',
        'Windows would like to restart now. It has looked in the calendar and seen the presentation.',
      ],
      gentle: 'Built, patched or supported: with Windows these are three jobs. Add machines and versions.',
    },
    {
      says: 'linux|red hat|rhel|ubuntu|centos|debian|unix',
      brutal: [
        "chmod 777. It worked. In Linux that's how the story starts.",
        'Uptime 1,204 days. Linux admins are proud of it and afraid of what happens at the restart.',
        'You get out of vim with a colon and a q. New Linux admins get out by the power button.',
      ],
      gentle: 'Linux covers everything from one box to a thousand. Name the distribution, the number of machines and what they ran.',
    },
    {
      says: 'vmware|esxi|vsphere|hyper-v|virtualisation|virtualization|proxmox',
      brutal: [
        '{It} has a host in maintenance mode. The maintenance was in March.',
        'Forty virtual machines, nine of them called “test”. One of the nine runs the doors.',
        'Thin provisioning in {it}: the disk is full of promises.',
      ],
      gentle: 'Give hosts, guests and a migration that nobody noticed: the last of the three is what to write about.',
    },
    {
      says: 'aws|amazon web services|ec2|azure|microsoft azure|gcp|google cloud',
      brutal: [
        'The {it} bill has four hundred lines. One is called “other”, and it is the mortgage.',
        "Nobody created that {it} server. It's been running since the workshop.",
        'The console of {it} was redesigned. The button is where it never was.',
      ],
      gentle: 'Give services, monthly spend and a certification with its year. A bill that fell while you watched it goes first.',
    },
    {
      says: 'terraform',
      brutal: [
        'Terraform apply. No word in IT is typed more slowly than the “yes” after it.',
        'Forty lines of Terraform. The module they call was written by somebody on GitHub with a fox for a face.',
      ],
      gentle: 'Resources under code and who may apply: those two show how far it went. Modules that other teams took over count extra.',
    },
    {
      says: 'ansible|puppet|saltstack',
      brutal: [
        "{It} makes all servers identical. There is one exception, and it's documented in a head.",
        '{It} makes all servers the same, beginning with the mistake.',
      ],
      gentle: 'Number of machines and what took a day before: that comparison is the whole story.',
    },
    {
      says: 'docker|kubernetes|k8s|openshift|helm',
      brutal: [
        'OOMKilled. {It} does not do bedside manner.',
        'The YAML for {it} is 900 lines, one of which is the port.',
        'In {it} everything is temporary, says the lecture. The volume on node three has been there since launch.',
      ],
      gentle: 'Give clusters, workloads and who answered at night. If you wrote the charts or images yourself, the verb should say so.',
    },
    {
      says: 'ci/cd|jenkins|gitlab ci|github actions|azure devops|ci/cd pipeline|azure pipelines',
      brutal: [
        '{It} is red. Run it again. Now it is green. We are none the wiser, and it ships.',
        "Whose turn is it to look at {it}? It's always whoever asked.",
        'One secret has expired in {it}, so nothing can be released, including the fix.',
      ],
      gentle: 'Time from a finished change to a live one, before and after: any engineering manager stops at that line.',
    },
    {
      says: 'server monitoring|network monitoring|system monitoring|prometheus|grafana|nagios|zabbix|datadog|new relic|solarwinds',
      brutal: [
        '1,400 alerts a day in monitoring, all of them critical, so none of them is.',
        'The dashboard was green throughout. The customers rang. Monitoring watches the server, and the server was fine.',
        'Disk 91%, since spring. In monitoring it has become a friend.',
      ],
      gentle: 'Give alerts a day, before and after. Noise turned into one alert that mattered is what operations people admire.',
    },
    {
      says: 'on-call|on call|24/7 support|pagerduty',
      not: 'physician|nurse|hospital',
      brutal: [
        'On call for a week: phone in the bathroom, laptop in the supermarket, glass of water at the wedding.',
        'It pages at 03.10, and at 03.11 it resolves itself. On-call then looks at the ceiling until six.',
        'On call, you find out which colleague wrote “this should never happen”.',
      ],
      gentle: 'One week in how many, and for what systems: that shows the load. Add call-outs that grew fewer.',
    },
    {
      says: 'incident management|incident response|major incident|p1 incident|production incident',
      brutal: [
        'A major incident call has one person fixing it and fourteen asking for the time when it will be fixed.',
        '“Is it fixed?” costs four minutes. In incident management it is asked every three.',
        'A timeline of the incident: 14.02 noticed, 14.03 blamed network, 15.40 apologised to network.',
      ],
      gentle: 'Your chair in it, fixing, leading or informing the business, and the time to restore. Add the change made afterwards.',
    },
    {
      says: 'sla|service level agreement',
      brutal: [
        'The SLA is measured in hours. The user measures in sighs.',
        '99.9% allows nearly nine hours of outage a year. The SLA does not say which nine, but month end does.',
        'Four hours, says the SLA. Four of ours: lunch, night and Sunday do not count.',
      ],
      gentle: 'Give target and actual, over how many months: one clause with both figures makes any service line solid.',
    },
    {
      says: 'network troubleshooting|lan|wan|tcp/ip|network administration|network infrastructure|network support|network administrator|network engineer',
      brutal: [
        "“It's not the network.” The network team is right nine times in ten, and remembered for the other.",
        'A loop: one cable, both ends in the wall, and 300 people learn what a LAN is.',
        'TCP/IP has four layers, the model has seven, and the fault is in layer eight, at the desk.',
      ],
      gentle: 'Sites, switches and users give a network its size. Tell one fault you found.',
    },
    {
      says: 'cisco|ccna|ccnp',
      brutal: [
        '“switchport trunk allowed vlan 20”, without “add”. Cisco people did it once, and a floor went dark.',
        '“reload in 10”: on Cisco that is the seat belt, put on before anything brave.',
        'The running config and the startup config are two different things. That comes out at the power cut.',
      ],
      gentle: 'Network teams look for the certificate first. Give the level, the expiry date and the devices you configured.',
    },
    {
      says: 'firewall|firewalls|palo alto|fortinet|fortigate|checkpoint|sophos',
      brutal: [
        '“Can you open port 443 to everywhere?” The firewall team has put that mail on the wall.',
        'Everybody comes to ask for a hole in the firewall. No one has ever come back to have it closed.',
        'A firewall is blamed for everything it stops and for nothing it lets through.',
      ],
      gentle: 'Cleaning up rules is quiet work that experts notice. Name the vendor, the number of rules and the sites.',
    },
    {
      says: 'vpn|site-to-site vpn',
      brutal: [
        'The VPN is slow, says the user, from a train, in a tunnel, under Derby.',
        'The VPN drops at exactly the length of the quarterly call.',
        'The VPN asks for a password, a code and another password. By then somebody has answered the question on the phone.',
      ],
      gentle: 'Users and sites connected, and the method. Add a company moved to home working within days, if you have one.',
    },
    {
      says: 'dns',
      brutal: [
        'Somebody lowered the TTL in DNS the day before the move. There ought to be a statue.',
        'DNS is a phone book. The old number has been in it since the last move, and somebody answers it.',
      ],
      gentle: 'DNS is invisible until it breaks. Say how many zones, and name a migration nobody noticed.',
    },
    {
      says: 'office 365|microsoft 365|o365|exchange online|exchange server|m365',
      brutal: [
        'Migration to {it}: 400 mailboxes, one of which is 96 gigabytes and belongs to legal.',
        "The admin centre of {it} has moved the setting. It's now in the other admin centre.",
        'Reply all, 1,800 people, subject “please remove me”. {It} administrators watch it go by like weather.',
      ],
      gentle: 'The best migration is one nobody noticed. Say how many mailboxes, and name the security settings you did.',
    },
    {
      says: 'intune|mobile device management|jamf|endpoint management',
      brutal: [
        "{It} will deploy it in the next eight hours, or has, or won't. Press sync.",
        'A phone is lost, wiped, and then found in the other jacket. {It} cannot unwipe.',
      ],
      gentle: 'Devices enrolled and the time from box to working desk: if it shortened, the whole company felt it.',
    },
    {
      says: 'laptop|pc build|hardware support|hardware repair|hardware upgrade',
      brutal: [
        'The laptop comes back with crumbs from three countries and a sticker from none of them.',
        'Hardware fault, says the user. It was the dock. It was the cable to the dock. It was the plug.',
        'Laptop refresh: 200 new ones go out, 194 old ones come back, and nobody has the other six at home.',
      ],
      gentle: 'Machines rolled out, in how many days, with how few calls the next morning: that is how a refresh is judged.',
    },
    {
      says: 'printer|printers|printing|print server',
      brutal: [
        'The printer wants Letter. It has A4. They have been like this since Monday.',
        "The printer is offline. It's on. It is printing. Windows says that it is offline.",
        'Print server restarted: 214 copies of Tuesday come out on Thursday.',
      ],
      gentle: 'On a senior CV printers may go. On a first one, number and sites show that you kept something going that everybody needs.',
    },
    {
      says: 'itil|itil foundation|itil v4|itil v3|itil 4',
      brutal: [
        'ITIL has a practice for every case. The user has one for all of them, which is walking over.',
        'One hour, forty questions, and ITIL Foundation is yours, together with an urge to say “value stream”.',
      ],
      gentle: 'Give version, level and year. What changed in a queue or a process because of it is worth more than the certificate.',
    },
    {
      says: 'change management|change advisory board|change control',
      not: 'organisational|organizational|prosci|adkar|culture',
      brutal: [
        'An emergency change is the same change without the meeting. Change management has noticed how well they go.',
        'Backout plan: “reverse the steps”. Change management has accepted that for years.',
        'The freeze starts tomorrow. Change management is having its Christmas rush.',
      ],
      gentle: 'Change boards look at what went wrong. Say how many changes a month, and how many worked the first time.',
    },
    {
      says: 'patch management|patching|vulnerability management|vulnerability scanning|security patch',
      brutal: [
        'Patch Tuesday, then Exploit Wednesday, then Meeting Thursday about patching.',
        'The vulnerability scan found 11,000. Nine thousand of them are one printer.',
        'One server never gets patching. Nobody knows what it does, only that it still does it.',
      ],
      gentle: 'Security leads ask how fast you patch. Give the share fixed, and within how many days.',
    },
    {
      says: 'penetration testing|penetration test|pen test|pentest|pentesting|penetration tester',
      brutal: [
        'The lift controller is out of scope for the penetration test. Every attacker has agreed to respect that.',
        'Kali Linux comes with hundreds of tools. The door was opened by a hi-vis vest and a ladder.',
        "Pen testers are asked at parties to hack something. They look at the host's router and say nothing.",
      ],
      gentle: "A finding that changed how something was built can be told without the client's name. Add certificates with years.",
    },
    {
      says: 'siem|soc analyst|security operations centre|security operations center|threat detection|security monitoring|log analysis',
      brutal: [
        'A SIEM collects everything, at so much a gigabyte. Looking at it comes out of another budget.',
        "SOC, night shift: 4,000 alerts. It's the backup. It was the backup yesterday too.",
        "Impossible travel, says the alert: London, then Kansas. It's the phone.",
      ],
      gentle: 'Give false alarms removed, sources connected, minutes to triage: one of the three makes this more than watching screens.',
    },
    {
      says: 'disaster recovery|business continuity|backup and recovery',
      brutal: [
        'RTO four hours, RPO one hour, and whoever knows the password is on a ferry. Disaster recovery, page one.',
        'The second site for business continuity is eleven miles away, on the same river.',
        'At the disaster recovery test the disaster always stops for lunch.',
      ],
      gentle: 'A restore that was really rehearsed, with the time it took, beats every plan. Add its date.',
    },
    {
      says: 'powershell|bash|bash scripting|shell scripting|scripting|bash script',
      brutal: [
        'Get-ADUser, pipe, where, pipe, and at the end a Remove. In scripting the last word wants reading first.',
        'rm -rf with a variable, and the variable is empty. Shell scripting gives each admin one of those mornings.',
        'Forty lines of {it} do what used to take three people until Wednesday.',
      ],
      gentle: 'Hours a month that a script gave back measure it well. Add scripts others still use.',
    },
    {
      says: 'vendor|third-party vendor|third-party supplier|vendor support',
      near: 'liaise|liaised|liaising|support|manage|managed|managing|escalate|escalated|software|hardware|third-party',
      not: 'vendor master|vendor account',
      brutal: [
        'The vendor asks for the logs. You send the logs. The vendor asks whether you have tried the logs.',
        '“No fault on our side”, says the vendor, whose side has a digger in it.',
        "“Is it plugged in?” asks the vendor's first line. The vendor is speaking to a network engineer.",
      ],
      gentle: 'Managing a supplier starts where you change a term. Give the value of the contract, and one thing you got better.',
    },
    {
      says: 'data centre|data center|server room|comms room',
      brutal: [
        'The racks in a data centre are photogenic on day one. On day two somebody was in a hurry.',
        'A sign in the server room: no food, no drink, no leaning. Each of the three has a story.',
        'Every cable in the comms room is labelled. The labels fell off in the heat and are in a tidy heap.',
      ],
      gentle: 'A data centre is hired on what never went down. Give racks and sites, and any move you did without an outage.',
    },
    {
      says: 'uptime|high availability|failover',
      brutal: [
        'The failover works. It has been tested in a document.',
        '99.99% leaves 52 minutes a year. One Windows update spends the uptime of a year while you watch.',
        'High availability: two of everything, on the same socket.',
      ],
      gentle: 'Uptime needs a period and an audience. Give both, and say what you changed to get there.',
    },
    {
      says: 'sap|sap basis|abap|s/4hana',
      brutal: [
        'In SAP the comment is in German, the field is in German, and the transport is stuck.',
        'SAP does it as standard. The customer ordered it as special, twice.',
        'Released, imported, forgotten in quality. SAP people have all had that Thursday.',
      ],
      gentle: 'SAP people are found by module. Name yours, your part in the project and the number of users.',
    },
    {
      says: 'enterprise architecture|togaf|solution design|architecture diagram|archimate',
      brutal: [
        'TOGAF draws a circle with requirements in the middle. On the job the middle is a person called Keith.',
        "Enterprise architecture: the target picture is clean. There's an arrow to it from a spreadsheet.",
      ],
      gentle: 'Systems switched off because of your picture are the currency of architects. A number of them, with the saving, is enough.',
    },
    {
      says: 'it budget|software licensing|software licence|software license|licence management|license management',
      brutal: [
        "An IT budget is half licences, half salaries and half cloud. Yes. That's the meeting.",
        'Software licensing: 300 paid for, 190 used, 340 installed. The audit letter comes in spring.',
      ],
      gentle: 'The yearly sum and what you stopped paying for without a complaint: that is what a board remembers.',
    },
  ],
};
