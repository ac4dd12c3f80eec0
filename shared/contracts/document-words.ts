import type { Employee } from '#shared/people/employee.ts';
import type { WageType } from '#shared/people/wage.ts';
import type { DocumentLanguage } from '#shared/templates/names.ts';
import type { Fuel } from '#shared/values/fuel.ts';
import type { OwnContributionPaymentType } from '#shared/values/own-contribution.ts';

type Words = {
  readonly asset: string;
  readonly serial_number: string;
  readonly since: string;
  /** Before the number of a box in an address. */
  readonly box: string;
  readonly employee: string;
  readonly employer: string;
  readonly yes: string;
  readonly no: string;
  readonly statute: Readonly<Record<NonNullable<Employee['statute']>, string>>;
  readonly wage: Readonly<Record<WageType, string>>;
  readonly fuel: Readonly<Record<Fuel, string>>;
  /** After the own contribution: an amount by the month or the kilometre, or a share. */
  readonly contribution: Readonly<Record<OwnContributionPaymentType, string>>;
};
/** What of the words is there by the codes of a field. */
export type CodedField = 'statute' | 'wage' | 'fuel' | 'contribution';

/** Words that values bring into a document, in the language of the document. */
export const documentWords: Readonly<Record<DocumentLanguage, Words>> = {
  nl: {
    asset: 'Materiaal',
    serial_number: 'Serienummer',
    since: 'Sinds',
    box: 'bus',
    employee: 'De werknemer',
    employer: 'De werkgever',
    yes: 'ja',
    no: 'nee',
    statute: {
      white_collar: 'bediende',
      blue_collar: 'arbeider',
      self_employed: 'zelfstandige',
      intern: 'stagiair',
      student: 'student',
    },
    wage: {
      employee_paid_hourly: 'uurloon',
      employee_paid_monthly: 'maandloon',
      employee_paid_daily: 'dagloon',
      employee_paid_weekly: 'weekloon',
      employee_paid_four_weekly: 'vierwekelijks loon',
      employee_paid_per_unit: 'stukloon',
      freelancer_paid_hourly: 'uurtarief',
      freelancer_paid_monthly: 'maandtarief',
      freelancer_paid_daily: 'dagtarief',
      intern_not_paid: 'onbezoldigde stage',
    },
    fuel: {
      gas: 'benzine',
      diesel: 'diesel',
      electric: 'elektrisch',
      fuel_cells: 'brandstofcellen',
      natural_gas: 'aardgas',
      hybrid_diesel: 'hybride diesel',
      hybrid_gas: 'hybride benzine',
      lpg: 'lpg',
      fake_hybrid_diesel: 'fake hybride diesel',
      fake_hybrid_gas: 'fake hybride benzine',
    },
    contribution: {
      per_month: 'per maand',
      per_km: 'per kilometer',
      percentage_of_benefit: 'van het belastbare voordeel',
    },
  },
  fr: {
    asset: 'Matériel',
    serial_number: 'Numéro de série',
    since: 'Depuis',
    box: 'boîte',
    employee: 'Le travailleur',
    employer: 'L’employeur',
    yes: 'oui',
    no: 'non',
    statute: {
      white_collar: 'employé',
      blue_collar: 'ouvrier',
      self_employed: 'indépendant',
      intern: 'stagiaire',
      student: 'étudiant',
    },
    wage: {
      employee_paid_hourly: 'salaire horaire',
      employee_paid_monthly: 'salaire mensuel',
      employee_paid_daily: 'salaire journalier',
      employee_paid_weekly: 'salaire hebdomadaire',
      employee_paid_four_weekly: 'salaire par quatre semaines',
      employee_paid_per_unit: 'salaire à la pièce',
      freelancer_paid_hourly: 'tarif horaire',
      freelancer_paid_monthly: 'tarif mensuel',
      freelancer_paid_daily: 'tarif journalier',
      intern_not_paid: 'stage non rémunéré',
    },
    fuel: {
      gas: 'essence',
      diesel: 'diesel',
      electric: 'électrique',
      fuel_cells: 'piles à combustible',
      natural_gas: 'gaz naturel',
      hybrid_diesel: 'hybride diesel',
      hybrid_gas: 'hybride essence',
      lpg: 'LPG',
      fake_hybrid_diesel: 'fausse hybride diesel',
      fake_hybrid_gas: 'fausse hybride essence',
    },
    contribution: { per_month: 'par mois', per_km: 'par kilomètre', percentage_of_benefit: 'de l’avantage imposable' },
  },
  en: {
    asset: 'Asset',
    serial_number: 'Serial number',
    since: 'Since',
    box: 'box',
    employee: 'The employee',
    employer: 'The employer',
    yes: 'yes',
    no: 'no',
    statute: {
      white_collar: 'white-collar worker',
      blue_collar: 'blue-collar worker',
      self_employed: 'self-employed',
      intern: 'intern',
      student: 'student',
    },
    wage: {
      employee_paid_hourly: 'hourly wage',
      employee_paid_monthly: 'monthly wage',
      employee_paid_daily: 'daily wage',
      employee_paid_weekly: 'weekly wage',
      employee_paid_four_weekly: 'four-weekly wage',
      employee_paid_per_unit: 'wage per unit',
      freelancer_paid_hourly: 'hourly rate',
      freelancer_paid_monthly: 'monthly rate',
      freelancer_paid_daily: 'daily rate',
      intern_not_paid: 'unpaid internship',
    },
    fuel: {
      gas: 'petrol',
      diesel: 'diesel',
      electric: 'electric',
      fuel_cells: 'fuel cells',
      natural_gas: 'natural gas',
      hybrid_diesel: 'hybrid diesel',
      hybrid_gas: 'hybrid petrol',
      lpg: 'LPG',
      fake_hybrid_diesel: 'fake hybrid diesel',
      fake_hybrid_gas: 'fake hybrid petrol',
    },
    contribution: { per_month: 'per month', per_km: 'per kilometre', percentage_of_benefit: 'of the taxable benefit' },
  },
};
