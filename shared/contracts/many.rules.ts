import { issue, type Issue } from '#shared/errors/issue.ts';
import { isNationalNumber, normalNationalNumber } from '#shared/people/national-number.ts';
import { shortcodeOf } from '#shared/templates/shortcodes.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { CONTRACT_PEOPLE_MAX, SHORTCODE_VALUE_MAX } from './limits.ts';
import { looksLikeEmail } from '#shared/values/looks-like-email.ts';

/** A person who would get a contract, as `contracts.missingValues` answers it. */
export type Candidate = {
  readonly employee_id: number;
  /** The fields without a value. */
  readonly shortcodes: readonly string[];
  readonly has_contract_id: number | null;
};

/** What was typed in the check: values by shortcode, by person. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The people who were taken in or left out by hand. */
export type Choices = Readonly<Record<string, boolean>>;

export const candidateStates = ['complete', 'filled', 'missing', 'left_out'] as const;
export type CandidateState = (typeof candidateStates)[number];

export const typedValue = (typed: Typed, person: number, name: string): string => typed[String(person)]?.[name] ?? '';

/** What is wrong with a typed value; undefined for one that can stand in the text. */
export const typedProblem = (
  name: string,
  text: string,
): 'date' | 'email' | 'national_number' | 'too_long' | undefined => {
  const value = text.trim();
  if (value === '') return undefined;
  if (value.length > SHORTCODE_VALUE_MAX) return 'too_long';
  if (name === 'employee_national_number')
    return isNationalNumber(normalNationalNumber(value)) ? undefined : 'national_number';
  if (name === 'employee_email' || name === 'employee_private_email')
    return looksLikeEmail(value) ? undefined : 'email';
  return shortcodeOf(name)?.type === 'date' && parseDmy(value) === null ? 'date' : undefined;
};

/** Whether a person gets a contract: nobody a second one of the same template, unless it is chosen. */
export const isTakenIn = ({ employee_id: id, has_contract_id: present }: Candidate, choices: Choices): boolean =>
  choices[String(id)] ?? present === null;

const isOpen = (person: number, name: string, typed: Typed): boolean => {
  const text = typedValue(typed, person, name);
  return text.trim() === '' || typedProblem(name, text) !== undefined;
};

export const candidateState = (row: Candidate, typed: Typed, choices: Choices): CandidateState => {
  if (!isTakenIn(row, choices)) return 'left_out';
  if (row.shortcodes.some((name) => isOpen(row.employee_id, name, typed))) return 'missing';
  return row.shortcodes.length > 0 ? 'filled' : 'complete';
};

/** Those who miss most come first; the order does not follow what is typed, so that no row moves under the hands. */
export const worstFirst = <Row extends Candidate>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      Number(one.has_contract_id !== null) - Number(other.has_contract_id !== null) ||
      other.shortcodes.length - one.shortcodes.length,
  );

/** The fields that somebody misses, those that most miss first. */
export const missedFields = (rows: readonly Candidate[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(({ shortcodes }) => shortcodes)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
};

const withValue = (typed: Typed, person: number, name: string, text: string): Typed => ({
  ...typed,
  [String(person)]: { ...typed[String(person)], [name]: text },
});

/** Puts a copied column into the cells of these people, a line each. */
export const pasteColumn = (typed: Typed, name: string, people: readonly number[], text: string): Typed =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .slice(0, people.length)
    .reduce((all, line, at) => withValue(all, people[at]!, name, (line.split('\t')[0] ?? '').trim()), typed);

/** Puts the first value that was typed in a column into its empty cells. */
export const fillEmptyCells = (typed: Typed, name: string, people: readonly number[]): Typed => {
  const value = people.map((id) => typedValue(typed, id, name)).find((text) => text.trim() !== '') ?? '';
  const empty = people.filter((id) => typedValue(typed, id, name).trim() === '');
  return empty.reduce((all, id) => withValue(all, id, name, value), typed);
};

/** What was typed with what a sheet brings, which counts where both say something. */
export const mergeTyped = (typed: Typed, brought: Typed): Typed =>
  Object.entries(brought).reduce<Typed>(
    (all, [person, values]) => ({ ...all, [person]: { ...all[person], ...values } }),
    typed,
  );

/** The values of those who go, without the empty ones. */
export const valuesToSend = (typed: Typed, people: readonly number[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    people.flatMap((id) => {
      const filled = Object.entries(typed[String(id)] ?? {}).filter(([, text]) => text.trim() !== '');
      return filled.length === 0 ? [] : [[String(id), Object.fromEntries(filled)] as const];
    }),
  );

/** The fields of people in which a typed value can be kept; an address is several of them. */
const personFields = {
  employee_birth_date: 'birth_date',
  employee_national_number: 'national_number',
  employee_email: 'email',
  employee_private_email: 'private_email',
  employee_phone: 'phone',
  employee_iban: 'iban',
  employee_number: 'employee_number',
  job_function: 'function',
  job_joint_committee: 'joint_committee',
  job_hours_per_week: 'hours_per_week',
  job_start_date: 'start_date',
  job_seniority_date: 'seniority_date',
} as const;
type PersonField = (typeof personFields)[keyof typeof personFields];

const personFieldOf = (name: string): PersonField | undefined =>
  Object.hasOwn(personFields, name) ? personFields[name as keyof typeof personFields] : undefined;

export const isOfPerson = (name: string): boolean => personFieldOf(name) !== undefined;

/** The edits that keep what was typed on the people who go, too (docs/areas/contracts.md#many). */
export const personEdits = (
  typed: Typed,
  people: readonly number[],
): (Partial<Record<PersonField, string>> & { readonly id: number })[] =>
  Object.entries(valuesToSend(typed, people)).flatMap(([id, values]) => {
    const kept = Object.entries(values).flatMap(([name, text]) => {
      const field = personFieldOf(name);
      return field && typedProblem(name, text) === undefined ? [[field, text.trim()] as const] : [];
    });
    return kept.length === 0 ? [] : [{ id: Number(id), ...Object.fromEntries(kept) }];
  });

/** Issues of the people who get a contract once their values were checked; `missing` people lack some. */
export const goingIssues = (going: readonly number[], missing: number): Issue[] =>
  going.length === 0 && missing > 0 ? [issue('with_missing', 'fill_for_some')] : manyPeopleIssues(going);

/** Issues of a choice of people before their values are checked. */
export const manyPeopleIssues = (people: readonly number[]): Issue[] => {
  if (people.length === 0) return [issue('employee_ids', 'select_some_people')];
  return people.length > CONTRACT_PEOPLE_MAX ? [issue('employee_ids', 'max', { max: CONTRACT_PEOPLE_MAX })] : [];
};
