/**
 * Words of the work in German, French and Spanish, by occupation id, in the notation of the lists: enough to recognise the
 * occupation of a CV in those languages, not to name its skills.
 */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  'software-engineer':
    'Softwareentwicklung, Programmierung, Anwendungen, Schnittstellen, Quellcode, Weiterentwicklung, développement logiciel, conception logicielle, développement, desarrollo de software, programación, aplicaciones',
  'frontend-developer':
    'Webentwicklung, Benutzeroberfläche, Webanwendungen, Webseiten, développement web, interface utilisateur, sites web, desarrollo web, interfaz de usuario, páginas web',
  'data-analyst':
    'Datenanalyse, Auswertungen, Berichtswesen, Kennzahlen, analyse de données, tableaux de bord, reporting, análisis de datos, cuadros de mando, informes',
  'data-scientist':
    'maschinelles Lernen, Datenanalyse, Statistik, Vorhersagemodelle, apprentissage automatique, statistiques, aprendizaje automático, estadística',
  'system-administrator':
    'Systemadministration, Serverbetrieb, Netzwerke, Benutzerverwaltung, Datensicherung, administration système, serveurs, sauvegarde, réseaux, administración de sistemas, servidores, redes',
  'it-support':
    'Anwenderbetreuung, Störungsbehebung, Fehlerbehebung, Installation von Hardware, Benutzersupport, assistance aux utilisateurs, dépannage, maintenance informatique, soporte técnico, incidencias, mantenimiento de equipos',
  'it-manager':
    "IT-Leitung, IT-Infrastruktur, Digitalisierung, IT-Projekte, direction informatique, systèmes d'information, infraestructura tecnológica, sistemas de información",
  'hr-manager':
    'Personalwesen, Personalentwicklung, Mitarbeitergespräche, Arbeitsrecht, Personalbeschaffung, Personalbetreuung, Betriebsrat, Lohnabrechnung, Arbeitsverträge, ressources humaines, gestion du personnel, droit du travail, entretiens annuels, paie, recursos humanos, gestión de personal, derecho laboral, nóminas, contratación',
  recruiter:
    "Personalgewinnung, Bewerbungsgespräche, Bewerbermanagement, Stellenanzeigen, recrutement, candidats, entretiens d'embauche, selección de personal, candidatos, entrevistas",
  'administrative-assistant':
    'Büroorganisation, Terminplanung, Schriftverkehr, Korrespondenz, Ablage, Reisekostenabrechnung, Empfang, Telefonzentrale, Protokoll, secrétariat, prise de rendez-vous, courrier, classement, accueil téléphonique, gestión de agenda, atención telefónica, archivo, correspondencia',
  'project-manager':
    'Projektleitung, Projektmanagement, Projektplanung, Meilensteine, Projektsteuerung, Terminverfolgung, gestion de projet, cahier des charges, planification, suivi de projet, gestión de proyectos, planificación, hitos',
  'product-manager':
    'Produktmanagement, Produktentwicklung, Produktstrategie, Markteinführung, gestion de produit, lancement de produit, gestión de producto, lanzamiento de producto',
  consultant:
    'Beratung, Unternehmensberatung, Kundenprojekte, Prozessoptimierung, conseil, missions de conseil, conduite du changement, consultoría, asesoramiento, mejora de procesos',
  'operations-manager':
    "Betriebsleitung, Prozessoptimierung, Mitarbeiterführung, Personalführung, Kostenkontrolle, Standortleitung, encadrement d'équipe, gestion des opérations, optimisation, gestión de operaciones, mejora continua, gestión de equipos",
  accountant:
    'Finanzbuchhaltung, Buchhaltung, Rechnungswesen, Jahresabschluss, Jahresabschlüsse, Monatsabschluss, Kontenabstimmung, Umsatzsteuervoranmeldung, Bilanz, Debitoren, Kreditoren, Hauptbuch, comptabilité, comptabilité générale, bilan, déclarations fiscales, TVA, rapprochement bancaire, clôture, contabilidad, cierre contable, balance, IVA, impuestos, conciliación bancaria, asientos contables',
  bookkeeper:
    'Rechnungsprüfung, Zahlungsverkehr, Mahnwesen, Lohnbuchhaltung, Gehaltsabrechnung, Kontierung, saisie comptable, facturation, relances, facturación, cobros, pagos',
  'tax-advisor': "Steuererklärungen, Steuerrecht, Steuerberatung, Mandanten, fiscalité, déclarations d'impôts, asesoría fiscal, declaraciones de impuestos",
  'finance-manager':
    'Finanzplanung, Budgetierung, Liquiditätsplanung, Controlling, Konzernabschluss, contrôle de gestion, trésorerie, budgets, control de gestión, tesorería, presupuestos, planificación financiera',
  'bank-branch-manager':
    'Kundenberatung, Kreditgeschäft, Baufinanzierung, Privatkunden, Bankgeschäft, Anlageberatung, agence bancaire, crédits, épargne, clientèle, sucursal, banca, préstamos, productos financieros',
  'sales-representative':
    "Vertrieb, Verkauf, Neukundengewinnung, Kaltakquise, Außendienst, Umsatz, Verkaufsgespräche, Angebotserstellung, ventes, prospection, vente, chiffre d'affaires, négociation, ventas, captación de clientes, prospección, cartera de clientes",
  'sales-manager':
    'Vertriebsleitung, Vertriebsteam, Umsatzverantwortung, Vertriebsstrategie, Verkaufsförderung, force de vente, objectifs de vente, stratégie commerciale, equipo de ventas, objetivos de ventas, estrategia comercial',
  'customer-service-representative':
    'Kundenservice, Kundenbetreuung, Reklamationen, Beschwerdemanagement, Kundenanfragen, service client, réclamations, relation client, appels, atención al cliente, reclamaciones, llamadas',
  'retail-associate':
    'Einzelhandel, Kasse, Warenpräsentation, Regale, Beratung von Kunden, Filiale, Inventur, caisse, mise en rayon, magasin, inventaire, tienda, caja, reposición',
  buyer:
    "Einkauf, Beschaffung, Lieferanten, Preisverhandlungen, Bestellungen, Lieferantenmanagement, achats, fournisseurs, appels d'offres, compras, proveedores, licitaciones",
  'marketing-manager':
    'Marketingkampagnen, Marktforschung, Werbung, Markenführung, Messen, Öffentlichkeitsarbeit, campagnes, études de marché, publicité, marque, campañas, investigación de mercado, publicidad, marca',
  'digital-media-manager':
    'soziale Medien, Suchmaschinenoptimierung, Onlinemarketing, Webanalyse, réseaux sociaux, référencement, marketing digital, communauté, redes sociales, posicionamiento web, marketing digital',
  'public-relations-specialist':
    'Pressearbeit, Pressemitteilungen, Öffentlichkeitsarbeit, Medienarbeit, Unternehmenskommunikation, relations presse, communiqués de presse, relations publiques, communication, comunicados de prensa, relaciones públicas, comunicación',
  journalist: 'Redaktion, Artikel, Interviews, Recherche, Reportagen, Zeitung, rédaction, enquêtes, journal, redacción, artículos, reportajes, periódico',
  'graphic-designer':
    'Gestaltung, Grafikdesign, Layout, Druckvorstufe, Reinzeichnung, Illustrationen, graphisme, mise en page, charte graphique, identité visuelle, diseño gráfico, maquetación, identidad visual',
  architect:
    "Entwurfsplanung, Ausführungsplanung, Bauanträge, Bauplanung, Hochbau, plans, permis de construire, maîtrise d'œuvre, planos, proyectos arquitectónicos, licencias de obra",
  lawyer:
    'Rechtsberatung, Schriftsätze, Mandanten, Vertragsrecht, Prozessführung, Kanzlei, Staatsexamen, Gericht, conseil juridique, contentieux, droit, contrats, cabinet, plaidoiries, asesoramiento jurídico, litigios, contratos, derecho, bufete, juicios',
  'social-worker':
    'Sozialarbeit, Jugendhilfe, Hilfeplanung, Beratung von Familien, Sozialpädagogik, accompagnement social, insertion, familles, trabajo social, familias, inserción',
  'mechanical-engineer':
    'Maschinenbau, Konstruktion, Werkstoffe, Fertigung, technische Zeichnungen, Berechnung, génie mécanique, conception mécanique, ingeniería mecánica, diseño mecánico',
  'electrical-engineer':
    'Elektrotechnik, Schaltanlagen, Schaltpläne, Automatisierungstechnik, Steuerungstechnik, Inbetriebnahme, génie électrique, automatisme, ingeniería eléctrica, automatización, puesta en marcha',
  'civil-engineer':
    'Bauingenieurwesen, Statik, Tragwerksplanung, Tiefbau, Bauüberwachung, Vermessung, Ausschreibung, génie civil, béton, structures, terrassement, ingeniería civil, estructuras, hormigón, topografía',
  'industrial-engineer':
    'Fertigungsplanung, Produktionsleitung, Arbeitsvorbereitung, Produktion, Schichtplanung, gestion de production, amélioration continue, production, producción, mejora continua, planificación de la producción',
  'construction-manager':
    'Bauleitung, Baustelle, Baustellen, Bauüberwachung, Nachunternehmer, Abrechnung, Bauablauf, Aufmaß, chantier, chantiers, sous-traitants, travaux, conduite de travaux, obra, obras, subcontratistas, ejecución de obra',
  electrician:
    'Elektroinstallation, Verdrahtung, Schaltschränke, Wartung, Prüfung elektrischer Anlagen, installation électrique, câblage, instalaciones eléctricas, cableado',
  'automotive-technician':
    'Fahrzeugreparatur, Fehlerdiagnose, Kfz-Werkstatt, Inspektionen, Reifenwechsel, Hauptuntersuchung, réparation automobile, entretien de véhicules, garage, reparación de vehículos, taller mecánico, diagnóstico',
  'machine-operator':
    'Maschinenbedienung, CNC-Maschinen, Fertigung, Qualitätskontrolle, Rüsten, Schichtarbeit, conduite de machines, usinage, atelier, manejo de máquinas, fábrica, turnos',
  driver:
    'Auslieferung, Führerschein Klasse, Ladungssicherung, Fernverkehr, Touren, livraison, permis poids lourd, transport de marchandises, reparto, carnet de conducir, transporte de mercancías',
  'warehouse-worker':
    'Wareneingang, Warenausgang, Kommissionierung, Lagerhaltung, Staplerschein, Lager, Verpackung, préparation de commandes, réception, entrepôt, stocks, almacén, preparación de pedidos, carretilla',
  'supply-chain-manager':
    'Logistik, Disposition, Lieferkette, Bestandsmanagement, Spedition, Zollabwicklung, logistique, approvisionnement, transport, douane, logística, cadena de suministro, aduanas, transporte',
  nurse:
    'Grundpflege, Behandlungspflege, Pflegedokumentation, Patienten, Pflegeplanung, Intensivstation, Krankenhaus, Wundversorgung, Medikamentengabe, soins, soins infirmiers, hôpital, service de réanimation, cuidados, enfermería, pacientes, hospital, urgencias',
  physician:
    'Innere Medizin, Klinik, Approbation, Facharztausbildung, Patientenversorgung, Chirurgie, médecine, diagnostic, consultations, medicina, diagnóstico, consultas, cirugía',
  caregiver:
    'Altenpflege, Körperpflege, Betreuung, Pflegeheim, Senioren, aide à la personne, personnes âgées, toilette, cuidado de mayores, ancianos, higiene personal',
  'medical-assistant':
    'Arztpraxis, Blutabnahme, Patientenaufnahme, Terminvergabe, Impfungen, cabinet médical, prise de sang, accueil des patients, consultorio, extracción de sangre',
  teacher:
    'Unterricht, Unterrichtsplanung, Schüler, Schülerinnen, Klassenleitung, Elternabende, Lehramt, Referendariat, Grundschule, Gymnasium, enseignement, élèves, cours, classe, école, pédagogie, enseñanza, alumnos, clases, escuela, docencia, educación',
  'early-childhood-educator':
    'Kindergarten, Kita, Kinderbetreuung, Kinderkrippe, Elterngespräche, petite enfance, crèche, éveil, guardería, educación infantil, niños',
  professor:
    'Lehre, Forschung, Vorlesungen, Universität, Promotion, recherche, université, enseignement supérieur, investigación, universidad, docencia universitaria',
  chef: 'Küche, Speisen, Menüplanung, Speisekarte, Wareneinsatz, Gastronomie, Zubereitung, Küchenleitung, Hygienevorschriften, cuisine, menus, plats, carte, hygiène, brigade, pâtisserie, cocina, platos, menús, higiene alimentaria, repostería',
  waiter:
    'Servieren, Gästebetreuung, Bedienung, Restaurant, Getränke, service en salle, prise de commande, clients, servicio de mesas, bebidas, sala, clientes',
  'hotel-manager':
    'Hotellerie, Rezeption, Gästebetreuung, Reservierungen, Zimmer, hôtellerie, réception, réservations, hôtel, hostelería, recepción, reservas, huéspedes',
  cleaner: 'Reinigung, Gebäudereinigung, Unterhaltsreinigung, Zimmerreinigung, nettoyage, entretien des locaux, ménage, limpieza, limpieza de habitaciones',
  'fitness-trainer':
    'Trainingspläne, Kursleitung, Fitnessstudio, Ernährungsberatung, Krafttraining, coaching sportif, salle de sport, musculation, entrenamiento, gimnasio, ejercicio, nutrición',
  beautician: 'Haarschnitt, Färben, Salon, Kosmetik, coupe, coloration, salon de coiffure, soins esthétiques, corte, peluquería, estética',
  'agricultural-specialist':
    'Landwirtschaft, Pflanzenbau, Pflanzenschutz, Düngung, Ackerbau, Tierhaltung, agriculture, cultures, agronomie, élevage, agricultura, cultivos, riego, ganadería',
  'research-scientist':
    'Forschung, Labor, Versuche, Molekularbiologie, Veröffentlichungen, recherche, laboratoire, expériences, investigación, laboratorio, experimentos',
  'lab-technician':
    'Laboruntersuchungen, Probenvorbereitung, Analytik, Qualitätskontrolle, analyses, échantillons, contrôle qualité, análisis, muestras, control de calidad',
  translator: 'Übersetzung, Übersetzungen, Dolmetschen, Lektorat, traduction, interprétariat, relecture, traducción, interpretación, corrección',
  'event-manager':
    "Veranstaltungen, Veranstaltungsplanung, Messen, Konferenzen, événements, salons, organisation d'événements, eventos, organización de eventos, congresos",
  'security-guard': 'Objektschutz, Zugangskontrolle, Streife, Werkschutz, surveillance, gardiennage, rondes, vigilancia, control de accesos, rondas',
};
