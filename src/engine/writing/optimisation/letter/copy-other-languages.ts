import { beiFirm } from '../../../english/grammar/german-firm.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import type { LetterCopy } from './letter-copy.ts';

/** Two registers are enough to be polite in: `formal` serves Formal, Professional and Confident, `near` the other tones. */
export type Register = 'formal' | 'near';

const then = (clause: string | null): string => (clause === null ? '' : ` ${clause}.`);

/** German letters. `deed` brings its verb along: "habe ich ...". */
export const GERMAN_COPY: Readonly<Record<Register, LetterCopy>> = {
  formal: {
    greeting: () => 'Sehr geehrte Damen und Herren,',
    openings: [
      ({ job, company, asks, now }) => `Sie suchen ${beiFirm(company)} Verstärkung als ${job} und nennen in der Anzeige ${asks}.${then(now)}`,
      ({ job, company, asks, now }) => `in Ihrer Anzeige für die Stelle als ${job} ${beiFirm(company)} steht ${asks}.${then(now)}`,
    ],
    plainOpenings: [
      ({ job, company, now }) => `Sie suchen ${beiFirm(company)} Verstärkung als ${job}.${then(now)}`,
      ({ job, company, now }) => `ich bewerbe mich ${beiFirm(company)} um die Stelle als ${job}.${then(now)}`,
      ({ job, company, now }) => `Ihre Stelle als ${job} ${beiFirm(company)} interessiert mich.${then(now)}`,
      ({ job, company, now }) => `auf Ihre Stelle als ${job} möchte ich mich ${beiFirm(company)} bewerben.${then(now)}`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `Zu ${asks}: ${mid} ${deed}.`,
      ({ asks, at, deed }) => `Sie nennen außerdem ${asks}. ${capital(at)} ${deed}.`,
      ({ asks, mid, deed }) => `Für ${asks} steht dieses Beispiel: ${mid} ${deed}.`,
    ],
    further: [({ at, deed }) => `${capital(at)} ${deed}.`, ({ deed }) => `Außerdem ${deed}.`],
    theirs: [
      ({ says, nearest, job }) =>
        nearest === null
          ? `${says}. Was das für die Stelle als ${job} bedeutet, wüsste ich gern von Ihnen.`
          : `${says}. Am nächsten kommt dem aus meiner Arbeit: ${nearest}.`,
    ],
    bridges: [() => 'Die Einzelheiten mit Daten stehen in meinem Lebenslauf; zu jedem dieser Punkte sage ich Ihnen gern mehr.'],
    closings: [
      ({ company, employer }) =>
        `Gern beantworte ich Ihre Fragen${employer === null ? '' : `, auch im Einzelnen zu meiner Arbeit ${beiFirm(employer)}`}. Über eine Einladung von ${company} freue ich mich.`,
      ({ job, employer }) =>
        `Über ein Gespräch zur Stelle als ${job} freue ich mich${employer === null ? '' : ` und berichte dann gern mehr von ${employer}`}.`,
      () => 'Alles Weitere erzähle ich Ihnen gern persönlich. Vielen Dank, dass Sie sich die Zeit genommen haben.',
      ({ company }) => `Gern komme ich zu einem Gespräch oder für einen Probetag zu ${company}.`,
      ({ job }) => `Wenn Sie sich mich als ${job} vorstellen können, freue ich mich auf Ihre Einladung.`,
    ],
    closingsOn: [({ thing, job }) => `Gern spreche ich mit Ihnen über die Stelle als ${job} und darüber, was Sie sich unter „${thing}“ vorstellen.`],
    linked: [(demand, deed) => `Sie nennen in der Anzeige „${demand}“: ${deed}.`, (demand, deed) => `Auch „${demand}“ nennen Sie: ${deed}.`],
    needed: [(duty, deed) => `Zu den Aufgaben gehört „${duty}“: ${deed}.`],
    signOff: 'Mit freundlichen Grüßen',
    reasonFirst: false,
    strongestFirst: false,
  },
  near: {
    greeting: (company) => `Guten Tag, liebes Team von ${company},`,
    openings: [
      ({ job, company, asks, now }) =>
        `bei ${asks} in Ihrer Anzeige bin ich hängen geblieben: Genau darum geht es mir, und als ${job} ${beiFirm(company)} würde ich es gern einbringen.${then(now)}`,
      ({ job, company, asks, now }) => `Sie suchen für ${company} jemanden als ${job}, und ${asks} gehört dazu.${then(now)}`,
    ],
    plainOpenings: [
      ({ job, company, now }) => `Sie suchen für ${company} jemanden als ${job}, und ich möchte mich Ihnen vorstellen.${then(now)}`,
      ({ job, company, now }) => `als ${job} ${beiFirm(company)} würde ich gern anfangen und stelle mich Ihnen hier kurz vor.${then(now)}`,
    ],
    proofs: [
      ({ asks, at, deed }) => `${capital(at)} ${deed}. ${asks} wäre mir also nicht neu.`,
      ({ asks, at, deed }) => `Sie nennen ${asks}. ${capital(at)} ${deed}.`,
      ({ asks, mid, deed }) => `Und zu ${asks}: ${mid} ${deed}.`,
    ],
    further: [({ at, deed }) => `${capital(at)} ${deed}.`, ({ mid, deed }) => `Gern erzähle ich auch davon: ${mid} ${deed}.`],
    theirs: [
      ({ says, nearest, company }) =>
        nearest === null ? `${says}. Wie das ${beiFirm(company)} im Alltag aussieht, möchte ich gern hören.` : `${says}. Das kenne ich im Kleinen: ${nearest}.`,
    ],
    bridges: [() => 'Hinter jedem dieser Sätze steckt eine Geschichte, und ich erzähle sie gern.'],
    closings: [
      ({ company, employer }) =>
        `Ich komme gern vorbei, höre mehr über ${company}${employer === null ? '' : ` und erzähle von ${employer}`}. Danke, dass Sie bis hierher gelesen haben.`,
    ],
    closingsOn: [
      ({ thing, company }) =>
        `Ich komme gern vorbei, höre mehr über ${company} und spreche mit Ihnen über „${thing}“. Danke, dass Sie bis hierher gelesen haben.`,
    ],
    linked: [(demand, deed) => `Sie schreiben „${demand}“: ${deed}.`, (demand, deed) => `Und „${demand}“: ${deed}.`],
    needed: [(duty, deed) => `Zu den Aufgaben gehört „${duty}“: ${deed}.`],
    signOff: 'Herzliche Grüße',
    reasonFirst: true,
    strongestFirst: false,
  },
};

export const FRENCH_COPY: Readonly<Record<Register, LetterCopy>> = {
  formal: {
    greeting: () => 'Madame, Monsieur,',
    openings: [
      ({ job, company, asks, now }) => `Votre annonce pour le poste de ${job} chez ${company} mentionne ${asks}.${then(now)}`,
      ({ job, company, asks, now }) => `Pour le poste de ${job}, ${company} demande ${asks}.${then(now)}`,
    ],
    plainOpenings: [({ job, company, now }) => `Je vous adresse ma candidature au poste de ${job} chez ${company}.${then(now)}`],
    proofs: [
      ({ asks, mid, deed }) => `Concernant ${asks} : ${mid}, ${deed}.`,
      ({ asks, at, deed }) => `Vous citez aussi ${asks}. ${capital(at)}, ${deed}.`,
      ({ asks, mid, deed }) => `Pour ${asks}, un exemple : ${mid}, ${deed}.`,
    ],
    further: [({ at, deed }) => `${capital(at)}, ${deed}.`, ({ mid, deed }) => `J’ajoute ceci : ${mid}, ${deed}.`],
    theirs: [
      ({ says, nearest, job }) =>
        nearest === null
          ? `${says}. J’aimerais savoir ce que cela demande au poste de ${job}.`
          : `${says}. Ce qui s’en approche le plus dans mon parcours : ${nearest}.`,
    ],
    bridges: [() => 'Les détails et les dates figurent dans mon CV ; je reviendrai volontiers sur chacun de ces points.'],
    closings: [
      ({ job, employer }) =>
        `Je souhaiterais échanger avec vous au sujet du poste de ${job}${employer === null ? '' : ` et de revenir en détail sur mon travail chez ${employer}`}.`,
      ({ company, employer }) =>
        `Je me tiens à la disposition de ${company} pour un entretien${employer === null ? '' : `, y compris sur mon travail chez ${employer}`}.`,
    ],
    closingsOn: [],
    signOff: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
    reasonFirst: false,
    strongestFirst: false,
  },
  near: {
    greeting: (company) => `Bonjour à toute l’équipe de ${company},`,
    openings: [({ job, company, asks, now }) => `Dans votre annonce pour le poste de ${job} chez ${company}, c’est ${asks} qui m’a fait écrire.${then(now)}`],
    plainOpenings: [({ job, company, now }) => `Le poste de ${job} chez ${company} me donne envie de me présenter.${then(now)}`],
    proofs: [
      ({ asks, at, deed }) => `Vous parlez de ${asks}. ${capital(at)}, ${deed}.`,
      ({ asks, at, deed }) => `${capital(at)}, ${deed} ; ${asks} ne serait donc pas nouveau pour moi.`,
      ({ asks, mid, deed }) => `Et pour ${asks} : ${mid}, ${deed}.`,
    ],
    further: [({ at, deed }) => `${capital(at)}, ${deed}.`],
    theirs: [
      ({ says, nearest, company }) =>
        nearest === null
          ? `${says}. J’aimerais entendre comment cela se passe chez ${company} un jour ordinaire.`
          : `${says}. J’en connais une petite version : ${nearest}.`,
    ],
    bridges: [() => 'Derrière chacune de ces lignes, il y a une histoire que je raconterai volontiers.'],
    closings: [
      ({ company, employer }) =>
        `Je viendrais volontiers en savoir plus sur ${company}${employer === null ? '' : ` et vous raconter ${employer}`}. Merci de votre lecture.`,
    ],
    closingsOn: [],
    signOff: 'Bien cordialement,',
    reasonFirst: true,
    strongestFirst: false,
  },
};

export const SPANISH_COPY: Readonly<Record<Register, LetterCopy>> = {
  formal: {
    greeting: () => 'Estimado equipo de selección:',
    openings: [
      ({ job, company, asks, now }) => `En su anuncio para el puesto de ${job} en ${company} piden ${asks}.${then(now)}`,
      ({ job, company, asks, now }) => `Para el puesto de ${job}, ${company} menciona ${asks}.${then(now)}`,
    ],
    plainOpenings: [({ job, company, now }) => `Me dirijo a ustedes por el puesto de ${job} en ${company}.${then(now)}`],
    proofs: [
      ({ asks, mid, deed }) => `Sobre ${asks}: ${mid} ${deed}.`,
      ({ asks, at, deed }) => `También mencionan ${asks}. ${capital(at)} ${deed}.`,
      ({ asks, mid, deed }) => `En cuanto a ${asks}, un ejemplo: ${mid} ${deed}.`,
    ],
    further: [({ at, deed }) => `${capital(at)} ${deed}.`, ({ mid, deed }) => `Añado lo siguiente: ${mid} ${deed}.`],
    theirs: [
      ({ says, nearest, job }) =>
        nearest === null ? `${says}. Me gustaría saber qué le pide eso al puesto de ${job}.` : `${says}. Lo más cercano en mi trayectoria: ${nearest}.`,
    ],
    bridges: [() => 'Los detalles y las fechas están en mi CV; con gusto ampliaré cualquiera de estos puntos.'],
    closings: [
      ({ job, employer }) =>
        `Con gusto hablaré con ustedes sobre el puesto de ${job}${employer === null ? '' : ` y sobre mi trabajo en ${employer}`}. Gracias por su atención.`,
      ({ company, employer }) =>
        `Quedo a disposición de ${company} para una entrevista${employer === null ? '' : `, también sobre mi trabajo en ${employer}`}.`,
    ],
    closingsOn: [],
    signOff: 'Atentamente,',
    reasonFirst: false,
    strongestFirst: false,
  },
  near: {
    greeting: (company) => `Hola, equipo de ${company}:`,
    openings: [({ job, company, asks, now }) => `En su anuncio de ${job} para ${company}, lo que me hizo escribir fue ${asks}.${then(now)}`],
    plainOpenings: [({ job, company, now }) => `Me gustaría presentarme para el puesto de ${job} en ${company}.${then(now)}`],
    proofs: [
      ({ asks, at, deed }) => `Hablan de ${asks}. ${capital(at)} ${deed}.`,
      ({ asks, at, deed }) => `${capital(at)} ${deed}, así que ${asks} no sería nuevo para mí.`,
      ({ asks, mid, deed }) => `Y sobre ${asks}: ${mid} ${deed}.`,
    ],
    further: [({ at, deed }) => `${capital(at)} ${deed}.`],
    theirs: [
      ({ says, nearest, company }) =>
        nearest === null ? `${says}. Me gustaría oír cómo es eso en ${company} un día cualquiera.` : `${says}. Conozco una versión pequeña de eso: ${nearest}.`,
    ],
    bridges: [() => 'Detrás de cada una de estas líneas hay una historia, y la contaré con gusto.'],
    closings: [
      ({ company, employer }) =>
        `Me encantaría saber más de ${company}${employer === null ? '' : ` y contarles lo de ${employer}`}. Gracias por leer hasta aquí.`,
    ],
    closingsOn: [],
    signOff: 'Un saludo cordial,',
    reasonFirst: true,
    strongestFirst: false,
  },
};
