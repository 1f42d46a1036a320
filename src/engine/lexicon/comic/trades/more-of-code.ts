import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What people who keep, count, build and draw things on computers laugh about, second helping. */
export const MORE_OF_CODE: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'servers-and-support': [
    {
      says: 'batch job|batch jobs|batch processing|overnight batch|batch schedule|batch scheduling|batch cycle|batch run|job scheduling',
      brutal: [
        'A batch job has all night to fall over, and it picks 3 a.m. It has always picked 3 a.m.',
        "Job 9 waits for job 8, job 8 waits for a file, and the file comes from a bank that's shut on Sundays.",
        'When the overnight batch works, nobody knows it exists. It is the best review it will ever get.',
      ],
      gentle: 'Operations managers hire for a batch window that is kept. Add jobs a night, and who waited for the output at eight.',
    },
    {
      says: 'control-m|autosys|tivoli workload scheduler|ca7|ca-7|opc scheduler|workload automation',
      brutal: [
        'The scheduler knows what nine thousand jobs depend on. Why they do is known to one person, on leave.',
        "Marking a failed job as OK is the scheduler's way of saying we'll find out in the morning.",
      ],
      gentle: 'Schedulers are rare knowledge with loyal employers. Number of jobs, and one dependency you untangled, would make this searchable gold.',
    },
    {
      says: 'jcl|job control language',
      brutal: [
        'JCL takes nine lines to copy a file, and one comma to not copy it.',
        'No one alive has written JCL from scratch. It is handed down, with the job name changed.',
      ],
      gentle: 'Those who can read an old JCL deck are hard to find. Say which system it fed, and the reader will know how much leant on it.',
    },
    {
      says: 'z/os|zos|cics|ispf|mvs',
      brutal: [
        'Someone pays for a coffee with a watch, and there is a fair chance that a green screen had to agree.',
        'F3 to leave, F3 to leave, F3 to leave. Big iron teaches you to exit politely.',
      ],
      gentle:
        'Banks and insurers look for exactly this. The applications that ran on it, and transactions a day if you know them, make a rare skill a priced one.',
    },
    {
      says: 'abend|abends|abend analysis|abend resolution|job abend',
      brutal: [
        'An abend is a crash with a filing system.',
        'S0C7: somebody put letters where the numbers live, and a computer the size of a fridge took it personally.',
      ],
      gentle: "Time to restart is the figure a shift leader looks for. If yours was short, or a typical abend held up something big, that's the whole line.",
    },
    {
      says: 'as/400|as400|ibm i|iseries|ibm iseries',
      brutal: [
        'IBM has renamed it again and again. Everybody still says AS/400, including IBM when it is tired.',
        'Somewhere under a dust cover, an AS/400 is running an entire company. Please do not tell it.',
      ],
      gentle: 'Firms that run on this will stay on it for years. Name the module or the business it carried, and the right recruiter will ring.',
    },
    {
      says: 'aix|solaris|hp-ux|openvms|sun solaris',
      brutal: [
        'Uptime: 2,300 days. On old Unix that is half good engineering and half fear of the reboot.',
        'It came with a manual in eleven volumes, and one of them is still holding up a monitor.',
      ],
      gentle: 'Old Unix tends to sit under the things that must not stop. Say which, and this stops looking like history.',
    },
    {
      says: 'first line support|1st line support|first-line support|1st line|tier 1 support|level 1 support|l1 support',
      brutal: [
        '“Is it plugged in?” is an insult right up to the moment it is the answer.',
        "“I haven't changed anything”, says the caller. The desk has moved to another floor.",
        'A restart fixes more than anybody admits. The craft is in suggesting it as if it were a new idea.',
      ],
      gentle: 'First-contact fix rate is the figure that travels between service desks. Calls a day comes second.',
    },
    {
      says: 'second line support|2nd line support|second-line support|2nd line|3rd line support|third line support|3rd line|tier 2 support|tier 3 support|level 2 support|level 3 support|l2 support|l3 support',
      brutal: [
        'By the time a ticket gets past first line it holds a screenshot of the wrong window, pasted into Word.',
        '“User has tried everything”, says the note. The note does not say what.',
      ],
      gentle: 'Escalations show what only this desk could solve. Add one example with the system named, if you have one.',
    },
    {
      says: 'remote support|remote desktop|teamviewer|anydesk|remote assistance|remote access support|bomgar|beyondtrust|rdp',
      brutal: [
        'Two people, one mouse pointer, and both of them are moving it.',
        'Remote support shows you 400 icons on one desktop, and the file you need is behind them.',
        '“Can you read me the nine-digit number?” They read you the time.',
      ],
      gentle: 'Fixes without a visit are money saved, and managers know how much. If you covered many sites from one chair, that number explains the tool.',
    },
    {
      says: 'print queue|print spooler|paper jam|printer mapping|print management|papercut',
      brutal: [
        'Restart the spooler and it prints. What the spooler was upset about is never discussed.',
        'Someone presses Print eleven times. On the eleventh the printer wakes up and remembers all of them.',
      ],
      gentle: 'Printing fills more of the queue than anyone budgets for. If your change made those calls go away, give before and after.',
    },
    {
      says: 'reimaging|re-imaging|pc imaging|laptop imaging|device imaging|imaging computers|pxe|clonezilla',
      brutal: [
        'Press F12 to boot from the network. Blink, miss it, start again.',
        'Imaging is a progress bar that goes to ninety in a minute and then asks you how your day is going.',
      ],
      gentle: 'Give devices a week, and minutes of hands-on time for each: those two say whether this was a workbench or a production line.',
    },
    {
      says: 'asset register|asset tagging|asset tag|it asset management|it asset|hardware inventory|it inventory|cmdb|asset inventory',
      brutal: [
        "Every CMDB lists a server that can't be found, and every rack has one that can't be listed.",
        'Asset 00417 is a monitor. It has been seen in three buildings, like a panther.',
      ],
      gentle: 'Auditors ask how close the list came to the shelf. If yours matched, the percentage belongs here.',
    },
    {
      says: 'joiners and leavers|starters and leavers|joiners, movers and leavers|joiners movers leavers|account creation|user account|user accounts|user provisioning|account provisioning|onboarding users|new starter setup|new starter accounts|new starter equipment|setting up new starters|set up new starters',
      brutal: [
        '“New starter Monday, needs everything.” Sent Monday, 8:58.',
        'A leaver hands back the laptop on Friday and their account on the day of the audit.',
      ],
      gentle:
        'Ready at nine on day one is what HR remembers. If part of it ran by script, put that first: it is the difference between tickets and engineering.',
    },
    {
      says: 'shared drive|shared drives|file server|file share|file shares|network drive|mapped drive|folder permissions|ntfs permissions',
      brutal: [
        'Deep in every shared drive is “New folder (2)”, and a whole department runs on it.',
        'The file is at S:. Whose S: is another question.',
        'Someone drags one folder into another by accident, and the help desk is told that Finance has been deleted.',
      ],
      gentle: 'Give terabytes, users and how access was granted: with those three, a file share turns into an information-governance line.',
    },
    {
      says: 'group policy|gpo|gpos|group policies',
      brutal: [
        'One tick box, four thousand desktops. Group Policy is the only place where a typo changes the wallpaper of a nation.',
        '“gpupdate /force”. Twenty years on, it is still typed with the voice of somebody trying a key for the third time.',
      ],
      gentle: 'One policy setting and the calls it ended show judgement as well as access. If you have one like that, it outdoes the bare word.',
    },
    {
      says: 'dhcp|ip addressing|ip address management|ipam|ip conflict|dhcp scope',
      brutal: ['Two devices, one IP address, and the printer swears it was there first.', 'DHCP runs out of addresses on the day all the visitors come.'],
      gentle: 'Networks are sized by sites and addresses. Give both.',
    },
    {
      says: 'vlan|vlans|subnetting|subnet|network segmentation|vlan configuration',
      brutal: [
        'Networks are divided into VLANs so that the fridge in the canteen cannot talk to Payroll.',
        '“switchport trunk allowed vlan”, without the word “add”. Everyone does it once. It is heard from the car park.',
      ],
      gentle: 'Segmentation is a security control these days. If it closed an audit point, say which.',
    },
    {
      says: 'bgp|ospf|eigrp|dynamic routing|routing protocols',
      brutal: [
        'A routing protocol is office gossip: everyone passes on what the neighbour said. Here it works.',
        'One typo, and by lunch half the network believes that the way to Head Office is through a cupboard.',
      ],
      gentle: 'Peers, sites, carriers: the size of the routing table says more than the protocol. Add one migration without an outage, if you have one.',
    },
    {
      says: 'sd-wan|sdwan|mpls|leased line|leased lines',
      not: 'minneapolis|mn|st. paul|st paul',
      brutal: [
        'A new line takes ninety working days. Then a van comes, and the van says there is no duct.',
        'Two carriers for resilience. Both rent the same trench.',
      ],
      gentle: 'Branches connected and cost per site: finance directors read this line too, so give them theirs.',
    },
    {
      says: 'load balancer|load balancers|load balancing|haproxy|f5|f5 big-ip',
      brutal: [
        'A load balancer spreads the traffic over all the healthy servers. Some nights that is one.',
        '“Is it down for everyone?” Behind a load balancer it is down for every third person, which is worse.',
      ],
      gentle: 'Requests per second at peak is the number people in this field trade. If you know yours, it belongs next to the load balancer.',
    },
    {
      says: 'ssl certificate|ssl certificates|tls certificate|tls certificates|certificate renewal|certificate management|ssl|pki|tls',
      brutal: [
        'A certificate expires on a Sunday, after four warnings to somebody who left in March.',
        'The expiry date is written inside it in plain text, and it is a surprise every time.',
      ],
      gentle: 'Certificates are judged by what renews them. If that is now a script instead of a calendar, lead with it, and let the count follow.',
    },
    {
      says: 'firmware|firmware upgrade|firmware update|bios update|firmware upgrades|bios updates',
      brutal: [
        '“Do not power off.” Every firmware update comes with four minutes of standing very still.',
        'A firmware update fixes a bug nobody had, and the release notes say “stability”.',
      ],
      gentle: 'Number of devices and the length of the window tell how calmly this was done. Zero bricked is allowed as a figure.',
    },
    {
      says: 'mfa|multi-factor authentication|multifactor authentication|two-factor authentication|2fa|sso|single sign-on|okta|duo security',
      not: 'patron|patrons|library|libraries|e-book|ebook|e-books|publisher|athens|pupil|pupils',
      brutal: [
        'The rollout goes perfectly until the chief executive gets a new phone.',
        '“It says approve. Shall I approve?” At that moment security is one person wide, and that one is in a queue for coffee.',
      ],
      gentle:
        'Share of accounts covered is what insurers ask about a sign-in rollout. If you know where it stood before and after, those two percentages are the line.',
    },
    {
      says: 'phishing|phishing simulation|phishing simulations|phishing campaign|phishing email|security awareness|security awareness training',
      brutal: [
        'The fake phishing mail gets clicked. The real mail about the fake one gets reported as phishing.',
        'Everyone hovers over the link for a week after the training. Then somebody offers free pizza.',
      ],
      gentle: 'Click rate down and report rate up are the pair of numbers here. Give both, and a security lead will stop scrolling.',
    },
    {
      says: 'cable management|cabling|cable run|cable runs|network cable|network cables|ethernet cable|running cable|ran cable|pulling cable',
      brutal: [
        'One cable in every cabinet goes nowhere. You find out which by unplugging the one that does.',
        'All cables are labelled. Half the labels end in a question mark.',
        'Lift any ceiling tile and there is a coil of blue cable that someone was coming back for.',
      ],
      gentle: 'Drops, floors and test results: cabling is one of the few trades in IT that can be counted exactly.',
    },
    {
      says: 'rj45|crimping|crimped|punch down|fluke|cable testing|terminating cables|cable termination',
      brutal: [
        'Network people know one poem by heart. It begins white-orange, orange, white-green, blue.',
        "You slide the boot on before the plug. Everyone knows. It's still on the table afterwards.",
      ],
      gentle: 'Passed first time on the tester is the craft figure. Category, metres and pass rate would fit in half a line.',
    },
    {
      says: 'rack and stack|racking and stacking|racked and stacked|racking servers|racked servers|server rack|server racks',
      brutal: [
        'Everyone who has fitted a cage nut knows it has teeth. So does everyone in earshot.',
        "The rails fit every rack in the world except the one that's paid for.",
      ],
      gentle: 'Give units, sites and the time from pallet to ping: a data-centre manager reads those three first.',
    },
    {
      says: 'uninterruptible power supply|ups battery|ups maintenance|ups systems|ups system|pdu|pdus',
      not: 'pmi|pmp|credit|credits|earned|professional development',
      brutal: [
        'A tired UPS beeps every thirty seconds, in a room with nineteen of them.',
        'Batteries for ten minutes. They are tested every year, mostly by the digger outside.',
      ],
      gentle: 'Power backup is proved on the day the mains go off. Add one real event, if there was one.',
    },
    {
      says: 'raid|raid array|storage area network|netapp|nas storage|san storage|storage administration|network attached storage',
      brutal: [
        'RAID is not a backup. Every admin can say it in their sleep, which is when most of them found out.',
        'The disk shows an amber light for months, and its neighbour waits for the rebuild to fail in solidarity.',
      ],
      gentle: 'Terabytes looked after and the growth a year: two figures that tell a storage lead what kind of estate this was.',
    },
    {
      says: 'backup schedule|commvault|netbackup|backup exec|restore test|test restore|test restores|restore testing|backup monitoring|data backup|data backups',
      brutal: [
        'The backup has a green tick every night. It is the restore that has opinions.',
        'Everybody has backups. What they want at ten past nine is a restore.',
      ],
      gentle: 'The longest restore that worked is a better boast than any schedule. Size and hours, if you can give them.',
    },
    {
      says: 'network diagram|network diagrams|network documentation|network topology|visio diagram|visio diagrams',
      brutal: [
        'A network diagram is correct as of the day before the change.',
        'Somewhere on it there is a little cloud, and inside the cloud is everything that was too hard to draw.',
      ],
      gentle: 'Drawings that others work from are a handover in advance. Add sites or devices on the page, if they were many.',
    },
    {
      says: 'runbook|runbooks|knowledge base article|knowledge base articles|kb article|kb articles|knowledge article|knowledge articles|it documentation|technical documentation',
      brutal: [
        'Step 4 says “log in as usual”. As whom is known to the author.',
        'The documentation is written at the end of the project by whoever is still there, for whoever is not.',
      ],
      gentle: 'Documents show their worth at 3 a.m. If yours was the one that let somebody else fix it, that is the line.',
    },
    {
      says: 'root cause analysis|rca|problem management|post-incident review|root cause',
      brutal: [
        "The root cause is always the change that couldn't possibly affect anything.",
        'Five whys in, the cause is a spreadsheet. At seven it is a person who left in 2014.',
      ],
      gentle: 'An analysis is worth what it stops. If one incident has not come back since, its name and the months of quiet make the case.',
    },
    {
      says: 'hardware refresh|laptop rollout|pc refresh|desktop refresh|laptop refresh|device rollout|windows 10 migration|windows 11 migration|windows 7 migration|windows 10 rollout|windows 11 rollout',
      brutal: [
        'The data moves over in ten minutes. The stickers take an afternoon of negotiation.',
        'Every refresh turns up one machine that has been under a desk, switched on, since the last one.',
      ],
      gentle: 'Give machines, weeks and walk-backs: give the three and the rollout can be judged by anyone who has run one.',
    },
    {
      says: 'office move|office moves|desk move|desk moves|office relocation',
      brutal: [
        'Two hundred PCs go on the van, with a hundred and ninety-nine power leads.',
        "The plan says desk 14, by the window. So does everybody else's plan.",
      ],
      gentle: 'Everyone working again by Monday at nine is the whole result. If it was so, say how many desks.',
    },
    {
      says: 'floor walking|floor walker|floor walkers|floorwalking|floorwalker|floorwalkers',
      brutal: [
        'Put on a lanyard and walk slowly past any desk, and someone will say “while you are here”.',
        'Nobody rings the help desk while a floor walker is in sight. They wait for one to come past, like an ice cream van.',
      ],
      gentle: "People remember a go-live by whether somebody was standing there. Add the system's name, and the users on your floors if you know the number.",
    },
    {
      says: 'voip|ip phone|ip phones|pbx|ip telephony|voip phone|voip phones|avaya|cucm|3cx',
      brutal: [
        '“Can you hear me?” has been the opening line of telephony since 1876, and VoIP brought it back.',
        'The phone system is fine. It is the one person still on hold who would disagree.',
      ],
      gentle: 'Phone systems are remembered for the weekend they moved. Say how many extensions and sites, and how the switch went.',
    },
    {
      says: 'meeting room|meeting rooms|video conferencing|av support|av equipment|conference room|conference rooms|av systems',
      near: 'support|supported|supporting|set up|setup|setting up|av|video|audio|install|installed|installing|equipment|technology|troubleshoot|troubleshooting|polycom|teams|zoom|projector',
      brutal: [
        'One HDMI lead, six adapters, and a board of directors watching you try them.',
        'All meeting rooms are set up identically, and each one has its own trick.',
      ],
      gentle: 'Rooms and executive events supported show composure under the eyes of the board. Both can be counted.',
    },
    {
      says: 'citrix|vdi|virtual desktop|virtual desktops|thin client|thin clients|xenapp|xendesktop|vmware horizon',
      brutal: [
        'Whatever is slow, the virtual desktop did it. It stopped pleading not guilty years ago.',
        'Everybody logs on at nine, and the virtual desktop arrives at ten past, as a surprise to no one but the sizing.',
      ],
      gentle: 'Virtual desktops are judged by the wait. Give users at peak, and seconds to log on.',
    },
    {
      says: 'decommission|decommissioned|decommissioning|server decommissioning|decommissioning of servers',
      near: 'server|servers|legacy|data centre|data center|hardware|application|applications|system|systems|network|switches|infrastructure|equipment',
      brutal: [
        'You turn it off and wait for the phone. The trade calls this the scream test, and it is a method.',
        'Nobody knows what the old box does. By Thursday lunchtime, with the box switched off, everybody does.',
      ],
      gentle:
        'Switching off is a saving. If you know what the bill lost in power, licences and rent when the old kit went, that sum turns a chore into a result.',
    },
    {
      says: 'software deployment|software installation|software installations|application packaging|software packaging|software rollout|wsus|pdq deploy|windows update|windows updates',
      brutal: [
        '“Restart now or later?” An entire floor has been choosing later since March.',
        'It installs silently on every machine but one, and that one belongs to the person who signs for it.',
      ],
      gentle: 'Success rate on the first push is the number here. If you have it, the size of the estate belongs beside it.',
    },
    {
      says: 'iso 27001|iso27001|cyber essentials|cyber essentials plus|soc 2|information security policy|isms',
      brutal: [
        'The auditor wants proof that the door is locked, that it was checked, and that the checker has been on the course.',
        'Every security policy opens with a table of its versions. Version 9 changed the date on version 8.',
      ],
      gentle:
        'Getting certified, keeping it and preparing for it are three different jobs. Add the scope, and the date if it was passed, let a buyer see what yours.',
    },
    {
      says: 'splunk|qradar|microsoft sentinel|azure sentinel|logrhythm|elk stack|elastic stack',
      brutal: [
        'Logs cost by the gigabyte, so someone in every company knows the price of one chatty firewall.',
        'Ten million events, one breach, and in between them the car park barrier saying hello every second.',
      ],
      gentle: "Analysts get hired on a rule they tuned and the false alarms it ended. If you have one such pair, it beats the product's name.",
    },
    {
      says: 'nmap|metasploit|burp suite|kali|kali linux|nessus',
      brutal: [
        'You knock on 65,535 doors, and the interesting one is 8080.',
        'The same command is a hobby, a job or an offence. It depends on a signed letter.',
      ],
      gentle: 'Findings fixed, not findings found: if a report of yours closed holes, the count is what a client pays for.',
    },
    {
      says: 'capture the flag|ctf|hack the box|hackthebox|tryhackme|bug bounty|bug bounties|oscp|certified ethical hacker',
      brutal: ['Burglary for people who like paperwork.', 'It is the one field where “I got in where I should not have” goes under Achievements.'],
      gentle: 'Rank, machines or reports accepted: anything with a public profile can be checked by the reader, so link it.',
    },
    {
      says: 'comptia|comptia a+|comptia network+|comptia security+|network+|security+',
      in: 'anywhere',
      as: ['skill', 'study', 'licence'],
      brutal: [
        'You learn port numbers by heart. For the rest of your life 443 on a house makes you feel safe.',
        'There is a plus on the end. Nothing on the exam explains the plus.',
      ],
      gentle: 'It tells a service desk that the basics need no teaching. Put the year beside it, because renewals are checked.',
    },
    {
      says: 'slo|slos|error budget|error budgets|chaos engineering|toil reduction|toil',
      not: 'lieu|overtime|annual leave|time off',
      brutal: [
        'In reliability engineering there is a budget for failure, and people queue up to tell you who may spend it.',
        'Every nine you add to the promise takes another zero off your sleep.',
      ],
      gentle: 'A number with nines in it needs only one system named beside it. If your target held, those two are all an SRE lead wants to see.',
    },
    {
      says: 'cloud cost|cloud costs|finops|cloud spend|reserved instances|aws cost|aws costs|cloud cost optimisation|cloud cost optimization|cloud billing',
      brutal: ['Cloud is cheap, until somebody leaves the big one on over a weekend.', 'The biggest line on the bill is called “Other”.'],
      gentle: 'Savings here come with a receipt. Add monthly bill before and after.',
    },
    {
      says: 'iam|iam policy|iam policies|iam roles|identity and access management|privileged access|privileged access management|cyberark|access review|access reviews',
      brutal: [
        'Everyone gets the least access they need. Then there is the person who “just needs admin for today”, in 2019.',
        'At the access review every manager ticks every box, in eleven seconds flat.',
      ],
      gentle: 'Rights taken away are the proof here. If accounts lost admin and nobody rang, the count of them is the best reference access work can get.',
    },
    {
      says: 'sap fico|sap fi/co|sap mm|sap sd|sap transport|transport request|sap hana|s/4hana migration|sap modules|sap module|idoc|idocs|sap implementation',
      brutal: [
        'VA01, MIGO, FB60. SAP people talk like a game of battleships in which everything is sunk.',
        'SAP is German for “the form has another tab”.',
        'When SAP and the factory disagree, it is cheaper to move the factory.',
      ],
      gentle: 'SAP people are found by module. Name it, and say how often you have taken it live.',
    },
    {
      says: 'it strategy|technology roadmap|it roadmap|digital strategy|digital transformation|technology strategy',
      brutal: [
        'Every IT roadmap has a box on the right called “Future”, and it has been pushed right at each reprint.',
        'Digital transformation is when the form that had to be printed has to be uploaded as well.',
      ],
      gentle:
        'A strategy is read by what the business can do now that it could not before. One such thing, in the language of a shopkeeper, will carry the line.',
    },
    {
      says: 'managed service provider|managed services provider|msp|managed services|managed service',
      not: 'programmes|programme|practitioner|prince2|axelos',
      brutal: [
        'At an MSP you know forty companies by their printers.',
        'Each client believes there is one of you, in a chair, waiting. It is what the contract is for.',
      ],
      gentle: 'Clients and endpoints per engineer show the pace of it. Those who have worked in one will nod at the ratio.',
    },
    {
      says: 'use case|use cases|uml|uml diagrams|system specification|functional specification|functional specifications',
      not: 'siem|detection|sentinel|splunk|security|soc|threat',
      brutal: [
        'A use case starts with a stick figure who wants something. It is the most hopeful drawing in IT.',
        'The spec is signed off by seven people, and two of them have opened it.',
      ],
      gentle:
        "A specification that became software is a finished thing and can be named. If yours got built, the system's name should stand beside the method.",
    },
    {
      says: 'epos|epos system|epos systems|point of sale system|point of sale systems|pos system|pos systems|pos support|till system',
      brutal: [
        'Tills fail on a Saturday at eleven, in front of a queue, while a card is in.',
        '“It says contact your administrator.” The shop looks at you. That is you.',
      ],
      gentle: 'Stores kept trading is the result a retailer sees. Add the number of sites, or the shortest outage if you kept count.',
    },
    {
      says: 'chromebook|chromebooks|school network|classroom technology|google classroom',
      brutal: [
        'Thirty Chromebooks charged in the trolley all night, and the trolley was off at the wall.',
        'A class of thirty can forget thirty passwords in the first four minutes of a lesson.',
      ],
      gentle: 'A lesson has no second go, so speed counts double in schools. Devices and sites would show the load.',
    },
    {
      says: 'interactive whiteboard|interactive whiteboards|smartboard|smartboards|smart board|smart boards',
      brutal: [
        'The whiteboard works perfectly in the holidays.',
        'Sooner or later somebody writes on it with a real marker. The lesson that day is about solvents.',
      ],
      gentle: 'Boards, rooms, and how soon the lesson could go on: whoever runs IT for schools reads for the third.',
    },
    {
      says: 'docking station|docking stations|dual monitors|monitor setup|workstation setup|desk setup',
      brutal: [
        'A docking station has one cable and five ways of not charging.',
        'You pull it out, count to ten and push it back in. The ticket says “advanced troubleshooting”.',
      ],
      gentle: 'Desks kitted out a week sets the scale. If people could sit down and start, that is the sentence.',
    },
    {
      says: 'ssd upgrade|ram upgrade|motherboard|motherboards|hard drive replacement|component replacement|hardware replacement|hardware diagnostics|laptop repair|laptop repairs',
      brutal: [
        'There is always one screw left over, and the laptop runs better for it.',
        'The crumbs under the keyboard are a more honest diary than the browser history.',
      ],
      gentle: 'Give repairs a month and the share that did not come back: a workshop manager hires on that pair.',
    },
  ],
  data: [
    {
      says: 'looker|looker studio|google data studio|data studio|lookml',
      brutal: [
        'Google has had two products called Looker. Explaining which one is meant is part of the work.',
        'Give twelve people edit rights to one report, and by Monday it has a pie chart with nineteen slices.',
      ],
      gentle: 'Weekly viewers are a click away in the admin panel. Add a report with forty regulars, if you have one.',
    },
    {
      says: 'qlikview|qlik|qlik sense|qliksense|cognos|microstrategy|business objects|sap business objects|crystal reports',
      brutal: [
        'Every screen of it ends at the same button, and the button says Export to Excel.',
        'The reporting server holds 1,400 reports. Three get opened, and nobody dares delete the rest.',
      ],
      gentle: 'Readers a month is the figure a BI lead asks for. If one report of yours would have been missed first, name that one ahead of the software.',
    },
    {
      says: 'ssrs|sql server reporting services|paginated report|paginated reports|report builder',
      brutal: [
        'Page two is blank. It is always one millimetre, and it is always the right margin.',
        'At six every morning it mails a PDF to a director who retired in spring.',
      ],
      gentle: 'Scheduled reports with steady readers are quiet infrastructure. Count of subscribers, if you know it.',
    },
    {
      says: 'dax|dax measures|power bi dax',
      brutal: [
        'Every row is right and the total is wrong. In DAX that is called context.',
        'You write CALCULATE, then another CALCULATE inside it, and then you read the blog again.',
      ],
      gentle: 'A measure the finance team trusts is worth a name. If one of yours ended an argument, it tells more than the language it is written in.',
    },
    {
      says: 'cte|ctes|window function|window functions|subquery|subqueries|recursive cte|complex joins|table joins|sql joins',
      brutal: [
        'ROW_NUMBER, then WHERE rn = 1. Half of analytics is keeping one of the duplicates and looking sure about it.',
        'It starts as a subquery. By Friday there are six of them, and the inner one is called x.',
      ],
      gentle: 'Say which question needed it. “Repeat buyers within 30 days” tells an analyst more than the syntax does.',
    },
    {
      says: 'duplicate records|duplicate record|deduplication|de-duplication|deduplicating|deduplicated|record matching|data matching|fuzzy matching|record linkage|duplicate data',
      brutal: [
        'J. Smith, John Smith and Smith John have one address and three loyalty cards.',
        'You merge two customers, and the one with the unpaid bill wins.',
      ],
      gentle: 'Give records in, records out: matching is the one data job with a figure at both ends. Use the two.',
    },
    {
      says: 'missing data|missing values|missing value|null value|null values|imputation|outlier|outliers|outlier detection',
      brutal: [
        'Blank was coded as 999, and the average customer now owns 84 dogs.',
        'An outlier is either the discovery of the year or somebody leaning on the 9 key.',
      ],
      gentle: 'Judgement shows in what was kept, too. One rule you set, and what it did to the result, would show yours.',
    },
    {
      says: 'data entry|data input|entering data|entered data|inputting data|data capture',
      brutal: [
        'The form has a box for the date. It holds “see above”.',
        'All great databases begin with somebody typing, and a Date field that takes Tuesday.',
      ],
      gentle: 'Keystrokes an hour and error rate are still tested at interview. If yours are good, this is the place.',
    },
    {
      says: 'csv|csv file|csv files|flat file|flat files|text files',
      brutal: [
        'One comma in one street name, and from row 40,012 every address is in the wrong column.',
        'Opened in Excel once, just to look. Now every product code is the third of March.',
      ],
      gentle: 'The feed behind a format is what an employer can picture. Who sent the files and how often, if the line has room, turns csv into an interface.',
    },
    {
      says: 'google sheets|google sheet|apps script|google apps script|importrange',
      brutal: [
        'An anonymous capybara is in cell F19, and it is deleting things.',
        'A whole company hangs on one sheet. The tab is called “Copy of Copy of Master”.',
      ],
      gentle: 'A sheet with thirty users is a system and may be called one. If a whole team worked out of yours every day, that is the size of it.',
    },
    {
      says: 'time series|time-series|forecasting model|forecasting models|demand forecasting|arima|sales forecasting|forecast model|time series analysis',
      brutal: [
        'The best forecast for tomorrow is today. Everything fancier gets compared with that, and sweats.',
        'The model did not see Easter coming. Easter moves, you see.',
      ],
      gentle: "Error against last year's method is the figure that sells a forecast. Percentage points will do.",
    },
    {
      says: 'regression|linear regression|regression analysis|regression model|regression models|multiple regression|anova|statistical analysis|statistical modelling|statistical modeling|statistical test|statistical tests',
      not: 'regression test|regression testing|regression suite',
      brutal: [
        'Ice cream sales explain sunburn rather well. It is page one of the course and slide nine of the board pack.',
        'p = 0.051. You can hear the rest of the team asking for a few more rows.',
      ],
      gentle:
        'Managers remember a decision long after they forget the method. If somebody chose differently because of your result, that choice should stand before the statistics.',
    },
    {
      says: 'computer vision|image classification|object detection|opencv|yolo|image recognition|image segmentation',
      brutal: [
        '97 % sure it is a husky. It has been looking at the snow.',
        'Weeks of work so that a machine can spot a cat. The cat has ignored it throughout.',
      ],
      gentle: 'Accuracy needs its setting. The camera, the number of images and what happened when it was right: any one of them makes a model believable.',
    },
    {
      says: 'recommendation engine|recommender system|recommendation system|recommender systems|recommendation systems|collaborative filtering|personalisation engine',
      brutal: [
        'You buy one toilet seat, and mathematics concludes that you collect them.',
        'People who bought this also bought a carrier bag. The top answer is always the carrier bag.',
      ],
      gentle: 'Clicks are easy, baskets are better. If one of them moved, the uplift goes here.',
    },
    {
      says: 'churn|churn model|churn prediction|customer churn|churn analysis|propensity model|propensity models|customer lifetime value|clv',
      brutal: [
        'The model says who is about to leave. A mail goes out to ask them to stay, and reminds them to leave.',
        'Number one predictor of cancelling: visiting the page called Cancel.',
      ],
      gentle: 'A churn score becomes money once somebody acts on it. If a share of the people on the list stayed, that share is the figure to print.',
    },
    {
      says: 'fraud detection|anomaly detection|fraud model|fraud analytics',
      brutal: [
        'Fraud is one row in ten thousand, so a model that always says no is 99.99 % accurate and completely useless.',
        'It blocks the stolen card, and also every dinner you have abroad.',
      ],
      gentle: 'Losses stopped against good customers bothered: give both sides and a risk team will trust the number.',
    },
    {
      says: 'sentiment analysis|text mining|topic modelling|topic modeling|text classification|text analytics',
      brutal: [
        '“Great, another delay.” Positive, says the model, 94 %.',
        'Topic 7 is made of the words “the”, “hello” and “regards”. Someone has to name it for the slide.',
      ],
      gentle: 'Text work is worth what a company heard in it that it had missed. If one complaint or wish came out that way, put it beside the volume.',
    },
    {
      says: 'rag|retrieval augmented generation|retrieval-augmented generation|vector database|prompt engineering',
      not: 'status|report|reports|rating|ratings|rated|amber|highlight',
      brutal: [
        'The instructions begin “You are a helpful assistant” and end in capitals.',
        'It answers everything at once, with footnotes, and two of the footnotes exist.',
      ],
      gentle: "Few can say how they measured a right answer. If you had an evaluation set with a number, it stands out here more than the model's name.",
    },
    {
      says: 'mlops|mlflow|model deployment|deployed models|deploying models|deployed model|model monitoring|sagemaker|vertex ai|kubeflow|model serving',
      brutal: [
        'The file is called model_final_v3_good.pkl. Production is running v2.',
        'Models drift. They were trained on last summer, and they are still recommending fans.',
      ],
      gentle: 'Most models stop at a notebook, so production is the rare part. Requests a day and months alive, please.',
    },
    {
      says: 'training data|labelled data|labeled data|data labelling|data labeling|data annotation|image annotation|annotating images|annotated images',
      not: 'entry|analyst|analysts|analytics|scientists|engineers|clerks|protection',
      brutal: [
        'Two people label the same picture and disagree. The disagreement is called ground truth.',
        'Behind every artificial intelligence are forty people drawing boxes round bicycles.',
      ],
      gentle: "Items an hour and agreement between annotators are the trade's own quality figures. Yours would fit here.",
    },
    {
      says: 'data lake|s3 data lake|azure data lake|delta lake|data lakes|data lakehouse',
      brutal: [
        'Everything flows into a data lake. Getting it out takes a boat and somebody who remembers where it sank.',
        'It turns into a swamp at the second folder called “tmp”.',
      ],
      gentle: 'One question that could be answered out of it, and could not before, makes the terabytes mean something. If you know such a question, quote it.',
    },
    {
      says: 'parquet|avro|json files|xml files|json data|schema evolution|schema changes|data ingestion|ingestion pipeline|ingestion pipelines',
      brutal: ['Upstream renames one column on a Friday and calls it a tidy-up.', 'The timestamp arrives with no time zone. Somewhere it is noon.'],
      gentle: 'Sources, volume and how late the data may be: an engineer sizes the whole pipeline from those three.',
    },
    {
      says: 'aws glue|azure data factory|adf|glue|pentaho|matillion|datastage|nifi|alteryx',
      near: 'data|pipeline|pipelines|etl|aws|azure|sql|integration|snowflake|workflow|workflows|load|ingestion|source|sources',
      brutal: [
        'You draw arrows between boxes, and one box has 900 lines of SQL inside it, pretending to be a box.',
        'A green tick on every step. Zero rows copied, successfully.',
      ],
      gentle: 'Number of feeds and the hour they were ready by are what the business saw. Put them before the tool.',
    },
    {
      says: 'nightly load|overnight load|daily load|data load|data loads|incremental load|incremental loads|batch load|data loading',
      brutal: ['It loads by six so the figures can be wrong by nine.', 'The load runs twice one night, and for a morning the company has its best year ever.'],
      gentle:
        'A load that is ready by six every morning is an availability figure, and few list one. If yours held for months, the run of mornings is the result.',
    },
    {
      says: 'database index|indexing|indexes|index tuning|execution plan|execution plans|explain plan|slow queries|slow query|query performance',
      not: 'document|documents|scanning|scanned|archive|archives|price|books',
      brutal: [
        'Forty minutes, then one index, then a second and a half. Everyone thinks you bought a new server.',
        'An execution plan is read from right to left, and at the far right somebody is scanning the whole table.',
      ],
      gentle: 'Before and after in seconds: this is the most quotable result a database person can print.',
    },
    {
      says: 'database replication|replication|always on|alwayson|log shipping|rman|data guard|oracle rac|golden gate|goldengate|point-in-time recovery|point in time recovery',
      near: 'database|databases|sql|oracle|mysql|postgres|postgresql|server|failover|standby|backup|recovery|cluster|dba',
      brutal: [
        'The standby copies everything from the primary, including the DELETE without a WHERE.',
        'Replication lag is zero. The monitor is on the replica, and so is its clock.',
      ],
      gentle: 'A standby proves itself the day it is needed. Add minutes to switch over, in earnest or in a test.',
    },
    {
      says: 'database schema|schema design|database design|normalisation|normalization|erd|entity relationship diagram|entity-relationship diagram|relational database design|3nf',
      brutal: [
        'There is a column called “notes”. The real database lives in it.',
        'It is in third normal form until the first manager asks for it to be fast.',
      ],
      gentle: 'Tables, users and years in service: a schema that others still build on is worth dating.',
    },
    {
      says: 'user access|database security|database user|database users|data access request|data access requests|access permissions|granting access',
      brutal: [
        "“Just read access”, for one person, for one day. The account is older than the building's carpet.",
        'Everyone wants the production database. It is where the data is least made up.',
      ],
      gentle: 'Regulated employers read access work by its audit trail. If yours was clean at the end of the year, those very words are the ones to use.',
    },
    {
      says: 'data retention|data anonymisation|data anonymization|anonymised data|anonymized data|pseudonymisation|data masking|retention schedule',
      brutal: [
        'Take the names out of a data set, and what is left is one dentist, in one village, with a horse.',
        'The retention policy says seven years. The tape in the cupboard says 1998.',
      ],
      gentle: 'Compliance reads drily until the freed data set is named. If some data could be shared or deleted because of your work, it belongs in the line.',
    },
    {
      says: 'crm data|crm database|donor data|contact database|customer database|membership database|mailing list|mailing lists',
      brutal: [
        'In every contact list nine people have the first name “Test”. Two of them get the Christmas card.',
        'Dear FNAME. Every database has sent that letter, and every data person has seen it go.',
      ],
      gentle: 'Give contacts, bounce rate and when it was last cleaned: the three answers a fundraiser or a marketer wants.',
    },
    {
      says: 'survey data|survey analysis|questionnaire data|likert|survey results|survey responses|questionnaire design|survey design',
      not: 'land|lidar|topographic|topographical|gis|aerial|ecological|geophysical|bathymetric|drone|utility|seismic',
      brutal: [
        'Somebody has answered 3 to all sixty questions. It is the most reliable row in the file.',
        'Strongly agree, strongly agree, strongly agree, and in the comment box: “was this the parking survey?”',
      ],
      gentle: 'Give response rate first, sample second: readers trained in research look for them in that order.',
    },
    {
      says: 'shapefile|shapefiles|coordinate system|coordinate systems|georeferencing|georeferenced|digitising|digitizing|digitised|geodatabase|spatial data|map projection|map projections',
      near: 'map|maps|mapping|gis|spatial|arcgis|qgis|geodatabase|coordinate|layer|layers|aerial|shapefile',
      brutal: [
        'A shapefile is at least three files. People send one.',
        "Wrong projection, and a whole city's manholes are off the coast of Ghana, at zero, zero.",
      ],
      gentle: 'The user of a map is the best proof of it. If somebody digs or plans by the features you mapped, that somebody is worth naming.',
    },
    {
      says: 'remote sensing|satellite imagery|satellite image|ndvi|landsat|sentinel-2',
      brutal: [
        'The satellite comes over every few days, and on those days there is cloud.',
        'At ten metres a pixel, a detached house is one square, and the square is grey.',
      ],
      gentle: 'Area covered, resolution, and what was found: a client buys the third, so end on it.',
    },
    {
      says: 'interactive map|interactive maps|web map|web maps|story map|storymap|cartography|map production|thematic map|choropleth|mapping',
      near: 'gis|arcgis|qgis|spatial|cartography|map|maps|leaflet|mapbox|esri|geographic|storymap|choropleth|thematic',
      brutal: [
        'Most maps of anything turn out to be a map of where people live.',
        'Red is high and green is low. Or it was, until the client asked for the brand colours.',
      ],
      gentle: 'A link does more for a map than any sentence about it. If yours can be seen in public, the address is the shortest proof there is.',
    },
    {
      says: 'statutory return|statutory returns|regulatory report|regulatory reports|regulatory reporting|data return|data returns',
      brutal: [
        'The return is due at noon. The definition of what to count is changed at eleven.',
        'The regulator wants it as XML, by Friday, with a column nobody has collected since 1996.',
      ],
      gentle: 'On time, accepted first time: those two phrases and a number of returns make a compliance reader relax.',
    },
    {
      says: 'freedom of information|foi request|foi requests|freedom of information request|freedom of information requests',
      brutal: [
        'Anyone may ask for anything. Someone has asked for every email with the word “sandwich” in it.',
        'Finding out what was spent on biscuits costs more than the biscuits.',
      ],
      gentle: 'Answered inside the deadline, as a percentage: public bodies publish that figure, so yours can be compared.',
    },
    {
      says: 'reconciliation|data reconciliation|reconciling data|reconciled data|reconcile data|single source of truth|source of truth',
      brutal: [
        'There is one source of truth. Finance has it, Sales has it, and they do not match.',
        'Out by a penny. It would be quicker to find if it were a million.',
      ],
      gentle: 'Two systems that agree at last are a relief to any reader. If you brought a pair together, name both of them.',
    },
    {
      says: 'metric definition|metric definitions|north star metric|data definition|data definitions|business glossary|metrics layer|semantic layer',
      brutal: [
        '“Active customer” has eleven definitions. The meeting to agree on one makes it twelve.',
        'Ask three departments how many staff there are. Bring a chair.',
      ],
      gentle: 'Getting a company to agree on one number is diplomacy. Add the number itself, and the departments that signed up to it if they did.',
    },
    {
      says: 'google analytics|ga4|web analytics|adobe analytics|google tag manager|clickstream|event tracking|tracking plan',
      brutal: [
        'A great slice of the traffic is always “direct”, which is analytics for “no idea”.',
        'The button was tracked twice for a year. It was the best year that button ever had.',
      ],
      gentle: 'Analytics is worth what changed on the page. If one change followed from your numbers, it closes the loop and ought to end the line.',
    },
    {
      says: 'funnel|funnel analysis|cohort analysis|conversion funnel|retention analysis|product analytics|amplitude|mixpanel',
      not: 'signal|signals|wave|waves|eeg|phase|seismic|vibration|funnel plot',
      brutal: ['A funnel is a picture of everybody leaving, in order.', 'Half of them drop out at step 2. Step 2 asks for a fax number.'],
      gentle: 'A funnel matters where it leaked. If one step was fixed and the rate moved, the line becomes a product result with an analyst in it.',
    },
    {
      says: 'executive report|executive reporting|board report|board reports|executive dashboard|executive dashboards|management information|mi reporting|mi reports|board pack|management report|management reports',
      brutal: [
        'Forty pages of figures, and the board has one question: why is that bar yellow?',
        'Green, green, amber, green. Amber took a week to negotiate.',
      ],
      gentle: 'A figure that got a second invitation is the one to name. If a director asked for yours again the next month, it outweighs forty pages.',
    },
    {
      says: 'data literacy|self-service analytics|self-service bi|self-service reporting|self service reporting|dashboard training|power bi training|tableau training',
      brutal: [
        'Self-service means that people help themselves to a number and bring it to you to be explained.',
        'Give someone a dashboard and they eat for a day. Teach them to filter and there are four versions by lunch.',
      ],
      gentle:
        "Requests that no longer reached you are the measure of self-service. If the tickets fell, by a half or a tenth, that number is the training's mark.",
    },
  ],
  software: [
    {
      says: 'c++|c++11|c++17|c++14|modern c++|stl|boost',
      near: 'c++',
      brutal: [
        'One missing semicolon, and C++ prints four pages about the inside of a vector.',
        'C++ lets you do anything. It lists what you must not do in a document of 1,800 pages.',
        'Every C++ programmer knows a third of the language. It is a different third.',
      ],
      gentle: 'C++ gets chosen where something has to be fast. Name the limit you kept: frames, microseconds or memory.',
    },
    {
      says: 'memory leak|memory leaks|memory management|segmentation fault|valgrind',
      brutal: [
        'A memory leak fixes itself every night, when the server is restarted. This is called operations.',
        'Segmentation fault. Two words, no line number, good luck.',
      ],
      gentle: 'Megabytes before and after, or days between restarts: a leak found is a result with its own unit.',
    },
    {
      says: 'multithreading|multi-threading|multithreaded|multi-threaded|concurrency|race condition|race conditions|deadlock|deadlocks|thread safety',
      brutal: [
        "Two threads each politely hold the door and wait for the other. That is a deadlock, and it is Monday's outage.",
        'A race condition goes away the moment anyone looks at it.',
      ],
      gentle: 'The speed-up is the headline of any concurrent code. If you know before and after, those two times belong ahead of the technique.',
    },
    {
      says: 'php|php 7|php 8|core php|php developer|php development',
      brutal: [
        'In PHP half the functions take needle and haystack, the other half haystack and needle.',
        'PHP has been declared finished at every conference since 2009, on a website running PHP.',
      ],
      gentle: 'PHP runs a large part of the web. Name your part: the site, its traffic and the version.',
    },
    {
      says: 'laravel|eloquent',
      near: 'laravel',
      brutal: ['There is an artisan command for everything, including the thing you just wrote by hand.', 'The vendor folder is heavier than the laptop.'],
      gentle: 'A framework with a shop or a clinic attached is easier to hire. If your application has users, its purpose and their number do that attaching.',
    },
    {
      says: 'wordpress|wordpress site|wordpress plugin|wordpress plugins|wordpress development|wordpress website|woocommerce',
      brutal: [
        'Forty-one plugins. Nobody may switch off number seventeen, and nobody will say why.',
        'You press “Update all”, and then you look at the home page through your fingers.',
      ],
      gentle: 'Give sites kept up and updated, and the traffic on the largest: agencies count in exactly those.',
    },
    {
      says: 'drupal|joomla|cms migration|content management system|umbraco|sitecore|content management systems|aem|adobe experience manager',
      brutal: [
        'A CMS is there so that editors need no developer. They ring to ask where the button is.',
        'Editors get a rich text box, and they use it to make one word purple.',
      ],
      gentle: 'The value of a CMS is what editors can do without ringing you. If they gained something of that sort, set it beside the number of pages.',
    },
    {
      says: 'ruby|ruby on rails|rails|rspec|ruby gems|sidekiq',
      near: 'ruby|rspec|sidekiq|rails|web|api|developer|activerecord|postgres',
      not: 'handrail|guide rail|curtain|safety rail',
      brutal: ['Rails does it all by magic. You find out which spell on the day it stops.', 'Ruby reads like English. English is also hard to debug.'],
      gentle: 'Rails shops are fewer and keener than they were. Version, users and the oldest file you dared to change would interest them.',
    },
    {
      says: 'golang|go language|rust|scala|kotlin|elixir|clojure|haskell|erlang',
      near: 'java|python|c++|developer|programming|backend|microservices|service|services|api|language|languages|android|spark|aws|docker|golang|scala|kotlin|typescript',
      not: 'rust removal|rust treatment|rust proofing|remove rust|rust prevention',
      brutal: ['Another language, same login form.', 'Every rewrite in another language is twice as fast. It is also the second attempt, which helps.'],
      gentle: "A language was chosen for some reason. Half a sentence on that reason shows an engineer's judgement better than the name does.",
    },
    {
      says: 'vue|vue.js|vuejs|nuxt|svelte|next.js|nextjs',
      brutal: [
        'By the time the tutorial ends there is a new version, and the tutorial was about the old one.',
        'Rendering on the server was abolished by one generation and reinvented by the next, with a logo.',
      ],
      gentle: 'Link the thing if it is public. Say which part was yours.',
    },
    {
      says: 'webpack|babel|vite|npm|node modules|package.json|yarn|dependency upgrade|dependency upgrades|dependency management',
      near: 'javascript|react|vue|angular|typescript|node|npm|webpack|build|bundle|bundler|front-end|frontend|dependency|package|packages|vite|babel|web|css|html',
      brutal: [
        'All anyone wanted was to format a date, and node_modules has grown by 300 folders.',
        '“found 48 vulnerabilities (12 high)”. It scrolls past, and everyone waits politely for the prompt to come back.',
      ],
      gentle: 'Build minutes saved, times people, times days: tooling work has a grand total, and you could print it.',
    },
    {
      says: 'jquery|jquery ui',
      brutal: [
        'Announced dead each January, and holding up half the Internet each December.',
        'It is one dollar sign, and an alarming part of the web hangs from it.',
      ],
      gentle: "Upkeep of older front ends pays steadily. If a site still works because of yours, name it: somebody else's site is waiting for the same.",
    },
    {
      says: 'bootstrap|bootstrap 4|bootstrap 5|twitter bootstrap',
      near: 'css|html|html5|javascript|jquery|react|angular|responsive|web|website|frontend|front-end|php|laravel|django',
      brutal: [
        'Rounded blue button, grey bar on top, three columns. Half of all websites were bought in the same shop.',
        'Bootstrap gives you twelve columns. The client has thirteen things that must be above the fold.',
      ],
      gentle: 'Pages that work on a phone are what it is for. Name a site that can be looked at, and the reader will check on theirs.',
    },
    {
      says: 'flutter|react native|ionic|xamarin|cross-platform mobile|cross-platform app|cross platform app',
      brutal: ['Write once, run anywhere, then fix the keyboard on Android.', 'One codebase for two phones, and an “if iOS” on every other line.'],
      gentle: 'Store links, ratings, and how long a release took for both platforms: a lead will look for the third.',
    },
    {
      says: 'push notification|push notifications|firebase cloud messaging',
      brutal: [
        'The test message goes out, to everybody. “hello hello 123”, at dinner time.',
        'A phone can do anything in the world, and it uses this to say that you have not opened an app.',
      ],
      gentle: 'Open rate, and how many switched them off: a product team wants the pair, never the first alone.',
    },
    {
      says: 'testflight|app review|app store submission|app store release|in-app purchase|in-app purchases|app store connect',
      brutal: [
        'Apple has a question about a screenshot, and it asks it on release day.',
        'Rejected under guideline 4.3. Resubmitted without a change. Approved.',
      ],
      gentle: "Crash-free sessions is a figure mobile teams live by. If yours was above 99.5, it should follow the app's name.",
    },
    {
      says: 'swift|objective-c|uikit|xcode|core data',
      near: 'ios|app|apps|iphone|apple|swift|xcode|objective-c|uikit|mobile',
      not: 'swift resolution|swift response|swift payment|swift payments|swift message|swift messages',
      brutal: [
        'Xcode is at 90 % of the disk, and it is asking for an update.',
        'Signing the app takes longer than writing it. There is a profile, and it has expired.',
      ],
      gentle: 'Name in the store, rating and devices supported: a hiring lead downloads it before the call.',
    },
    {
      says: 'smart contract|smart contracts|solidity|ethereum|blockchain|web3|hardhat|web3.js|ethers.js|defi',
      brutal: [
        'A smart contract cannot be changed, which is how everybody learns about testing.',
        'It could have been a table with three columns. Then it would not have a white paper.',
      ],
      gentle: 'Audited, and live on a named network: this field reads those first. Add value held without an incident, if there was some.',
    },
    {
      says: 'cobol|cobol program|cobol programs|copybook|copybooks',
      brutal: [
        'COBOL was to be replaced by 1985. It has paid for every one of the replacement projects.',
        'IDENTIFICATION DIVISION. No other language introduces itself with such dignity before adding VAT.',
        'Every COBOL program has a comment from 1991, and the comment says “temporary”.',
      ],
      gentle: 'Banks and pension funds search for this word. Say what the programs paid out or posted, and how many depended on it.',
    },
    {
      says: 'salesforce administrator|salesforce admin|salesforce|apex|visualforce|lightning web components|lwc|soql|salesforce flow|salesforce developer',
      near: 'apex|lwc|soql|developer|administrator|admin|lightning|flow|flows|implementation|configuration|custom|objects|triggers|visualforce|integration|sandbox|consultant|certified',
      not: 'oracle|oracle apex',
      brutal: [
        'A Salesforce Contact can have 800 fields. The sales team fill in two, and one of them is “tbc”.',
        'In Salesforce every company asks for “out of the box”, followed by forty pages about the box.',
      ],
      gentle: 'Give users, licences and adoption after three months: the last one is what a Salesforce client really buys.',
    },
    {
      says: 'rpa|uipath|blue prism|automation anywhere|software robot|software robots|robotic process automation',
      brutal: [
        'The robot clicks as fast as forty clerks, until somebody moves the button by ten pixels.',
        'First you find out how the process works. Only then do you find out that it does not.',
      ],
      gentle: 'Hours given back a month is how this trade is bought and sold. If you also know what people did with them, the robot has a purpose.',
    },
    {
      says: 'rabbitmq|kafka|message queue|message queues|event-driven|event driven|pub/sub|activemq|event-driven architecture|message broker',
      brutal: ['Exactly-once delivery, at least once.', 'Every message queue has a dead-letter queue, and in it lives every bug anyone said was fixed.'],
      gentle: 'Give events a second at the peak, and the day it all backed up: those two are the interview. A first half of it fits here.',
    },
    {
      says: 'elasticsearch|solr|search functionality|full-text search|search feature|algolia|lucene',
      brutal: [
        'Anyone who orders a search box wants it “like Google”. They have 400 products, and six of them are called Deluxe.',
        'Type “shoes” and get the returns policy for shoes. Relevance is a matter of opinion.',
      ],
      gentle: 'Share of searches that end in a click: if yours went up, no other figure is needed.',
    },
    {
      says: 'third-party api|third party api|third-party apis|third party apis|third-party integration|third-party integrations|api integration|api integrations',
      near: 'api|apis|service|services|wsdl|integration|integrations|rest|xml|java',
      brutal: [
        'Their documentation says the field is optional. Their server disagrees, with a 500.',
        'Their sandbox is down, their docs are a PDF, and their developer is a form on a website.',
      ],
      gentle: 'Partners connected and calls a day show the reach of an integration. If one of them was notoriously hard, it deserves its name.',
    },
    {
      says: 'oauth|oauth2|oauth 2.0|jwt|authentication|login page|user authentication|login system|user login|authorization',
      near: 'app|application|user|users|jwt|oauth|oauth2|api|login|implemented|built|web|developed|token|secure',
      brutal: [
        'Forgot password, new password, “cannot be your old password”. So it was that one.',
        'Anyone can let people in. The whole difficulty is the other lot.',
      ],
      gentle: 'A login page is where security starts. Say how many people use it, and whether it passed a pen test.',
    },
    {
      says: 'design pattern|design patterns|solid principles|clean code|clean architecture',
      brutal: [
        'AbstractSingletonProxyFactoryBean is a real class in a real framework, and somebody was proud of it.',
        'The function does one thing. So do the ninety others it calls to do it.',
      ],
      gentle: 'Principles are invisible until something is quick. If a feature took a day instead of a week thanks to them, that is the example to give.',
    },
    {
      says: 'object-oriented programming|oop|object oriented programming|object-oriented design|object oriented design',
      brutal: [
        'Dog extends Animal. It is how every course begins, and no job has ever needed the dog.',
        'A square is a rectangle, until somebody sets the width.',
      ],
      gentle: 'Name one part that could be swapped later without touching the rest. It is what the term promises, and few show it.',
    },
    {
      says: 'data structures|algorithms|data structures and algorithms|big o|dsa|algorithm design',
      brutal: [
        'You invert a binary tree at the interview and move a button to the left at the job.',
        'Learned for an exam, revised for an interview, replaced by sort().',
      ],
      gentle:
        'A before and after in seconds takes algorithms out of the textbook. If a better structure of yours made something quicker, that is where it counts.',
    },
    {
      says: 'software architecture|system design|system architecture|technical design|design document|design documents|architecture decision|architecture decisions|reference architecture',
      brutal: [
        'Boxes, arrows, and a cylinder. It is always a cylinder, and it is always the problem.',
        'The answer to every architecture question is “it depends”, and for some reason that is the senior answer.',
      ],
      gentle: 'Architects are hired for the things that did not happen. If one decision of yours is still standing, say which, and what it spared the company.',
    },
    {
      says: 'monolith|monolithic|monolithic application|cloud migration|migrated to aws|replatforming|re-platforming|monolith to microservices|legacy migration',
      near: 'monolith|monolithic|cloud|aws|azure|legacy|application|applications|microservices|system|code|codebase|service|services|java|php|platform|module|backend|frontend',
      brutal: [
        'The last ten per cent of a migration is kept in a cupboard, plugged in.',
        'The old system did one strange thing on the last Friday of the month. It turns out that was Payroll.',
      ],
      gentle:
        "The old system's switch-off date is the proof most such lines could carry. If it has happened, print it, as half of all migrations never get there.",
    },
    {
      says: 'feature flag|feature flags|feature toggle|feature toggles|launchdarkly',
      brutal: [
        'Each flag is to be removed after the launch. There are 214, and one is called “tmp_do_not_remove”.',
        'The new checkout is live for 1 % of users, and the 1 % includes the chairman.',
      ],
      gentle: 'A near miss, told with its minutes, shows engineering care. If a flag let you switch something off in time, it is worth more than the tool.',
    },
    {
      says: 'blue-green deployment|blue-green|canary release|canary releases|canary deployment|zero-downtime|zero downtime|rollback|rollbacks|hotfix|hotfixes',
      brutal: [
        'Every release has a rollback plan. It is the one part of the release that gets tested live.',
        'A one-character hotfix at midnight, read by four people and typed by one, slowly.',
      ],
      gentle: 'Deployments a week with failures beside them: two numbers, and any delivery lead knows your level.',
    },
    {
      says: 'release notes|release management|app release|release cycle|release manager|code freeze|software release|software releases',
      brutal: [
        '“Bug fixes and performance improvements.” The bug was spectacular.',
        'No releases on Friday. Every team has the rule, and every team has the story.',
      ],
      gentle: 'A change of rhythm is what engineering managers read for. If releases went from once a quarter to once a week, or the like, lead with it.',
    },
    {
      says: 'pair programming|pair-programming|mob programming|pair programmed|paired with',
      near: 'programming|developer|developers|engineer|engineers|code|programmed|senior',
      brutal: [
        'One types, and the other one sees the missing bracket and has to decide how long to be polite.',
        'Two people, one keyboard, and a very tense moment when somebody uses the arrow keys.',
      ],
      gentle: 'Weeks to a first commit is a figure onboarding people love. If somebody got productive sooner because you sat beside them, count it that way.',
    },
    {
      says: 'open source|open-source|open source contributions|open-source contributions|open source contributor|github repository|github repositories|open source project|open source projects',
      not: 'open source intelligence|open-source intelligence|osint|open source investigation',
      brutal: [
        'Free software is written at midnight and reviewed by a stranger who opens with “Actually”.',
        'A bank depends on it, a government depends on it, and the maintainer has a day job.',
      ],
      gentle: 'Merged pull requests can be linked, so link the best. It is the one part of a CV that reviews itself.',
    },
    {
      says: 'developer advocacy|developer advocate|developer relations|devrel|tech talk|tech talks|conference talk|conference talks|code sample|code samples|sample code|sample app|developer community|developer documentation|technical blog|technical blogs',
      brutal: [
        'The demo works all week. It has never been so nervous as at 10:15, in front of a room.',
        'Everyone copies the sample into production, including the password “changeme”.',
      ],
      gentle: 'Time to a first successful call is what your readers feel. If your sample or talk shortened it, that is the line.',
    },
    {
      says: 'hackathon|hackathons|game jam|game jams|hack day|hack days|hack week',
      brutal: [
        'Thirty hours, nine pizzas, and it runs on exactly one laptop, as long as nobody shuts the lid.',
        'First prize is a cheque the size of a door, and no bank has the slot.',
      ],
      gentle:
        'A link or a short film lets a reader decide in a minute. If nothing is online any more, one clause on what it could do when the bell rang will serve.',
    },
    {
      says: 'webmaster|website maintenance|website updates|website update|updating website|updated website|updating the website|updated the website|maintain website|maintained website|maintaining website|broken links|broken link|domain names|web hosting|cpanel',
      brutal: [
        '“Could you just put this on the website?” Attached: a Word file with the logo in it, sideways.',
        "The website is everybody's business in the meeting and one person's at ten at night.",
      ],
      gentle: 'Visits, pages and the hours it was up: if the site is still on line, print its address next to it.',
    },
    {
      says: 'regression testing|regression test|regression tests|regression suite|regression pack|smoke test|smoke tests|smoke testing|sanity testing',
      near: 'test|tests|testing|suite|software|application|release|qa|automation|automated|manual|regression|build',
      not: 'pipe|drain|flue|chimney|smoke alarm|fire',
      brutal: [
        'By hand or by robot, it is the same 600 clicks before each release, and it is always click 588.',
        'Fixing the basket breaks the logo. No one can say why, which is why there is a list.',
      ],
      gentle: 'Regression testing is a race against the release. Give the hours before and after, and what slipped through.',
    },
    {
      says: 'manual testing|manual test|manual tests|manual tester|exploratory testing|exploratory test|ad hoc testing|functional testing|software testing',
      brutal: [
        'Minus one adult, travelling in February 1823, with 9,999 bags. It is a normal Tuesday for a booking form.',
        "Name: O'Brien. Half the world's software goes down at the apostrophe.",
        'A developer sees a date field. A tester sees the 31st of February.',
      ],
      gentle: "One good catch beats a count of test cases. If a bug of yours would have made the newspapers, describe it without the client's name.",
    },
    {
      says: 'bug report|bug reports|defect|defects|defect tracking|defect management|logging defects|logged defects|bug tracking|defect report|defect reports|bug triage|defect triage',
      brutal: [
        'Steps to reproduce: 1. Open page. 2. It is broken.',
        '“Works on my machine.” The customer cannot have the machine.',
        'It is a bug until the deadline and a known limitation afterwards.',
      ],
      gentle: 'A good bug report gets fixed. Give the share of yours that did, even roughly.',
    },
    {
      says: 'uat|user acceptance testing|user acceptance test|user acceptance tests|uat testing|sit and uat',
      brutal: [
        'The user sees it for the first time on the day of acceptance and says what they wanted.',
        'Sign-off comes in two kinds: “fine” and “fine, but”.',
      ],
      gentle: 'Users in the room, findings, days to sign-off: that trio makes a test phase look run instead of survived.',
    },
    {
      says: 'load testing|load test|performance testing|performance test|jmeter|stress testing|stress test|performance tests|load tests|gatling|loadrunner|k6',
      near: 'test|tests|testing|jmeter|performance|software|application|api|users|server|web|gatling|loadrunner|k6',
      brutal: [
        'Ten thousand pretend customers all buy the same sock. Real ones never do, which is where the trouble starts.',
        'It holds at 5,000 users. The newsletter goes to 60,000, all at nine.',
      ],
      gentle: 'Where it broke and where it breaks now: those two numbers are the whole line. If you have them, the tool can go to the skills list.',
    },
    {
      says: 'postman|api testing|rest assured|soapui|api tests|restassured|insomnia',
      near: 'api|apis|test|testing|postman|swagger|rest|http|soap|automation|endpoint|endpoints|tool|tools|git|software',
      not: 'royal mail|delivery round|sleep',
      brutal: ['Status 200 OK. Body: “error”.', 'The collection has 90 requests, and they must be sent in an order known to one person.'],
      gentle: 'By hand or on each build decides between two pay bands. If yours ran in the pipeline, put that next to the number of endpoints.',
    },
    {
      says: 'sonarqube|static code analysis|static analysis|linting|eslint|linter',
      brutal: [
        'Line 40: expected two spaces, found four. The building may burn, but it will be indented.',
        'The first run finds 11,402 problems. The second run has a smaller list and a longer ignore file.',
      ],
      gentle: 'A rule set becomes a result when a whole class of mistakes stops turning up. If one did, name the class rather than the linter.',
    },
    {
      says: 'flaky tests|flaky test|test coverage|code coverage',
      brutal: [
        'A test that fails every third run gets run three times. Some call that a pipeline.',
        "100 % coverage means that every line has been run. It doesn't mean anybody looked at what came out.",
      ],
      gentle: 'Bugs in production are what the coverage percentage is for. If they went down, that figure comes first and the per cent second.',
    },
    {
      says: 'bdd|cucumber|gherkin|specflow|behaviour-driven development|behavior-driven development',
      near: 'test|tests|testing|automation|selenium|java|framework|bdd|gherkin|specflow|software|development|tdd|scenario|scenarios',
      brutal: [
        'Given, When, Then: written so that the business can read it. The business has yet to be caught.',
        'Nine people agree what “should be logged in” means. It takes them until twelve.',
      ],
      gentle: 'The method is sold on misunderstandings found before the code. If one came out that way, the saving says more than the tool.',
    },
    {
      says: 'page object model|test framework|testng|appium|robot framework|katalon|ui tests|ui test|end-to-end tests|end-to-end test|e2e tests|xpath',
      brutal: [
        "The button's id has changed. Four hundred tests are shocked.",
        'Every UI suite has a sleep(5000) in it somewhere, and above it a comment that says sorry.',
      ],
      gentle: 'Give minutes for the full run, and what it saved by hand: an automation lead turns straight to those.',
    },
    {
      says: 'hiring engineers|hired engineers|recruiting engineers|one-to-ones|1:1s|performance reviews|engineering manager|managed engineers|managing engineers',
      near: 'engineer|engineers|engineering|developer|developers|technical|tech',
      brutal: [
        'An engineering manager is an engineer who has been given a calendar for their own good.',
        'You ask an engineer how things are going, in a one-to-one. “Fine.” There are twenty-nine minutes left.',
      ],
      gentle: 'People you promoted are the references an engineering manager is hired on. Team size, and who grew into what if you may tell, carry this line.',
    },
    {
      says: 'technology strategy|tech strategy|technical strategy|build vs buy|build versus buy|tech stack|technology stack|technical leadership|technical due diligence|tech lead|technical lead|technical roadmap',
      brutal: [
        'Build or buy? It ends in buying, and then building what was bought.',
        'The tech stack fits on one slide, in logos. Three of the logos are of things being removed.',
      ],
      gentle: 'One choice, its price and what it made possible: at that height readers look for judgement, so show a single one.',
    },
    {
      says: 'c#|entity framework|linq|blazor',
      near: 'c#|.net|asp.net|wpf|winforms|sql|visual|developer|application|applications|software|code|windows|entity',
      brutal: [
        '“Object reference not set to an instance of an object.” Every C# programmer can recite it. None can forgive it.',
        'LINQ reads like a sentence and runs like a novel.',
      ],
      gentle: 'Line-of-business software has faithful users. If you know who worked in yours all day, they and their task make C# an answer to something.',
    },
    {
      says: 'winforms|windows forms|wpf|visual basic|vb.net|vb6|visual basic 6',
      brutal: [
        'Button1_Click. Somewhere a whole back office runs on it, and it is 2,000 lines long.',
        '“It is only a small in-house tool.” Then Accounts opens it every morning for fifteen years.',
      ],
      gentle: 'Desktop software often runs a whole back office. If something would have stopped without yours, that something is worth the rest of the line.',
    },
    {
      says: 'embedded c|microcontroller|microcontrollers|rtos|arduino|stm32|raspberry pi|embedded software|embedded systems|firmware development|esp32',
      brutal: [
        'It blinks. In embedded work a blinking LED is the unit test, the demo and the party.',
        'It worked with the probe on it. The probe is now part of the product.',
      ],
      gentle: 'Give units in the field and the kilobytes you had: both make an embedded engineer sit up.',
    },
    {
      says: 'payroll system|booking system|inventory system|inventory management system|library management system|hospital management system|student management system|e-commerce website|e-commerce site|ecommerce website|management system using',
      near: 'developed|built|created|designed|using|java|php|python|mysql|project|implemented|html|react|c#|.net|code',
      brutal: [
        'Add, edit, delete, list. The whole of business is in there, plus one button that prints.',
        'Each test database has a customer called asdf, and asdf has been loyal for years.',
      ],
      gentle: 'A single real user lifts a project above its neighbours. If yours is in use somewhere, even by one person, put that in front of the technology.',
    },
    {
      says: 'game engine|gameplay|gameplay programming|shader|shaders|game physics|multiplayer|game ai|frame rate|collision detection|pathfinding',
      near: 'game|games|gameplay|unity|unreal|shader|shaders|c++|c#|engine|multiplayer|player',
      brutal: [
        'The door works in testing. Then a player stacks forty buckets and leaves through the ceiling.',
        'Making the horse took a week. Making it stand still took a month.',
      ],
      gentle: 'Platform, frame rate, and where it can be played: a studio opens the link before reading on.',
    },
  ],
  design: [
    {
      says: 'kerning|tracking and leading|leading and kerning|letter spacing',
      brutal: [
        'Once you have learned kerning you can never enjoy a restaurant again. You are still outside, reading the sign.',
        'You move one letter half a point to the left. The client asks what changed, and you cannot say it aloud.',
      ],
      gentle: 'Fine typography shows on paper. Add one printed piece with a name and a run, if you can point to one.',
    },
    {
      says: 'stock photo|stock photos|stock image|stock images|stock imagery|stock photography|image sourcing|picture research|shutterstock|getty images',
      brutal: [
        'One smiling headset has worked for nine banks, a dentist and a boiler firm.',
        'Search for “teamwork” and get hands on hands. Search for “innovation” and get the hands again, with a bulb.',
      ],
      gentle: 'Rights and budget are the hidden half of it. Mention a campaign cleared without a claim, if you have one.',
    },
    {
      says: 'canva|canva pro|canva templates',
      brutal: [
        'You make the template, you lock the logo, and by Monday it is stretched.',
        'Everyone in the company can design now. They have chosen the script font.',
      ],
      gentle: 'If colleagues could make their own afterwards, say how many, and what they stopped asking the studio for.',
    },
    {
      says: 'crop marks|bleed and crop|packaged files|preflight|dieline|dielines|cutter guide|cutter guides|foil block|foil blocking|embossing|spot uv|print finishing|print finishes',
      not: 'leather|fabric|garment|garments|textile|textiles|jewellery|metal',
      brutal: [
        'Three millimetres of bleed, and the printer still rings to ask for three millimetres of bleed.',
        'It looks wonderful with gold foil. It looks wonderful without, says the budget.',
      ],
      gentle: 'Right first time at the printer is the figure here. Jobs a month without a reprint, if you counted.',
    },
    {
      says: 'menu design|restaurant menu|wedding invitation|wedding invitations|invitation design|wedding stationery|save the date|invitation suite|menu designs|restaurant menus',
      near: 'design|designed|designing|invitation|invitations|stationery|print|illustrated|layout|wedding',
      brutal: [
        'Signed off by eleven people. The twelfth says how the name is spelt, after printing.',
        'Card stock samples arrive in white, ivory, cream and natural white. Someone has to say they see it.',
      ],
      gentle: 'Client, run and finish make small print jobs sound as careful as they are. If one was large, let it stand for the others.',
    },
    {
      says: 'album cover|album covers|album artwork|gig poster|gig posters|record sleeve|record sleeves|cover art|festival poster',
      brutal: ['The band wants it minimal. All five of them would like to be on it.', 'Nine names on a festival poster, and each manager owns a ruler.'],
      gentle: 'Artist, label and year can be looked up in seconds. Put them in the line and let the reader go and see.',
    },
    {
      says: 't-shirt design|t-shirt designs|t-shirt graphics|merchandise design|merch design|apparel graphics|apparel graphic|tote bag|tote bags',
      near: 'design|designed|designing|graphic|graphics|illustration|print|merch|artwork',
      brutal: [
        'Two colours only, says the printer. The sunset on the front would like a word.',
        'The proof is perfect on a flat shirt. Shirts are then sold with people in them.',
      ],
      gentle: 'Sold out, reordered or seen on stage: pieces sold is the honest review of a design. If you know the number, it replaces the adjectives.',
    },
    {
      says: 'vector|vector graphics|vector artwork|vector illustration|vector illustrations|svg|vector logo|vectorised|vectorized|logo redraw',
      brutal: [
        '“Here is our logo.” Attached is the side of the van, on a rainy day.',
        'Please send a vector. They send the JPEG, inside a PDF, inside a Word file, with love.',
      ],
      gentle: 'A drawing on the side of a building proves that it scales. If one of yours was blown up that far, mention the wall.',
    },
    {
      says: 'rounds of revisions|revision rounds|rounds of amends|client presentation|client presentations|presenting concepts|presented concepts|concept presentation|concept presentations|client approval|client sign-off',
      near: 'design|designs|concept|concepts|creative|brand|interior|interiors|visual|visuals|artwork|logo|client|clients',
      brutal: [
        'You show three concepts. The client likes the left half of one and the top of another.',
        'It needs more “pop”. Nobody has ever drawn a pop, and everybody is paid to.',
      ],
      gentle: 'Agencies quote first-showing approvals when they promote somebody. If yours were frequent, a rough share of them is worth more than the rounds.',
    },
    {
      says: 'checkout flow|checkout design|onboarding flow|onboarding experience|sign-up flow|signup flow|registration flow|form design',
      brutal: [
        'Each extra field loses customers, and Legal has brought eleven.',
        'Skip, skip, skip, skip. That is what a week of lovely welcome screens sounds like.',
      ],
      gentle: 'Completion before and after is the one number a product manager will carry into a meeting. If there was one, it goes at the front.',
    },
    {
      says: 'affinity mapping|affinity diagram|affinity diagrams|thematic analysis|research synthesis|synthesis workshop|miro|mural board|sticky notes|post-it notes|figjam',
      brutal: [
        'Two hundred sticky notes, four hours, and the theme that comes out is “communication”.',
        'The paper ones fall off the wall overnight. The finding is whatever is left in the morning.',
      ],
      gentle: 'One dropped feature is a splendid research result. If the team built something, or left it out, because of your findings, name the thing.',
    },
    {
      says: 'focus group|focus groups|contextual inquiry|ethnographic research|field research|field study|field studies|shadowing users|guerrilla testing|moderated testing|unmoderated testing',
      around: 'user|users|ux|usability|participant|prototype|app|apps|website|digital|interface|product design|researcher',
      brutal: [
        'Users say they would click the blue button. Then they sit down and click the logo.',
        '“There are no wrong answers”, says the researcher, and behind the mirror somebody groans.',
      ],
      gentle: 'Sessions held, and the decision that turned on them: research is hired for the second half of that sentence.',
    },
    {
      says: 'competitor analysis|competitive analysis|competitor review|competitor benchmarking|competitor audit|ux benchmarking',
      near: 'ux|ui|user|users|app|apps|website|websites|interface|digital|web|product design',
      brutal: [
        'Forty screenshots prove that everybody copied the same app, which had asked an agency.',
        'You look at five rivals to be different, and then the brief asks for what all five have.',
      ],
      gentle: 'A reasoned no shows more taste than any grid of screenshots. If there was something you decided not to copy, it says what the analysis was for.',
    },
    {
      says: 'dark mode|colour contrast|color contrast|colour palette|color palette|colour palettes|color palettes|colour theory|color theory',
      around: 'ui|ux|web|website|figma|app|apps|brand|branding|accessib|wcag|design system|digital|interface|logo',
      brutal: [
        'There are forty-one greys in the file, and all of them are called something like “grey-450”.',
        'It is called “ocean” in the palette, “blue” on the website and “that green” by the chairman.',
      ],
      gentle: 'Contrast ratios passed are a figure most portfolios lack. If yours meet AA throughout, print it.',
    },
    {
      says: 'hover state|hover states|micro-interactions|microinteractions|micro interactions|parallax|css animation|css animations|lottie|page transitions',
      brutal: [
        'The button wobbles, glows and says thank you. On a phone nobody can hover.',
        '200 milliseconds feels alive, 400 feels posh, and 600 gets a call from the client.',
      ],
      gentle: 'Movement is hard to read about, so a linked clip does the work. If it told the user something a still could not, add that in three words.',
    },
    {
      says: 'cross-browser|cross-browser compatibility|browser compatibility|browser testing|cross browser|web standards',
      brutal: [
        'It is perfect in Chrome. The managing director has an iPad from 2011.',
        'Pixel-perfect in four browsers and one pixel off in the fifth, which is the one in the boardroom.',
      ],
      gentle: 'Reach is the business side of this. If a share of visitors could use the site afterwards who could not before, that per cent sells the work.',
    },
    {
      says: 'shop window|window display|window displays|visual merchandising|pop-up shop|pop up shop',
      brutal: [
        'The window takes all night with pins and fishing wire. By noon somebody wants the coat that is in it.',
        "A mannequin's arm comes off at eleven at night. Every window dresser has carried one past a security guard.",
      ],
      gentle: 'Footfall and sales in the weeks after are what a shopkeeper measures. If somebody told you the figure, print it.',
    },
    {
      says: 'kitchen design|kitchen designer|kitchen designs|kitchen layout|fitted kitchen|fitted kitchens|kitchens and bathrooms',
      brutal: [
        'The kitchen triangle joins sink, hob and fridge, and goes straight through the island from the magazine.',
        'No wall in any house is straight. You find out with a worktop.',
      ],
      gentle: 'Give average order, conversion and remakes: kitchen showrooms hire on these three and rarely see them on a CV.',
    },
    {
      says: 'hospitality interiors|hotel interiors|hotel design|restaurant interiors|restaurant design|hospitality design|hotel lobby',
      brutal: [
        'A lobby is designed down to the last pebble, and then someone puts a leaflet stand in it.',
        'On the plan the table seats four. On a Saturday night it seats six and a high chair.',
      ],
      gentle: 'Give square metres, keys or covers, and the opening date met: the client thinks in those, so your line may too.',
    },
    {
      says: 'workplace design|office design|office interiors|office interior|workplace interiors|office fit-outs',
      brutal: [
        'Every office gets a breakout area with a swing. The swing is used for coats.',
        'The phone booths are for phone calls. By the second week one of them has a plant in it.',
      ],
      gentle: 'Desks, square metres and how long the staff were out of the building: a tenant weighs the third most.',
    },
    {
      says: 'home staging|paint colours|paint colors|paint scheme|colour scheme|color scheme|colour schemes|color schemes|upholstery|furniture procurement|furniture specification|furniture layout',
      near: 'interior|interiors|design|designed|furniture|client|clients|fabric|room|rooms|residential|scheme|schemes|selection|selected|specified|sourcing|sourced|home',
      brutal: [
        'Nine whites are painted on the wall. By lamplight they are the same white, and by day they are an argument.',
        'The sofa has a lead time of fourteen weeks, and a depth two centimetres greater than the lift.',
      ],
      gentle: 'Budget held and snags at handover tell a practice how calmly you run a scheme. If you have either figure, it beats the palette.',
    },
    {
      says: 'trims|buttons and zips|colourway|colourways|colorway|colorways|line sheet|line sheets|cad flats|technical flats|technical drawings|spec sheet|spec sheets|lab dips|lab dip',
      near: 'garment|garments|fashion|fabric|fabrics|apparel|clothing|womenswear|menswear|knitwear|trims|colourways|colorways|textile|textiles|tech pack|tech packs|lab dips',
      not: 'interior|interiors|furniture|upholstery|curtain|curtains|kitchen|product design',
      brutal: [
        'The lab dip comes back in the right red for the fourth time, and it is four reds.',
        "A zip is two pence cheaper. Forty thousand coats later, that zip is somebody's promotion and everybody's return.",
      ],
      gentle: 'Give styles a season and the share that reached the shop: buyers and designers read a range by those two.',
    },
    {
      says: 'knitwear|embroidery|womenswear|menswear|bridalwear|bridal wear|childrenswear|textile design|print and pattern|surface pattern|surface pattern design|repeat pattern|repeat patterns|swimwear|activewear',
      near: 'design|designed|designer|designing|collection|fashion|pattern|garment|garments|range|fabric|textile|textiles|print|prints',
      brutal: [
        'Coats are designed in a heatwave and bikinis under a radiator. Fashion is always two seasons away from the window.',
        'A repeat pattern looks perfect for one metre. At two metres there is a face in it.',
      ],
      gentle: 'Give stockist, season and sell-through: three words on any of them would place this piece for a buyer.',
    },
    {
      says: 'photoshoot planning|shot list|shot lists|prop styling|art buying|shoot budget|campaign shoot|campaign shoots|product shoot|product shoots|lookbook shoot|model casting|casting models|food styling',
      near: 'shoot|shoots|photographer|photographers|campaign|photography|art|creative|model|models|editorial|set|props|stylist',
      brutal: [
        'Nine people stand round a bottle of shampoo, and one of them turns it by a degree.',
        'The shot list has forty shots. The one they use is the test.',
      ],
      gentle: 'Campaign, brand and where it ran are searchable. Add crew and budget.',
    },
    {
      says: 'procreate|wacom|wacom tablet|ipad pro|clip studio paint|clip studio|drawing tablet|krita|digital drawing',
      brutal: [
        'After a week on a tablet you reach for undo in a paper sketchbook. Nothing happens.',
        'Layer 74 is called Layer 74, and it holds the left eyebrow.',
      ],
      gentle: 'The tool stays in the caption; the commission belongs in the line. If a drawing of yours was published, the title is all it takes.',
    },
    {
      says: 'walk cycle|walk cycles|stop motion|stop-motion|rotoscoping|compositing|toon boom|2d animation|frame-by-frame|explainer video|explainer videos|character animation|3d animation',
      near: 'animation|animated|animator|animate|motion|video|videos|stop|film|character|2d|3d|walk|explainer|compositing|vfx|rotoscoping',
      brutal: [
        'A walk takes an animator a week. People watch it for two seconds and say it walks oddly.',
        'Seconds of film are counted in days of work, and then the client cuts the intro.',
      ],
      gentle: 'Seconds a week at finished quality is how studios plan. If you know yours, it says more than the software.',
    },
    {
      says: 'artist statement|arts council|arts council grant|open studio|open studios|studio practice|art fair|art fairs',
      brutal: [
        'Every artist statement explores a tension between two things. Try reading one aloud to a plumber.',
        'At an open studio somebody always asks how long it took. The right answer is a number, and it is never believed.',
      ],
      gentle: 'Give visitors, funding and who came back: arts funders count them, so a line with those reads like a successful bid.',
    },
    {
      says: 'narrative design|dialogue writing|game narrative|branching dialogue|tutorial design|game economy|in-game economy|monetisation|monetization|game ui|hud design|combat design|tabletop game|board game design|card game design|boss fight',
      near: 'game|games|player|players|narrative|quest|combat|tabletop|dialogue|hud|unity|unreal|level|levels|boss',
      brutal: [
        'The hero has to save the world. The players have spent nine hours fishing.',
        'Every tutorial is there so that players can skip it and ask what the button does.',
      ],
      gentle: 'Completion rate is the number a lead designer asks for. If the game shipped, its name and the share who finished are the proof of the writing.',
    },
    {
      says: 'catalogue design|product catalogue|product catalogues|catalogue layout|catalogue|catalogues|price list|price lists',
      near: 'design|designed|designing|layout|indesign|artwork|artworked|typeset|print|graphic',
      not: 'exhibition|exhibitions|gallery|museum|auction|library|archive',
      brutal: [
        'Page 212 is finished on the afternoon somebody announces that all the prices are changing.',
        'Four hundred products, and one is photographed on carpet.',
      ],
      gentle: 'Pages, products and issues a year give this its true weight. Few layouts carry as many ways to be wrong.',
    },
    {
      says: 'file naming|version naming|asset export|exporting assets|digital asset management|asset management|file management|image library|archive files',
      near: 'design|designs|figma|photoshop|brand|creative|artwork|image|images|naming|logo|assets',
      brutal: ['logo_final_FINAL_use_this_one_v7. Use v6.', 'Every studio has a naming convention, and a folder called “misc” that is the actual studio.'],
      gentle: "Minutes saved looking for things are real money in a studio. If colleagues can find something now in seconds, that is this line's result.",
    },
    {
      says: 'design team|creative team|junior designers|junior designer|mentoring designers|mentored designers|freelance designers|creative department|studio management',
      near: 'led|lead|leading|managed|managing|manage|mentor|mentored|mentoring|supervised|directed|built|oversaw|hired',
      brutal: [
        '“Nearly there” is design-team language for anything from an hour to a rebrand.',
        'Directing design is keeping both hands in your pockets while somebody else moves it slightly.',
      ],
      gentle: "A designer you brought on is a generous kind of proof. If somebody's work got better and can be seen, their piece may stand in your line.",
    },
  ],
};
