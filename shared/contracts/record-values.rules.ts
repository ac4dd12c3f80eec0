import type { Company, Establishment } from '#shared/contracts/company.ts';
import type { CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import type { FieldValues, TableValue } from '#shared/document-content/field-values.ts';
import type { CellValue } from '#shared/list/column.ts';
import { addressLine, personName, type Employee } from '#shared/people/employee.ts';
import type { DocumentLanguage } from '#shared/templates/names.ts';
import type { Currency } from '#shared/values/currency.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { decimalText } from '#shared/values/decimal.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { Fuel } from '#shared/values/fuel.ts';
import { documentWords } from './document-words.ts';

/** An asset of a person, as a document names it. */
export type AssetFacts = {
  readonly name: string;
  readonly serial_number: string | null;
  readonly since: IsoDate | null;
};

/** A vehicle of a person, as a document names it; lists of vehicles tell their policies, so no field of theirs is named. */
export type VehicleFacts = {
  readonly brand: string;
  readonly model: string;
  readonly plate: string | null;
  readonly chassis_number: string | null;
  readonly fuel: Fuel | null;
  readonly own_contribution: number | null;
  readonly own_contribution_payment_type: string | null;
  readonly catalogue_value: number | null;
  readonly currency: Currency;
};

/** What is known of a person, their job and what they hold, on the day on which the values are taken. */
export type RecordFacts = {
  readonly language: DocumentLanguage;
  readonly today: IsoDate;
  readonly company: Company;
  readonly establishment: Establishment | null;
  readonly person: Employee;
  readonly team_names: string;
  readonly manager_name: string | null;
  readonly vehicle: VehicleFacts | null;
  readonly vehicle_since: IsoDate | null;
  readonly assets: readonly AssetFacts[];
  readonly signer_first_name: string;
  readonly signer_second_name: string;
  readonly deadline: IsoDate | null;
  /** Custom fields by the name of their shortcode, as people read them. */
  readonly custom: Readonly<Record<string, string>>;
};

const day = (date: IsoDate | null): string => (date === null ? '' : toDmy(date));
const amount = (value: number | null, language: DocumentLanguage, currency?: Currency): string =>
  value === null ? '' : formatsOf(language).euro(value, currency);
const text = (value: string | null | undefined): string => value ?? '';

/** The value of a custom field, as the record answers it, in the words and figures of a document. */
export const customFieldText = (type: CustomFieldType, value: CellValue, language: DocumentLanguage): string => {
  if (value === null || value === '') return '';
  if (type === 'money') return amount(Number(value), language);
  // Without groups, as hours are: a year may be kept as a number.
  if (type === 'number') return decimalText(Number(value));
  if (type === 'yes_no') return documentWords[language][Number(value) === 1 ? 'yes' : 'no'];
  return String(value);
};

const nationalNumber = (digits: string | null): string =>
  text(digits).replace(/^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/, '$1.$2.$3-$4.$5');

const ibanInGroups = (iban: string | null): string => text(iban).replace(/(.{4})(?=.)/g, '$1 ');

const assetsTable = ({ assets, language }: RecordFacts): TableValue => {
  const words = documentWords[language];
  return {
    header: [words.asset, words.serial_number, words.since],
    rows: assets.map(({ name, serial_number: serial, since }) => [name, text(serial), day(since)]),
  };
};

const companyValues = ({ company, establishment }: RecordFacts): FieldValues => ({
  company_name: text(company.name),
  company_address: text(establishment?.address ?? company.address),
  company_number: text(company.enterprise_number),
  company_nsso_number: text(company.nsso_number),
  company_joint_committee: text(company.joint_committee),
});

const personValues = ({ person, language }: RecordFacts): FieldValues => ({
  employee_name: personName(person),
  employee_first_name: person.first_name,
  employee_last_name: person.last_name,
  employee_address: text(addressLine(person, documentWords[language].box)),
  employee_birth_date: day(person.birth_date),
  employee_national_number: nationalNumber(person.national_number),
  employee_email: text(person.email),
  employee_private_email: text(person.private_email),
  employee_phone: text(person.phone),
  employee_iban: ibanInGroups(person.iban),
  employee_number: text(person.employee_number),
});

const jobValues = ({ person, team_names, manager_name, language }: RecordFacts): FieldValues => ({
  job_function: text(person.function),
  job_team: team_names,
  job_manager: text(manager_name),
  job_statute: person.statute === null ? '' : documentWords[language].statute[person.statute],
  job_joint_committee: text(person.joint_committee),
  job_hours_per_week: decimalText(person.hours_per_week),
  job_start_date: day(person.start_date),
  job_end_date: day(person.active_until),
  job_seniority_date: day(person.seniority_date),
});

const wageValues = ({ person, language }: RecordFacts): FieldValues => ({
  wage_gross: amount(person.wage_amount, language),
  wage_type: person.wage_type === null ? '' : documentWords[language].wage[person.wage_type],
  wage_from: day(person.wage_from),
});

/** What the driver pays: an amount, or a share of the benefit, which has no currency. */
const ownContribution = (vehicle: VehicleFacts, language: DocumentLanguage): string => {
  const { own_contribution: value, own_contribution_payment_type: payment, currency } = vehicle;
  return value !== null && payment === 'percentage_of_benefit'
    ? formatsOf(language).percent(value, 2)
    : amount(value, language, currency);
};

/** What the own contribution is per; a way of paying that only an integration knows stands as it came. */
const contributionPer = (vehicle: VehicleFacts, language: DocumentLanguage): string => {
  const { own_contribution: value, own_contribution_payment_type: payment } = vehicle;
  const words: Readonly<Record<string, string>> = documentWords[language].contribution;
  const per = payment ?? 'per_month';
  return value === null ? '' : (words[per] ?? per);
};

const vehicleValues = ({ vehicle, vehicle_since: since, language }: RecordFacts): FieldValues =>
  vehicle === null
    ? {}
    : {
        vehicle_name: `${vehicle.brand} ${vehicle.model}`.trim(),
        vehicle_plate: text(vehicle.plate),
        vehicle_chassis_number: text(vehicle.chassis_number),
        vehicle_fuel: vehicle.fuel === null ? '' : documentWords[language].fuel[vehicle.fuel],
        vehicle_own_contribution: ownContribution(vehicle, language),
        vehicle_own_contribution_per: contributionPer(vehicle, language),
        vehicle_catalogue_value: amount(vehicle.catalogue_value, language, vehicle.currency),
        vehicle_start_date: day(since),
      };

/** The values of every field that records can fill (docs/areas/contracts.md#values); '' is none. */
export const recordValues = (facts: RecordFacts): FieldValues => ({
  ...companyValues(facts),
  ...personValues(facts),
  ...jobValues(facts),
  ...wageValues(facts),
  ...vehicleValues(facts),
  ...(facts.assets.length > 0 && {
    assets_table: assetsTable(facts),
    assets_list: facts.assets.map(({ name }) => name).join(', '),
  }),
  date_today: day(facts.today),
  date_sent: day(facts.today),
  date_deadline: day(facts.deadline),
  signer_first_name: facts.signer_first_name,
  signer_second_name: facts.signer_second_name,
  signer_employee_name: personName(facts.person),
  ...facts.custom,
});
