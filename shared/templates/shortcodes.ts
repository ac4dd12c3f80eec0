import { isObjectType } from '#shared/records/object-types.ts';
import type { FieldGroup, FieldType } from './names.ts';

export type Shortcode = { readonly shortcode: string; readonly group: FieldGroup; readonly type: FieldType };

const group = (name: FieldGroup, fields: Readonly<Record<string, FieldType>>): Shortcode[] =>
  Object.entries(fields).map(([shortcode, type]) => ({ shortcode, group: name, type }));

/**
 * The fields that every text may hold (docs/areas/templates.md#shortcodes); custom fields and free ones come beside
 * them. Their labels stand in the messages of templates under `shortcode`.
 */
export const shortcodes: readonly Shortcode[] = [
  ...group('company', {
    company_name: 'text',
    company_address: 'text',
    company_number: 'text',
    company_nsso_number: 'text',
    company_joint_committee: 'text',
  }),
  ...group('employee', {
    employee_name: 'text',
    employee_first_name: 'text',
    employee_last_name: 'text',
    employee_address: 'text',
    employee_birth_date: 'date',
    employee_national_number: 'text',
    employee_email: 'text',
    employee_private_email: 'text',
    employee_phone: 'text',
    employee_iban: 'text',
    employee_number: 'text',
    employee_language: 'text',
  }),
  ...group('job', {
    job_function: 'text',
    job_team: 'text',
    job_manager: 'text',
    job_statute: 'text',
    job_joint_committee: 'text',
    job_hours_per_week: 'number',
    job_start_date: 'date',
    job_end_date: 'date',
    job_seniority_date: 'date',
  }),
  ...group('wage', { wage_gross: 'amount', wage_type: 'text', wage_from: 'date' }),
  ...group('vehicle', {
    vehicle_name: 'text',
    vehicle_plate: 'text',
    vehicle_chassis_number: 'text',
    vehicle_fuel: 'text',
    vehicle_own_contribution: 'amount',
    vehicle_own_contribution_per: 'text',
    vehicle_catalogue_value: 'amount',
    vehicle_start_date: 'date',
  }),
  ...group('assets', { assets_table: 'table', assets_list: 'text' }),
  ...group('dates', { date_today: 'date', date_sent: 'date', date_deadline: 'date' }),
  ...group('signers', { signer_first_name: 'text', signer_second_name: 'text', signer_employee_name: 'text' }),
];

/**
 * Fields that no record fills: a text that holds one stays right, its value is asked for, and new texts are not offered
 * it. People have no language.
 */
const unfilled: ReadonlySet<string> = new Set(['employee_language']);

/** The fields that are offered to whoever writes a text. */
export const isOffered = (name: string): boolean => !unfilled.has(name);

const known = new Map(shortcodes.map((each) => [each.shortcode, each]));

export const shortcodeOf = (name: string): Shortcode | undefined => known.get(name);

/** Fields of pages, which only what stands above and below the text may hold; the renderer fills them. */
export const pageFields: ReadonlySet<string> = new Set(['page_number', 'page_count']);

/** A field that is asked when a contract is made: `free_` and a name. */
export const isFreeField = (name: string): boolean => name.startsWith('free_');

/** The kinds of record whose custom fields a text may hold, by how the field begins. */
export const customFieldPrefixes = {
  employee: 'employee',
  car: 'vehicle',
  asset: 'asset',
  contract: 'contract',
} as const satisfies Readonly<Record<string, string>>;

const CUSTOM = /^([a-z]+)_cf_([1-9]\d{0,9})$/;

/** The kind and the id of the custom field that a name stands for; undefined for any other. */
export const customFieldOf = (
  name: string,
): { readonly object: keyof typeof customFieldPrefixes; readonly id: number } | undefined => {
  const [, prefix, id] = CUSTOM.exec(name) ?? [];
  const object = Object.entries(customFieldPrefixes).find(([, each]) => each === prefix)?.[0];
  return object !== undefined && isObjectType(object)
    ? { object: object as keyof typeof customFieldPrefixes, id: Number(id) }
    : undefined;
};

/** Fields that hold a wage, whose values nobody reads without access to wages. */
export const isWageField = (name: string): boolean =>
  known.get(name)?.group === 'wage' || name.startsWith('vehicle_own_contribution');

/** Fields whose values the audit log tells as wages: what somebody is paid, and the account it goes to. */
const isPayField = (name: string): boolean => isWageField(name) || name === 'employee_iban';

/** Whether one of these values tells what somebody is paid, or where. */
export const haveWages = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).some(([name, value]) => isPayField(name) && value !== undefined && value !== '');

/** How a free field is called: `free_bonus_scheme` asks for "Bonus scheme". */
export const freeFieldLabel = (name: string): string => {
  const words = name
    .replace(/^free_/, '')
    .replaceAll('_', ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How a field is called: by its label where it has one, else a free field by its words and any other by its name. */
export const fieldLabelOf = (name: string, label: string | undefined): string =>
  label ?? (isFreeField(name) ? freeFieldLabel(name) : name);
