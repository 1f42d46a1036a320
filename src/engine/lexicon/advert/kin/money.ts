/** Accounts, banks, insurance, pay. The form of a line: see `kin.ts`. */
export const KIN_OF_MONEY = `
end of day | end-of-day | close of day | day end | end of shift | run end-of-day | cashing up | cash up | cash handling <- close* .. day | cash* up | balance* .. till/float/drawer/cash/day | end of day/shift/night | z read* | bank .. takings | float | takings | abrechn* | count .. drawer
reconcil* <- reconcil* | balanced | balance | balancing | bank rec/recs | matched | agreed .. statements | penny out | variance* | recs | tied out
control account* <- control account* | ledger* | balanced
cash office | tills | till work | take payments | payment* .. till | epos <- till* | epos | card machine | cash* | payments | checkout | register
banking | bank reconciliation | bank rec* <- bank rec* | banked | bank statement* | banking
payroll | wages | process .. payroll | end-to-end payroll <- payroll | wages | payslips | salaries | rti | paye | timesheets
statutory payments | ssp | smp | sick pay | maternity pay <- ssp | smp | sick pay | statutory | maternity | sickness
pension* | auto-enrolment | auto enrolment <- pension* | nest | auto-enrol* | superannuation | 401k
pay enquiries | payroll queries | resolve .. enquiries/queries <- quer* | enquir* | questions | answered .. staff
p11d* | benefits in kind | tax year end <- p11d* | benefits in kind | p60* | year end
hmrc | rti | paye <- hmrc | rti | paye | cis | tax office
starters and leavers | new starters .. payroll <- starters | leavers | joiners
invoic* | raise invoices | billing <- invoic* | bill* | statements | raised
purchase ledger | accounts payable | supplier invoices | ap <- purchase ledger | purchase invoices | accounts payable | supplier* | payment run* | matched .. orders | ap clerk
sales ledger | accounts receivable | debtors | ownership of the ledger <- sales ledger | accounts receivable | debtor* | ledger | customers' accounts
credit control | chase .. payment*/debt*/invoices | collect* .. debts/payments | overdue | arrears | debt recovery <- chase/chased/chasing/chases | overdue | debtor days | arrears | behind with | reminder* | statements | small claims | instalment* | collect*
credit checks | credit limits | credit insur* | recommend* .. limits | set* .. limits | credit risk <- credit check* | creditsafe | experian | credit limit* | set limits | limits with | dun and bradstreet | references
legal action | court proceedings | small claims | litigation | prepare cases for court | enforcement <- small claims | county court | court* | bailiff* | legal action | moneyclaim | solicitor* | hearings | summons*
cash allocation | allocat* cash | post* receipts <- allocat* | posted | receipts | remittance*
month end | month-end close | period end | closing the books | management accounts <- month end | month-end | accruals | prepayments | journals | close | trial balance | management accounts
journals | accruals | prepayments <- journal* | accru* | prepay*
year end | statutory accounts | final accounts <- year end | year-end | statutory accounts | final accounts | audit*
audit* <- audit* | auditor*
vat | sales tax | tax returns | indirect tax <- vat | gst | tax return* | sales tax | mtd
budget* | forecast* | cost control | p&l <- budget* | forecast* | p&l | spend | costs | variance*
expenses | petty cash | company cards <- expenses | petty cash | company card*
treasury | cash flow | cashflow <- cash flow | cashflow | treasury | liquidity
foreign currency | euro | dollar | export ledger | multi-currency <- euro | euros | dollar* | currenc* | fx | export
financial analysis | variance analysis | financial model* <- variance* | model* | analysis | dashboards | forecasts
financial reporting | management information | mi reporting | mi | management reports <- reports | reporting | mi | dashboard* | weekly figures | data quality scores | power bi | scorecard* | board pack
bookkeeping | keep .. books | books of account <- bookkeep* | books | ledgers | sage | xero | quickbooks
accounting | accounts experience | basic accounting | accountancy <- accounts | accounting | bookkeep* | ledger* | balanced | aat | acca | cima | cash up
accounting software | sage | xero | accounts package <- sage | xero | quickbooks | kashflow | iris | freeagent | netsuite | dynamics | payroll
payroll software <- sage | iris | xero | brightpay | moneysoft | adp | payroll
mortgage* | lending | loans <- mortgage* | loan* | lending | underwrit*
underwrit* | insurance | claims | brok* <- underwrit* | claims | insur* | policies | lloyd* | broker* | bordereau* | premium*
coverholder* | delegated authority | bordereau* <- coverholder* | bordereau* | binder* | lloyd's
data quality | poor data | data validation | validate .. data | data cleans* <- validat* | query/queried missing | cleans* | data quality | checked files | duplicates | missing postcodes | corrected
sanctions | kyc | aml | anti-money laundering | due diligence | client onboarding | customer due diligence <- aml | kyc | passports | bank statements of | identity checks | id checks | source of funds | sanctions | due diligence | money laundering
fraud | financial crime | suspicious <- fraud* | suspicious | chargeback* | forged | counterfeit
compliance | regulatory | regulation* | fca <- complian* | fca | regulat* | gdpr | audit* | iso | policies
investment* | portfolio* | wealth <- invest* | portfolio* | isa | shares | funds
teller | bank cashier | counter service <- teller | cashier | counter | branch
procurement | purchasing | buy* <- purchas* | buy* | bought | procur* | order* | supplier* | einkauf
contract* management | negotiat* .. contracts/prices/suppliers <- contract* | negotiat* | renew* | tender* | prices down
cost* | costing | job costing <- cost* | margin* | priced
pricing | rate codes | comps | tax-exempt folios <- rates | pricing | comps | folios | rate code*
stocktak* | stock control | stock count* | stock management | inventory | stock take* <- stock | count* .. weekly/cupboard/stock | inventory | stocktake* | cycle count* | chase .. differences | order drugs | shelves | discrepanc* | wastage
discrepanc* | variances | investigate .. differences <- difference* | discrepanc* | variance* | shortage* | traced
fundraising | donations | grants <- fundrais* | donat* | grant* | raised £ | sponsor* | bids
sales targets | targets | kpis | performance targets | upsell* | conversion <- target* | kpi* | upgrad* | upsold | per hour | an hour | a day | a week | conversion | commission | quota | add-on* | up-sell*
`;
