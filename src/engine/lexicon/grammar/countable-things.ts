/** Plurals of work that anybody can count: "developed [how many?] dashboards" is a question with an answer. */
export const COUNTABLE_THINGS: ReadonlySet<string> = new Set(
  (
    'accounts ads adverts agents agreements alerts analysts animals apartments apis appeals applicants applications appointments apps apprentices articles assessments assignments associates audits ' +
    'beneficiaries bids bills blogs bookings branches briefs brochures bugs builds buyers calls campaigns candidates cases charts checklists children claims classes clients clinics clusters colleagues complaints components contractors contracts courses customers ' +
    'dashboards databases deals defects deliveries demos departments designs developers devices diagrams documents donors drawings drivers editors emails employees endpoints engineers enquiries environments estimates events exams exhibitions experiments ' +
    'families features files findings forecasts forms functions games grants graphics guests guides homes hotels houses images incidents inquiries inspections installations institutions integrations interns interviews inventories invoices issues items ' +
    'journalists kits labs laptops leads leaflets lessons letters licences listings locations logos machines manuals meals meetings members memos menus messages microservices migrations milestones mockups models modules ' +
    'newsletters notebooks nurses offers offices officers orders outlets packages pages pallets panels papers partners partnerships parts passengers patches patients payments peers permits photographs photos pilots pipelines pitches plants playbooks plugins policies posters posts prescriptions presentations procedures products programmes programs projects properties proposals prospects prototypes publications pupils purchases ' +
    'queries questionnaires questions quizzes quotations quotes records recruits refunds regions releases repairs reports repositories representatives requests reservations residents responses restaurants returns reviews rooms routes ' +
    'samples schools scripts seminars servers services sessions shifts shipments shops sites slides specialists specifications spreadsheets stations statements stores stories students studies subcontractors suites suppliers surveys switches systems ' +
    'tables tasks teachers teams technicians templates tenants tenders tests tickets tools tours tours trainees transactions transcripts translations trials trips trucks tutorials units updates users vehicles vendors vessels videos visitors visits volunteers wards warehouses webinars websites wells wireframes workers workflows workshops workstations'
  ).split(' '),
);

/** What goes up or down by an amount: "cut costs by [how much?]". */
export const MEASURABLE_THINGS: ReadonlySet<string> = new Set(
  (
    'absenteeism accuracy attendance attrition availability awareness backlog bookings capacity churn complaints consumption conversion conversions cost costs coverage defects delays donations downtime duration efficiency emissions engagement enrolment enrollment errors expenditure expenses failures footfall ' +
    'income incidents latency losses loss margin margins membership output overheads overtime performance production productivity profit profitability profits quality rate rates ratings readership reach response retention returns revenue revenues sales satisfaction scores shrinkage speed spend spending subscriptions throughput time times traffic turnaround turnover uptime usage utilisation utilization visibility volume wait waste workload yield'
  ).split(' '),
);

/** Verbs of change, bare; `measured` things stand behind them. */
export const VERBS_OF_CHANGE: ReadonlySet<string> = new Set(
  'increase reduce decrease cut improve raise boost grow lower shorten accelerate optimize optimise lift minimize minimise slash speed enhance expand'.split(
    ' ',
  ),
);

/** Verbs whose team, budget or shop has a size. */
export const VERBS_OF_CHARGE: ReadonlySet<string> = new Set(
  'manage lead supervise oversee run direct coach train mentor build head coordinate control handle'.split(' '),
);
