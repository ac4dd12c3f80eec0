import { isSignedContract } from '#shared/contracts/retention.rules.ts';
import { personName } from '#shared/people/employee.ts';
import { contractCollection } from '#functions/contracts/contract-store.ts';
import { readErasure } from '#functions/people/erasure-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { partitionOf } from '#functions/platform/storage/keys.ts';
import { loginsIn } from '#functions/workflows/person-data/erase/erase-person.ts';
import { erasedName } from '#functions/workflows/person-data/erase/erased-person.ts';
import { isMeant } from '#functions/workflows/person-data/erase/marks.ts';
import { marksOf } from '#functions/workflows/person-data/erase/marks-of.ts';
import { finderOf, storedTexts, type StoredText } from './stored-texts.ts';

/** What is told of a person, one sentence a line, and whether something is still stored that should not be. */
type PersonReport = { readonly sentences: readonly string[]; readonly isClean: boolean };

type Reason = readonly [where: RegExp, why: string];

/** Where texts of an erased person may stand (docs/areas/trust.md#erasure), with the reason. */
const reasonsToStay = (signed: readonly number[]): readonly Reason[] => {
  const ids = signed.length > 0 ? signed.join('|') : 'none';
  return [
    [/^\S+ (?:audit|sign-in#|ended-sign-in#)/u, 'the audit log, which nobody can change'],
    [
      new RegExp(
        `^\\S+ contract#\\d+ (?:${ids})(?:#|$)|^\\S+ contract#(?:${ids}) |^contents/contracts/(?:${ids})/|^\\S+ document#contract#(?:${ids}) `,
        'u',
      ),
      'a contract that somebody signed, which law keeps',
    ],
    [/^contracts\//u, 'the file of a contract that was sent or signed, which stays with the contract'],
    [/^(?:\S+ (?:pushed_days|pushed-person|push-answer|push-command)|pushes\/)/u, 'what payroll got, which law keeps'],
    [/^(?:quarantine\/|\S+ upload#)/u, 'an upload of the last day'],
  ];
};

/** Items by the kind of their key, with how many there are. */
const countedByKind = (places: readonly string[]): string[] =>
  [...Map.groupBy(places, (place) => place.split(/[#/]/u)[0] ?? '')].map(([kind, { length }]) => `${kind} ${length}`);

const isReference = (id: number, users: ReadonlySet<number>, { item }: StoredText): boolean =>
  item !== undefined &&
  (item['pk'] === `employee#${id}` ||
    (item['pk'] === partitionOf('employee', id) && String(item['sk']).split('#')[0] === String(id)) ||
    isMeant(item, '', { person: id, users }));

const signedContractIds = async (): Promise<number[]> => {
  const rows = await contractCollection.refresh();
  return [...rows.all()].flatMap((row) => (isSignedContract(row) ? [row.id] : []));
};

/**
 * Looks through everything that is stored for a person: by number, and by the texts by which they are known. Of an erased
 * person no text is known any more; `names` are those that whoever asks still has.
 */
export const findPerson = async (id: number, names: readonly string[]): Promise<PersonReport> => {
  const person = await employeeStore.get(id);
  if (!person) return { sentences: [`Nobody has the number ${id}.`], isClean: false };
  const erasure = await readErasure(id);
  const isErased = erasure?.state === 'done';
  const users = await loginsIn(id);
  const known = isErased ? [] : await marksOf(person, users, erasedName(id, (await readCompany()).language));
  const isFound = finderOf([...new Set([...known.map(({ text }) => text), ...names])]);
  const userIds = new Set(users.map((user) => user.id));
  const reasons = reasonsToStay(await signedContractIds());
  const left: string[] = [];
  const kept: string[] = [];
  const references: string[] = [];
  for await (const stored of storedTexts()) {
    const { place, text } = stored;
    if (isReference(id, userIds, stored)) references.push(place);
    if (!isFound(text)) continue;
    const why = reasons.find(([where]) => where.test(place))?.[1];
    if (why === undefined) left.push(`${place} holds a text by which the person is known.`);
    else kept.push(`${place} holds one, and stays: ${why}.`);
  }
  const state = isErased
    ? `Person ${id} was erased on ${String(erasure.erased_at).slice(0, 10)}.`
    : `Person ${id}, ${personName(person)}, is not erased.`;
  const hint =
    isErased && names.length === 0 ? ['Nothing says any more what they were called; --names looks for it.'] : [];
  const counted = references.length > 0 ? `: ${countedByKind(references.toSorted()).join(', ')}` : '';
  const numbers = `${references.length} items refer to them by number${counted}.`;
  return { sentences: [state, ...hint, numbers, ...kept.toSorted(), ...left.toSorted()], isClean: left.length === 0 };
};
