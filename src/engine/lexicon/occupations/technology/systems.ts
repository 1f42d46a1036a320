import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const SYSTEMS: readonly Occupation[] = [
  occupation({
    id: 'devops-engineer',
    title: 'DevOps Engineer',
    synonyms:
      'platform engineer, build engineer, release engineer, build and release engineer, cloud engineer, infrastructure engineer, AWS engineer, DevSecOps engineer, Kubernetes engineer, DevOps-Ingenieur, ingénieur DevOps, ingeniero DevOps',
    required:
      'CI/CD|continuous integration|continuous delivery|continuous deployment, Docker|containers|containerisation, Linux|unix|redhat|centos|ubuntu, AWS|amazon web services|azure|gcp|ec2',
    usual:
      'Kubernetes|k8s|helm|openshift, Jenkins|bamboo|teamcity|gitlab ci|github actions, Ansible|chef|puppet|saltstack, Terraform|infrastructure as code|cloudformation, Scripting|bash|shell scripting|python|groovy, Git|svn|bitbucket|github, Monitoring|prometheus|grafana|nagios|datadog|new relic, Maven|ant|gradle|nexus|artifactory, Logging|elk|splunk',
    nice: 'Nginx|apache|tomcat, Vault|secrets management, SonarQube, Service mesh|istio, On-call|incident response, Networking|vpc|load balancer, JIRA|confluence',
    context:
      'deployment, build, release, pipeline, automation, environment, uptime, infrastructure, branching, merge, provisioning, configuration management, cloud, production environment, rollback, downtime, auto scaling, IAM, S3, scm, build failures, artifacts',
    lookFor: [
      'Deploys a day, failure rate, time to recover, before and after you.',
      'Infrastructure you describe in code.',
      'What you keep running, and how large it is.',
    ],
  }),
  occupation({
    id: 'system-administrator',
    title: 'System Administrator',
    synonyms:
      'systems administrator, sysadmin, Linux administrator, Windows administrator, server administrator, systems engineer, IT administrator, IT specialist, infrastructure administrator, VMware administrator, Systemadministrator, Fachinformatiker Systemintegration, administrateur système, administrador de sistemas',
    required: 'Windows Server|windows server 2012|windows 2008, Linux|red hat|unix|ubuntu, Active Directory|group policy|gpo|ldap, Networking|tcp/ip|dns|dhcp',
    usual:
      'VMware|virtualisation|hyper-v|vsphere|esxi, Backup and recovery|backups|veeam|disaster recovery, PowerShell|bash|scripting, Exchange|office 365|microsoft 365, Patch management|patching|sccm|wsus, Monitoring|nagios|zabbix|solarwinds, Storage|san|nas, Security|firewall|antivirus, Azure|aws|cloud',
    nice: 'Citrix, ITIL, Ansible|puppet, SQL Server, MCSA|mcse|rhce|rhcsa, SharePoint, Docker',
    context:
      'server, servers, user accounts, installation, configuration, maintenance, uptime, hardware, software installation, infrastructure, upgrade, workstation, domain controller, troubleshooting, data centre, technical support, documentation, IT, operating systems, file server',
    lookFor: ['How many servers, users and sites you run.', 'Uptime, migrations done, incidents cut.', 'Automation you wrote.'],
  }),
  occupation({
    id: 'network-engineer',
    title: 'Network Engineer',
    synonyms:
      'network administrator, network specialist, network technician, telecommunications engineer, telecom engineer, network operations engineer, NOC engineer, CCNA engineer, wireless engineer, Netzwerktechniker, Netzwerkadministrator, ingénieur réseau, administrateur réseau, ingeniero de redes',
    required: 'Routing and switching|routing|switching|routers|switches, Cisco|cisco ios|ccna|ccnp|ccie, TCP/IP|ip addressing|subnetting, LAN/WAN|lan|wan|vlan',
    usual:
      'Firewalls|firewall|asa|palo alto|fortinet, OSPF|bgp|eigrp|mpls, VPN|ipsec, DNS|dhcp, Wireless|wifi|wlan, Network monitoring|solarwinds|wireshark|snmp, Juniper, VoIP|telephony, Troubleshooting',
    nice: 'SD-WAN, Load balancers|f5, Python|automation|ansible, Cabling|fibre optics, Windows Server|linux, AWS|azure',
    context:
      'network, bandwidth, topology, STP, access points, network infrastructure, configuration, uptime, latency, traffic, telecom, installation, ISP, data centre, NOC, packet, port, HSRP, GSM, LTE',
    lookFor: ['Sites, devices and users on the networks you ran.', 'Certificates and the year.', 'Outages prevented or shortened.'],
  }),
  occupation({
    id: 'network-security-engineer',
    title: 'Network Security Engineer',
    synonyms:
      'cyber security engineer, cloud security engineer, security consultant IT, cyber security consultant, cyber security specialist, security engineer, information security engineer, IT security specialist, firewall engineer, ingénieur sécurité',
    required:
      'Firewalls|firewall|checkpoint|check point|palo alto|fortinet|fortigate|cisco asa, Network security|information security|cyber security|it security, VPN|ipsec|ssl vpn|site-to-site vpn, IDS/IPS|ids|ips|intrusion detection|intrusion prevention',
    usual:
      'SIEM|splunk|qradar|arcsight, Vulnerability assessment|vulnerability management|nessus|qualys, Penetration testing|pen testing|metasploit|burp suite|kali, Incident response|incident handling, Routing and switching|routing|switching|vlan, Proxy|bluecoat|websense|zscaler, Access control|nac|acl|aaa|radius, TCP/IP|protocols|wireshark, ISO 27001|pci dss|nist|gdpr, NAT|security policies',
    nice: 'CISSP|cism|ceh|security+|oscp, CCNA|ccnp|ccie security, DLP|endpoint protection|antivirus, Cloud security|aws|azure, Cryptography|encryption|pki, Python|scripting, F5|load balancer|waf',
    context:
      'threat, attack, malware, phishing, security incident, security audit, hardening, risk assessment, security operations, firewall rules, policy, checkpoint firewall, authentication, log analysis, compliance, ddos, upgrade of firewall, troubleshooting, TAC, network devices, zero trust',
    lookFor: ['Devices, rules and sites you secured.', 'Incidents found and closed, and how fast.', 'Certificates with the year.', 'Frameworks you worked to.'],
  }),
  occupation({
    id: 'it-support',
    title: 'IT Support Specialist',
    synonyms:
      'first line support, 1st line support, second line support, 2nd line support, 3rd line support, helpdesk analyst, help desk analyst, service desk engineer, IT support engineer, IT support officer, IT support, IT engineer, help desk technician, helpdesk technician, service desk analyst, IT support technician, desktop support, desktop support engineer, technical support specialist, technical support engineer, IT technician, support analyst, computer technician, PC technician, IT help desk, IT-Support, IT-Systemtechniker, technicien informatique, technicien support, técnico de soporte',
    required:
      'Troubleshooting|technical support|problem solving of hardware and software, Windows|windows 10|windows 7, Customer service|user support|end user support, Ticketing systems|ticketing|servicenow|remedy|zendesk|jira service',
    usual:
      'Active Directory|password resets|user accounts, Hardware|hardware repair|printers|laptops, Microsoft Office|office 365|outlook, Networking|lan|tcp/ip|vpn|wifi, Remote support|remote desktop|teamviewer, Imaging|software installation|sccm, Mac OS|macos|ios devices, Mobile devices|mdm',
    nice: 'CompTIA A+|network+|mcp, ITIL, Asset management|inventory, Documentation|knowledge base, PowerShell, Citrix|vmware',
    context:
      'help desk, service desk, tickets, tier 1, tier 2, level 2, escalation, end users, desktop, phone support, upgrade, install, computers, workstations, SLA, peripherals, virus removal, backups, IT equipment, first call resolution, IT',
    lookFor: ['Tickets a day, first-call fixes, satisfaction.', 'Users and devices you looked after.', 'Certificates such as CompTIA or ITIL.'],
  }),
  occupation({
    id: 'it-manager',
    title: 'IT Manager',
    synonyms:
      'information technology manager, IT operations manager, IT service manager, information technology, information technology specialist, technology manager, information systems manager, IT coordinator, IT supervisor, responsable informatique, jefe de informática',
    required:
      'IT management|it operations|it infrastructure|infrastructure management, Team leadership|managed a team|supervision|leading teams, Vendor management|vendors|it procurement|contract negotiation, IT budget|budget management|budgets',
    usual:
      'IT strategy|technology strategy|roadmap, ITIL|itsm|service management|servicenow, Project management|pmp|agile|scrum, Information security|security policies|cyber security, Disaster recovery|business continuity, Networking|lan|wan|firewalls, Windows Server|active directory|exchange|office 365, Virtualisation|vmware|hyper-v, Cloud|aws|azure|cloud migration, Help desk|service desk|technical support, ERP|sap|oracle|crm',
    nice: 'SQL Server|databases, SharePoint, COBIT|sox|iso 27001, Data centre|data center, Asset management|licensing, VoIP|telephony, MCSE|ccna',
    context:
      'information technology, information systems, servers, systems, network, software, hardware, upgrade, migration, implementation, users, applications, system administration, infrastructure, SLA, deployment, backup, uptime, data center, technical staff, enterprise, technology, technology solutions, server, desktop, IT department, computer systems, business requirements',
    lookFor: [
      'Size of team, budget and estate you were responsible for.',
      'Projects delivered, on time and on money.',
      'Uptime, cost and security results.',
      'How you served the business, not only the machines.',
    ],
  }),
  occupation({
    id: 'solutions-architect',
    title: 'Solutions Architect',
    synonyms: 'solution architect, systems architect, architecte solutions, arquitecto de soluciones',
    required:
      'Solution architecture|system design|software architecture|enterprise architecture, Cloud|aws|azure|gcp, Integration|apis|middleware|soa|microservices, Stakeholder management|presales|requirements',
    usual:
      'Design patterns|uml|architecture diagrams, Security|identity management|iam, Scalability|high availability, Databases|sql|nosql|oracle, DevOps|ci/cd|docker|kubernetes, TOGAF|zachman, Java|.net|c#, Technical leadership',
    nice: 'Event-driven architecture|kafka, Serverless, Cost optimisation, Data architecture, AWS certification|aws certified, SAP|salesforce',
    context:
      'architecture, blueprint, proof of concept, roadmap, non-functional requirements, technical design, high-level design, migration, vendor selection, reference architecture, governance, enterprise, systems analysis, functional specification, solution design',
    lookFor: ['Systems you designed and what they carry.', 'Decisions you made and what they cost or saved.', 'Who you convinced: clients, boards, teams.'],
  }),
  occupation({
    id: 'software-tester',
    title: 'Software Tester',
    synonyms:
      'QA tester, QA engineer, test engineer, manual tester, quality assurance engineer, quality assurance analyst, software test engineer, QA analyst, test analyst, software quality analyst, test lead, QA lead, test manager, game tester, Softwaretester, Testingenieur, testeur logiciel, probador de software, tester de software',
    required:
      'Manual testing|software testing|functional testing, Test cases|test case design|test scenarios|test scripts|test case execution, Defect tracking|bug tracking|defect reporting|jira|bugzilla|quality center|hp alm, Regression testing|smoke testing|sanity testing|retesting',
    usual:
      'Test planning|test plan|test strategy, System testing|integration testing|gui testing, User acceptance testing|uat, SDLC|stlc|software development life cycle|bug life cycle, Black box testing|white box testing|boundary value analysis, SQL|database testing, Agile|scrum, API testing|postman|soapui, Mobile testing|web testing|cross-browser testing',
    nice: 'Selenium, Performance testing|jmeter|loadrunner, ISTQB, Requirement traceability matrix|traceability matrix|rtm, Test automation, Usability testing|compatibility testing|ad hoc testing, TestRail|zephyr|testlink',
    context:
      'testing, tester, QA, quality assurance, bug, defect, test data, test execution, test results, test report, build, release, requirement analysis, requirements, test environment, module, developers, severity, expected results, review of test cases, test coverage, verification, validation',
    lookFor: [
      'What you tested, and how many cases and defects.',
      'Faults found before release, faults that slipped through.',
      'Tools for tracking, for API and for load.',
    ],
  }),
  occupation({
    id: 'test-automation-engineer',
    title: 'Test Automation Engineer',
    synonyms:
      'automation tester, automation test engineer, QA automation engineer, SDET, software development engineer in test, selenium tester, automation testing, test automation developer, Testautomatisierer, ingénieur automatisation des tests, ingeniero de automatización de pruebas',
    required:
      'Selenium|selenium webdriver|webdriver, Test automation|automation testing|automated testing|automation scripts, Java|python|c#|javascript, Automation frameworks|automation framework|data driven framework|keyword driven|hybrid framework|page object model',
    usual:
      'TestNG|junit|nunit|pytest, API testing|postman|rest assured|soapui, Cucumber|bdd|gherkin|specflow, Regression testing|functional testing|smoke testing, Jenkins|ci/cd|continuous integration, Maven|git, Manual testing|test cases|test case design, JIRA|defect tracking|bugzilla|hp alm, SQL|database testing, Agile|scrum',
    nice: 'QTP|uft|quick test professional, Appium|mobile testing, Cypress|playwright|protractor, Robot Framework, JMeter|loadrunner|performance testing, ISTQB, Docker',
    context:
      'automation, test scripts, test suite, test execution, script, test data, locators, xpath, test report, defects, cross browser testing, grid, testing, test plan, regression suite, coverage, framework, execution time, automate, tester, QA, VB script',
    lookFor: ['Share of tests you automated and hours saved.', 'Frameworks you built, not only used.', 'How the tests run in the pipeline.'],
  }),
  occupation({
    id: 'sap-consultant',
    title: 'SAP Consultant',
    synonyms:
      'SAP developer, ABAP developer, SAP ABAP consultant, SAP functional consultant, SAP FICO consultant, SAP MM consultant, SAP SD consultant, SAP HCM consultant, SAP Basis administrator, SAP analyst, SAP technical consultant, SAP BW consultant, ERP consultant, SAP-Berater, SAP-Entwickler, SAP Anwendungsbetreuer, consultant SAP, consultor SAP',
    required:
      'SAP|sap ecc|sap erp|sap r/3|s/4hana|s4 hana, ABAP|abap/4|sap abap, SAP modules|sap fico|sap mm|sap sd|sap hcm|sap pp|fi/co|fico, Configuration|customizing|customising',
    usual:
      'SAP HANA|hana, Reports|alv|alv reports|classical reports|interactive reports, Smart Forms|smartforms|sapscript|adobe forms, BAPI|rfc|idoc|idocs|ale, BDC|lsmw|data migration, User exits|badi|badis|enhancements, SAP BW|business warehouse|bi/bw|bex, Fiori|ui5|odata, Implementation|support project|rollout|end-to-end implementation, Business blueprint|functional specifications|gap analysis',
    nice: 'SAP BusinessObjects|bods|business objects, SAP Basis, SAP PI|po, SuccessFactors|ariba, Solution Manager, Data dictionary|dictionary objects, Key user training',
    context:
      'SAP, ERP, T-code, transport, module pool, dialog programming, function module, data dictionary, go-live, blueprint, master data, ticket, procure to pay, order to cash, infocube, DSO, ODS, infopackage, process chains, data sources, object-oriented ABAP, functional consultant, material management, client',
    lookFor: [
      'Modules and releases, by project, with your role in each.',
      'Full life cycles, roll-outs and go-lives.',
      'What you configured or wrote, not only the module name.',
    ],
  }),
];
