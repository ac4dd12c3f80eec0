import { personName } from '#shared/people/employee.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { readErasure } from '#functions/platform/directory/erasures.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { partitionOf } from '#functions/platform/storage/keys.ts';
import { loginsEverOf } from '#functions/session/login-of-person.ts';
import { erasedName } from '#functions/workflows/person-data/erase/erased-person.ts';
import { isMeant } from '#functions/people/person-marks.ts';
import { marksOf } from '#functions/people/marks-of-person.ts';
import { signedContracts } from '#functions/workflows/person-data/erase/rewrite-tables.ts';
import { finderOf, storedTexts, type StoredText } from './stored-texts.ts';
import { countOf } from '../count-of.ts';

/** What is printed of a person, one sentence a line, and whether something is still stored that should not be. */
type PersonReport = { readonly sentences: readonly string[]; readonly isClean: boolean };

type Reason = readonly [isAt: (place: string) => boolean, why: string];

/** The item, feed, text or document of a contract, with the number of the contract. */
const ofContract =
  /^(?:\S+ contract#\d+ (\d+)(?:#|$)|\S+ contract#(\d+) |contents\/contracts\/(\d+)\/|\S+ document#contract#(\d+) )/u;

const contractAt = (place: string): number => Number(ofContract.exec(place)?.slice(1).find(Boolean));

/** Where texts of an erased person may stand (docs/areas/trust.md#erasure), with the reason. */
const reasonsToStay = (signed: ReadonlySet<number>): readonly Reason[] => [
  [(place) => /^\S+ (?:audit|sign-in#|ended-sign-in#)/u.test(place), 'the audit log, which nobody can change'],
  [(place) => signed.has(contractAt(place)), 'a contract that somebody signed, which law keeps'],
  [
    (place) => place.startsWith('contracts/'),
    'the file of a contract that was sent or signed, which stays with the contract',
  ],
  [
    (place) => /^(?:\S+ (?:pushed_days|pushed-person|push-answer|push-command)|pushes\/)/u.test(place),
    'what payroll got, which law keeps',
  ],
  [(place) => /^(?:quarantine\/|\S+ upload#)/u.test(place), 'an upload of the last day'],
];

/** Items by the kind of their key, with how many there are. */
const countedByKind = (places: readonly string[]): string[] =>
  [...Map.groupBy(places, (place) => place.split(/[#/]/u)[0] ?? '')].map(([kind, { length }]) => `${kind} ${length}`);

const isReference = (id: number, users: ReadonlySet<number>, { item }: StoredText): boolean =>
  item !== undefined &&
  (item['pk'] === `employee#${id}` ||
    (item['pk'] === partitionOf('employee', id) && String(item['sk']).split('#')[0] === String(id)) ||
    isMeant(item, '', { person: id, users }));

/**
 * Looks through everything that is stored for a person: by number, and by the texts by which they are known. Of an erased
 * person no text is known any more; `names` are those that whoever asks still has.
 */
export const findPerson = async (id: number, names: readonly string[]): Promise<PersonReport> => {
  const person = await employeeStore.get(id);
  if (!person) return { sentences: [`Nobody has the number ${id}.`], isClean: false };
  const erasure = await readErasure(id);
  const isErased = erasure?.state === 'done';
  const users = await loginsEverOf(id);
  const known = isErased ? [] : await marksOf(person, users, erasedName(id, (await readCompany()).language));
  const isFound = finderOf([...new Set([...known.map(({ text }) => text), ...names])]);
  const userIds = new Set(users.map((user) => user.id));
  const reasons = reasonsToStay(await signedContracts());
  const left: string[] = [];
  const kept: string[] = [];
  const references: string[] = [];
  for await (const stored of storedTexts()) {
    const { place, text } = stored;
    if (isReference(id, userIds, stored)) references.push(place);
    if (!isFound(text)) continue;
    const why = reasons.find(([isAt]) => isAt(place))?.[1];
    if (why === undefined) left.push(`${place} holds a text by which the person is known.`);
    else kept.push(`${place} holds one, and stays: ${why}.`);
  }
  const state = isErased
    ? `Person ${id} was erased on ${belgianDay(new Date(String(erasure.erased_at)))}.`
    : `Person ${id}, ${personName(person)}, is not erased.`;
  const hint =
    isErased && names.length === 0 ? ['Nothing says any more what they were called; --names looks for it.'] : [];
  const counted = references.length > 0 ? `: ${countedByKind(references.toSorted()).join(', ')}` : '';
  const numbers = `${countOf(references.length, 'item refers', 'items refer')} to them by number${counted}.`;
  return { sentences: [state, ...hint, numbers, ...kept.toSorted(), ...left.toSorted()], isClean: left.length === 0 };
};
