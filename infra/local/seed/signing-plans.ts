import type { PolicyKind, SignerRole, SigningMethod } from '#shared/contracts/names.ts';
import { TWO_ASSETS_AT } from './assets.ts';
import type { DemoUserName } from '../demo-users.ts';

type InternalSigner = Extract<DemoUserName, 'admin' | 'default'>;

/** What happens to a contract that was sent; `open` and `sign` are acts of whoever has the turn. */
export type DemoAct =
  | { readonly ago: number; readonly act: 'open' | 'sign' | 'upload' }
  | { readonly ago: number; readonly act: 'decline' | 'cancel'; readonly reason: string };

export type DemoSending = {
  /** The place in `demoTemplates`, from 1. */
  readonly template: number;
  /** The place among the active people. */
  readonly person: number;
  /** In days, as everything that is `ago`. */
  readonly ago: number;
  readonly values?: Readonly<Record<string, string>>;
  /** A policy or receipt, about the vehicle or assets that the person has, or about an asset that they had. */
  readonly policy?: PolicyKind;
  /** The users who sign, in their order; the person signs last. */
  readonly users: readonly InternalSigner[];
  readonly withoutPerson?: true;
  readonly method?: SigningMethod;
  readonly message?: string;
  /** The last day to sign. */
  readonly deadline_ago?: number;
  readonly acts: readonly DemoAct[];
};

export const internalRoles = ['internal_first', 'internal_second'] as const satisfies readonly SignerRole[];

/** Why a simple signature is enough for the employment contracts of the demo. */
export const SIMPLE_REASON = 'Op vraag van de werknemer; een exemplaar op papier volgt bij indiensttreding.';

const contractValues = {
  free_plaats_van_tewerkstelling: 'Gent',
  free_uurrooster: 'maandag tot vrijdag, 8.30 tot 17 uur',
  free_plaats_van_ondertekening: 'Gent',
};
const frenchValues = {
  free_lieu_de_travail: 'Namur',
  free_horaire: 'du lundi au vendredi, de 8 h 30 à 17 h',
  free_lieu_de_signature: 'Namur',
};
const teleworkValues = {
  free_plaats_van_telewerk: 'het adres van de werknemer',
  free_dagen_van_telewerk: 'dinsdag en donderdag',
  free_begin_van_telewerk: 'de eerste dag van volgende maand',
  free_uren_van_bereikbaarheid: '9 tot 12 en 13 tot 16 uur',
  free_technische_ondersteuning: 'helpdesk@noorderlicht.example',
  free_vergoeding_van_kosten: '€ 60,00 per maand',
  free_termijn_van_terugkeer: 'vier weken',
  free_plaats_van_ondertekening: 'Gent',
};
const carValues = {
  free_landen_van_privegebruik: 'België en de buurlanden',
  free_vrijstelling: '€ 500,00',
  free_termijn_van_schorsing: '30 dagen',
};
const trainingValues = {
  free_omschrijving_van_de_opleiding: 'Master in data engineering',
  free_plaats_van_de_opleiding: 'Gent',
  free_duur_van_de_opleiding: '120 uren',
  free_kosten_van_de_opleiding: '€ 6.400,00',
  free_begin_van_het_beding: 'de laatste dag van de opleiding',
  free_einde_van_het_beding: 'drie jaar later',
  free_bedragen_van_terugbetaling: '€ 5.120,00, € 3.200,00 en € 1.280,00',
  free_plaats_van_ondertekening: 'Gent',
};

/** Contracts that were sent, at least one in each state, oldest first. */
export const demoSendings: readonly DemoSending[] = [
  // Signed on paper, and out of date since its template was published anew.
  { template: 5, person: 3, ago: 34, policy: 'policy', values: carValues, users: [], method: 'paper', acts: [{ ago: 30, act: 'upload' }] }, // prettier-ignore
  {
    template: 3,
    person: 73,
    ago: 28,
    values: teleworkValues,
    users: ['admin'],
    deadline_ago: 12,
    acts: [{ ago: 27, act: 'sign' }, { ago: 26, act: 'open' }], // prettier-ignore
  },
  {
    template: 1,
    person: 62,
    ago: 23,
    values: contractValues,
    users: ['default', 'admin'],
    message: 'Welkom bij Noorderlicht! Neem rustig de tijd om alles te lezen.',
    acts: [
      { ago: 22, act: 'open' },
      { ago: 22, act: 'sign' },
      { ago: 21, act: 'open' },
      { ago: 21, act: 'sign' },
      { ago: 20, act: 'open' },
      { ago: 19, act: 'sign' },
    ],
  },
  { template: 1, person: 76, ago: 15, values: contractValues, users: ['admin'], acts: [{ ago: 14, act: 'cancel', reason: 'De startdatum is gewijzigd.' }] }, // prettier-ignore
  {
    template: 6,
    person: TWO_ASSETS_AT,
    ago: 12,
    policy: 'policy',
    users: [],
    acts: [{ ago: 11, act: 'open' }, { ago: 11, act: 'sign' }], // prettier-ignore
  },
  {
    template: 4,
    person: 70,
    ago: 9,
    values: trainingValues,
    users: ['admin'],
    acts: [
      { ago: 9, act: 'sign' },
      { ago: 8, act: 'open' },
      { ago: 6, act: 'decline', reason: 'Ik wil eerst bespreken welk bedrag ik zou terugbetalen.' },
    ],
  },
  { template: 3, person: 68, ago: 8, values: teleworkValues, users: ['admin'], acts: [{ ago: 8, act: 'sign' }] },
  { template: 5, person: 2, ago: 4, policy: 'policy', values: carValues, users: [], acts: [{ ago: 3, act: 'open' }] },
  {
    template: 7,
    person: 51,
    ago: 3,
    policy: 'return_receipt',
    users: ['admin'],
    acts: [{ ago: 3, act: 'sign' }, { ago: 2, act: 'open' }], // prettier-ignore
  },
  {
    template: 2,
    person: 49,
    ago: 3,
    values: frenchValues,
    users: ['default', 'admin'],
    acts: [{ ago: 2, act: 'open' }, { ago: 2, act: 'sign' }], // prettier-ignore
  },
  { template: 1, person: 58, ago: 2, values: contractValues, users: ['admin', 'default'], acts: [] },
  { template: 8, person: 61, ago: 1, values: { free_doel_van_het_attest: 'een huurovereenkomst' }, users: ['admin'], withoutPerson: true, acts: [] }, // prettier-ignore
  { template: 2, person: 88, ago: 1, values: frenchValues, users: ['admin'], method: 'provider', acts: [] },
];

/** The template that was published a second time, and when. */
export const demoRepublished = { template: 5, ago: 20 } as const;

/** The text of the second version: more time to report damage. */
export const republishedHtml = (html: string): string => html.replace('binnen 24 uur', 'binnen 48 uur');
