/** German words for the things that German adverts ask for; folded. The form of a line: see `kin.ts`. */
export const KIN_IN_GERMAN = `
kundenberatung | beratung .. kunden | kundenservice | kundenkontakt | kundenorientierung <- kunden* | beratung | verkauf* | verkaufer* | nach wunsch | service | empfang | bedienung
kassenabrechnung | kasse | kassieren | kassentatigkeit <- kasse* | kassier* | abrechn*
wareneinkauf | einkauf | bestellung* | bestellwesen | disposition <- einkauf | grossmarkt | großmarkt | bestell* | lieferant* | disposition
warenannahme | warenpflege | lager* <- ware* | lager* | regal* | lieferung*
azubis | auszubildende* | ausbildung von | anleitung von | einarbeitung | anleitung <- auszubildende* | azubi* | lehrling* | eingearbeitet | einarbeitung | aevo | ausbilder* | praktikant*
fuhrerschein | fuhrerschein klasse b | fahrerlaubnis | pkw <- fuhrerschein | klasse c* | klasse b* | fahrer* | pkw
fremdsprache* | sprachkenntnisse | weitere sprachen <- englisch | franzosisch | tschechisch | polnisch | russisch | spanisch | italienisch | turkisch | arabisch
samstagsarbeit | schichtarbeit | schichtbereitschaft | wochenendarbeit | flexible arbeitszeiten <- samstag* | schicht* | wochenend* | nacht* | fruh | spat*
abgeschlossene berufsausbildung | berufsausbildung | ausbildung als | ausbildung zum | ausbildung zur | abgeschlossene ausbildung | fachausbildung <- ausbildung | gelernt* | gesell* | lehre | abgeschlossen | ihk | fachkraft* | meister*
studium | abgeschlossenes studium | hochschulstudium <- studium | bachelor* | master* | diplom* | universitat | fh | b.a | b.sc
berufserfahrung | mehrjahrige erfahrung <- bis heute | seit 20* | erfahrung
buchhaltung | buchfuhrung | rechnungswesen <- buchhalt* | buchung* | datev | rechnung* | kontier*
rechnungen | fakturierung | rechnungsprufung <- rechnung* | faktur* | mahn*
mahnwesen | forderungsmanagement <- mahn* | offene posten | inkasso
lohnabrechnung | gehaltsabrechnung | entgeltabrechnung <- lohn* | gehalt* | entgelt*
ms-office | ms office | office-kenntnisse | edv-kenntnisse | edv | pc-kenntnisse <- excel | word | outlook | office | edv | datev | sap
terminplanung | terminvereinbarung | terminkoordination <- termin* | kalender*
telefon* | telefondienst | telefonzentrale <- telefon* | anruf* | hotline | zentrale
reklamation* | beschwerde* <- reklamation* | beschwerde* | umtausch
teamleitung | fuhrungserfahrung | mitarbeiterfuhrung | personalverantwortung <- leit* | stellv* | fuhr* von | vorarbeiter* | team von | verantwortlich fur | schichtfuhrer*
qualitatskontrolle | qualitatssicherung | sorgfalt | genauigkeit <- qualitat* | pruf* | kontroll* | sorgfalt* | genau* | bis zur dritten
montage | installation | einbau <- mont* | install* | einbau | eingebaut
wartung | instandhaltung | reparatur* | storungsbeseitigung <- wart* | instandhalt* | repar* | storung* | service
schweissen | schweißen | metallbearbeitung <- schweiss* | schweiß* | wig | mag | metall* | dreh* | fras*
elektro* | elektroinstallation | verdrahtung <- elektr* | verdraht* | schaltschrank*
pflege | grundpflege | pflegeerfahrung <- pflege* | bewohner* | grundpflege | altenheim | ambulant*
behandlungspflege | medikamentengabe | wundversorgung <- medikament* | wund* | verband* | injektion* | behandlungspflege
pflegedokumentation | dokumentation <- dokument* | protokoll* | berichte
kinderbetreuung | padagogische arbeit | erziehung <- kind* | kita | erzieher* | padagog* | gruppe
hygiene | haccp | lebensmittelhygiene <- hygiene* | haccp | infektionsschutz* | gesundheitszeugnis | belehrung
kuche | kochen | speisen <- koch* | kuche* | speise* | menu*
staplerschein | gabelstapler | flurforderzeug* <- stapler* | gabelstapler | flurforder*
kommissionier* | verpacken | versand <- kommission* | pack* | versand | picken
ersthelfer* | erste hilfe <- ersthelfer* | erste hilfe | erste-hilfe*
trauerfloristik | trauerbinderei | kranzbinden <- trauer* | kranz* | friedhof*
hochzeit* | brautstrausse | eventfloristik <- hochzeit* | braut* | event*
strausse | straussbinden | gestecke <- strauss* | strauß* | gesteck* | binden
onlineshop* | e-commerce <- online* | shopware | e-commerce | webshop
reinigung <- reinig* | putz* | sauber*
`;
