import type { TrainingFields } from '#shared/trainings/training.ts';

/** A training of the demo. `certificate` is the number of months for which it is valid, 0 for good; `full` has more people than seats. */
export type Offer = {
  readonly name: string;
  readonly cost: number;
  readonly where: TrainingFields['location_of_training'];
  readonly days?: number;
  readonly minutes?: number;
  readonly supplier?: string;
  readonly informal?: true;
  readonly certificate?: number;
  readonly seats?: number;
  readonly full?: true;
  readonly team?: number;
  readonly about?: string;
  readonly fla?: true;
};

type OfProgram = Omit<Offer, 'name'>;
/** The first day, in days from today. */
type Planned = readonly [offset: number, offer: Offer];

type ProgramOffer = {
  readonly program: string;
  readonly mandatoryTeam?: number;
  readonly validMonths?: number;
  readonly sessions: readonly Planned[];
};

/** Sessions that are alike, on their days. */
const sessions = (offer: OfProgram, days: readonly number[], name = 'Sessie'): Planned[] =>
  days.map((offset, at) => [offset, { ...offer, name: `${name} ${at + 1}` }]);

/** The number of the team of logistics in the demo, who must know about forklifts. */
export const LOGISTICS_TEAM = 7;

export const offers: readonly ProgramOffer[] = [
  {
    program: 'VCA basisveiligheid',
    sessions: sessions({ cost: 245, where: 'off-site', days: 1, supplier: 'Veiligheidshuis Gent', certificate: 120, seats: 12 }, [-1_150, -620, -210, 35]),
  },
  {
    program: 'VCA voor leidinggevenden',
    sessions: sessions({ cost: 310, where: 'off-site', days: 2, supplier: 'Veiligheidshuis Gent', certificate: 120, seats: 10 }, [-400, 62]),
  },
  {
    program: 'BA4 – elektrische installaties',
    sessions: sessions({ cost: 280, where: 'on-site', days: 1, supplier: 'Vinçotte Academy', certificate: 60, seats: 10 }, [-1_790, -830, -95, 18], 'Groep'),
  },
  {
    program: 'Eerste hulp (EHBO), bijscholing',
    validMonths: 12,
    sessions: sessions({ cost: 690, where: 'on-site', minutes: 240, supplier: 'Rode Kruis-Vlaanderen', certificate: 12, seats: 14 }, [-730, -395, -325, -20, 8], 'Namiddag'),
  },
  {
    program: 'Heftruckbestuurder',
    mandatoryTeam: LOGISTICS_TEAM,
    validMonths: 60,
    sessions: sessions({ cost: 430, where: 'off-site', days: 2, supplier: 'Forklift Academy', certificate: 60, seats: 8, team: LOGISTICS_TEAM }, [-1_810, -760, -140, 26], 'Ploeg'),
  },
  {
    program: 'GDPR in de praktijk',
    validMonths: 24,
    sessions: sessions({ cost: 0, where: 'online', minutes: 90, informal: true, about: 'Zelf te volgen, met een korte toets op het einde.' }, [-500, -130, 14], 'Editie'),
  },
  {
    program: 'Néerlandais au travail',
    sessions: sessions({ cost: 1_450, where: 'on-site', days: 10, supplier: 'Lingua Liège', seats: 9, full: true, about: 'Un soir par semaine, en petit groupe.' }, [-420, -180, 12], 'Niveau'),
  },
  {
    program: 'Leadership track',
    sessions: [
      [-300, { name: 'Kick-off: leading yourself', cost: 1_900, where: 'off-site', days: 2, supplier: 'Vlerick Business School', seats: 12, certificate: 0 }],
      [-170, { name: 'Leading others', cost: 1_900, where: 'off-site', days: 2, supplier: 'Vlerick Business School', seats: 12, certificate: 0 }],
      [48, { name: 'Leading change', cost: 1_900, where: 'off-site', days: 2, supplier: 'Vlerick Business School', seats: 12, certificate: 0 }],
    ],
  },
  {
    program: 'Excel voor gevorderden',
    sessions: sessions({ cost: 340, where: 'online', days: 1, supplier: 'Syntra', seats: 12 }, [-260, -75, 5], 'Groep'),
  },
  {
    program: 'Onthaal van nieuwe collega’s',
    sessions: sessions({ cost: 0, where: 'on-site', minutes: 180, informal: true }, [-240, -150, -60, 1], 'Ochtend'),
  },
  {
    program: 'Brandbestrijding en evacuatie',
    validMonths: 36,
    sessions: sessions({ cost: 560, where: 'on-site', minutes: 180, supplier: 'Brandweerschool Oost-Vlaanderen', certificate: 36, seats: 15 }, [-1_110, -1_050, 90], 'Oefening'),
  },
  { program: 'Ergonomie op kantoor', sessions: [] },
]; // prettier-ignore

export const courses: readonly Planned[] = [
  [-610, { name: 'Preventieadviseur niveau 3', cost: 1_250, where: 'off-site', days: 5, supplier: 'Prebes', certificate: 0 }],
  [-480, { name: 'Vertrouwenspersoon', cost: 890, where: 'off-site', days: 5, supplier: 'IDEWE', certificate: 0 }],
  [-355, { name: 'Vertrouwenspersoon, supervisie', cost: 210, where: 'off-site', minutes: 210, supplier: 'IDEWE', certificate: 12 }],
  [-450, { name: 'ISO 14001 interne auditor', cost: 720, where: 'off-site', days: 2, supplier: 'Vinçotte Academy', certificate: 36 }],
  [-330, { name: 'Social selling met LinkedIn', cost: 295, where: 'online', minutes: 210, supplier: 'Voka' }],
  [-310, { name: 'Onderhandelen met leveranciers', cost: 640, where: 'off-site', days: 2, supplier: 'Voka', fla: true }],
  [-290, { name: 'Loonadministratie: nieuwigheden', cost: 180, where: 'online', minutes: 150, supplier: 'SD Worx' }],
  [-250, { name: 'Power BI, introductie', cost: 410, where: 'online', days: 1, supplier: 'Syntra' }],
  [-220, { name: 'Hoogtewerker (IPAF)', cost: 365, where: 'off-site', days: 1, supplier: 'Forklift Academy', certificate: 60, seats: 6 }],
  [-200, { name: 'Gestion du stress', cost: 480, where: 'on-site', days: 1, supplier: 'CESI', about: 'En français.' }],
  [-165, { name: 'Rijbewijs C, code 95', cost: 230, where: 'off-site', minutes: 420, supplier: 'Vias', certificate: 60 }],
  [-120, { name: 'Defensief rijden', cost: 260, where: 'off-site', days: 0.5, supplier: 'Vias' }],
  [-110, { name: 'Sales onboarding', cost: 0, where: 'on-site', minutes: 240, informal: true, team: 5 }],
  [-88, { name: 'Figma for product teams', cost: 190, where: 'online', minutes: 180 }],
  [-70, { name: 'Conferentie Supply Chain Europe', cost: 1_340, where: 'buitenland', days: 3, supplier: 'Supply Chain Network' }],
  [-42, { name: 'Btw voor niet-fiscalisten', cost: 275, where: 'online', minutes: 180, supplier: 'Kluwer', fla: true }],
  [-28, { name: 'Klantgericht telefoneren', cost: 320, where: 'on-site', days: 1, team: 10 }],
  [-12, { name: 'Cybersecurity: phishing herkennen', cost: 0, where: 'online', minutes: 45, informal: true }],
  [-6, { name: 'Lunch & learn: AI op het werk', cost: 60, where: 'on-site', minutes: 60, informal: true }],
  [0, { name: 'Projectmanagement met Prince2', cost: 980, where: 'off-site', days: 3, supplier: 'Syntra', certificate: 36, seats: 10 }],
  [9, { name: 'Reanimatie en AED', cost: 350, where: 'on-site', minutes: 120, supplier: 'Rode Kruis-Vlaanderen', certificate: 12, seats: 8, full: true }],
  [21, { name: 'Feedback geven', cost: 420, where: 'on-site', days: 1, seats: 12 }],
  [33, { name: 'Welzijn op het werk voor leidinggevenden', cost: 510, where: 'on-site', days: 1, supplier: 'IDEWE' }],
  [75, { name: 'Congrès des ressources humaines', cost: 690, where: 'off-site', days: 2, supplier: 'Peoplesphere', seats: 3, full: true }],
  [-520, { name: 'Boekhouding voor beginners', cost: 390, where: 'off-site', days: 4, supplier: 'Syntra' }],
]; // prettier-ignore
