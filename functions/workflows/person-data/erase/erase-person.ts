import { AppError } from '#shared/errors/problem.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { User } from '#shared/people/user.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeClaims } from '#functions/people/employee-claims.ts';
import { readErasure, saveErasure } from '#functions/platform/directory/erasures.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { forgetObjects } from '#functions/platform/files/forget-objects.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { loginsEverOf } from '#functions/session/login-of-person.ts';
import { PREVIEWS } from '#functions/push/payload.ts';
import { planUserErasure } from '#functions/session/user-changes.ts';
import { kindsOfPerson } from '#functions/workflows/person-data/records-of-person.ts';
import { emptiedPayload } from './emptied-event.ts';
import { eraseBeside } from './erase-beside.ts';
import { rewriteRunFiles } from './erase-runs.ts';
import { eraseSteps, type EraseStep } from './erase-steps.ts';
import { erasedEmployee, erasedName, erasedUser } from './erased-person.ts';
import { forgetSnapshots } from './forget-snapshots.ts';
import { rewriterOf, type Rewriter } from '#functions/people/person-marks.ts';
import { marksOf, type ErasedName } from '#functions/people/marks-of-person.ts';
import {
  forgetEndedSignIns,
  rewriteActivity,
  rewriteItem,
  rewriteRecords,
  rewriteRuns,
  signedContracts,
  uploadsUnderWaySince,
  type Erased,
} from './rewrite-tables.ts';
import { putTombstone } from './tombstones.ts';

/** Files that live for days, exports, previews of pushes and uploads, any of which may hold the person. */
const forgetShortLived = async (): Promise<void> => {
  await forgetObjects('exports/');
  await forgetObjects(PREVIEWS);
  const since = uploadsUnderWaySince();
  await forgetObjects('quarantine/', ({ LastModified: at }) => (at?.getTime() ?? 0) > since);
};

const aboutOnePerson: ReadonlySet<string> = new Set(kindsOfPerson.map(({ object }) => object));

/** Whether an event stands in the feed of the person, or in that of a record that is about them and does not stay. */
const isOfPerson = (item: Item, personId: number, signed: ReadonlySet<number>): boolean => {
  if (item['pk'] === feedKey('employee', personId, '').pk) return true;
  const { object, object_id: id, payload } = item;
  if (!aboutOnePerson.has(String(object)) || (object === 'contract' && signed.has(Number(id)))) return false;
  return (payload as { employee_id?: unknown } | undefined)?.employee_id === personId;
};

/** Events about others lose the marks, those about the person what they said. */
const eventChange =
  (rewrite: Rewriter, personId: number, signed: ReadonlySet<number>) =>
  (item: Item): Item | undefined => {
    const isTheirs = isOfPerson(item, personId, signed);
    const { type, payload } = item;
    const emptied =
      isTheirs && typeof payload === 'object' && payload !== null
        ? { ...item, payload: emptiedPayload(String(type), payload as Item) }
        : item;
    const after = rewriteItem(rewrite, emptied, isTheirs) ?? emptied;
    return JSON.stringify(after) === JSON.stringify(item) ? undefined : after;
  };

/** Who is erased, read anew for each step. */
type Found = {
  readonly actor: Actor;
  readonly person: Employee;
  readonly users: readonly User[];
  readonly name: ErasedName;
  readonly erased: Erased;
};

/** The record and the logins together; from then on nothing says what to look for. */
const recordWrites = async ({ actor, person, users, name }: Found, at: string): Promise<Write[]> => {
  const after = erasedEmployee(person, name, at);
  const logins = await Promise.all(users.map((user) => planUserErasure(user, erasedUser(user, name))));
  return [
    employeeStore.update(person, after),
    ...employeeClaims.change(person, after),
    ...logins.flat(),
    {
      ...recordEvent(actor, {
        object: 'employee',
        id: person.id,
        type: 'person_erased',
        payload: { employee_id: person.id },
      }),
      committed: forgetActors,
    },
  ];
};

const rewriterFor = async ({ person, users, name, erased }: Found): Promise<Rewriter> =>
  rewriterOf(await marksOf(person, users, name), erased);

/**
 * What each step does beside the tables' own transaction. Each can be done again, from the start or from its middle.
 */
const steps: Readonly<Record<Exclude<EraseStep, 'record' | 'end'>, (found: Found) => Promise<void>>> = {
  beside: ({ actor, person, users }) => eraseBeside(actor, person, users),
  files: forgetShortLived,
  run_files: async (found) => rewriteRunFiles(found.person.id, await rewriterFor(found), found.name.name),
  runs: async (found) => {
    await forgetEndedSignIns(found.users.map(({ subject }) => subject));
    await rewriteRuns(await rewriterFor(found), found.erased, found.name.name);
  },
  records: async (found) => rewriteRecords(await rewriterFor(found), found.erased),
  activity: async (found) =>
    rewriteActivity(eventChange(await rewriterFor(found), found.person.id, await signedContracts())),
  snapshots: forgetSnapshots,
};

const find = async (actor: Actor, id: number): Promise<Found> => {
  const person = await employeeStore.get(id);
  if (!person) throw new AppError('not_found');
  const users = await loginsEverOf(id);
  const name = erasedName(id, (await readCompany()).language);
  return { actor, person, users, name, erased: { person: id, users: new Set(users.map((user) => user.id)) } };
};

/**
 * Does a step of an erasure that was confirmed (docs/areas/trust.md#erasure). The record, which says what to look for,
 * is emptied after everything else. A step waits for those before it, and one that is done is not done again.
 */
export const eraseStep = async (actor: Actor, personId: number, step: EraseStep): Promise<void> => {
  const erasure = await readErasure(personId);
  const at = eraseSteps.indexOf(step);
  if (!erasure || erasure.state === 'asked')
    throw new AppError('conflict', { detail: 'Nobody confirmed this erasure.' });
  if (erasure.steps > at) return;
  if (erasure.steps < at) throw new AppError('conflict', { detail: 'The step before it is not done.' });
  const done = { ...erasure, steps: at + 1 };
  if (step === 'end') {
    await putTombstone({ employee_id: personId, erased_at: erasure.erased_at ?? now().toISOString() });
    return transact([saveErasure(erasure, { ...done, state: 'done' })]);
  }
  const found = await find(actor, personId);
  if (step === 'record') {
    const moment = now().toISOString();
    const writes = await recordWrites(found, moment);
    return transact([...writes, saveErasure(erasure, { ...done, reason: null, erased_at: moment })]);
  }
  await steps[step](found);
  return transact([saveErasure(erasure, done)]);
};
