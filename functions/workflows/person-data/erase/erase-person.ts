import { AppError } from '#shared/errors/problem.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { User } from '#shared/people/user.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeClaims } from '#functions/people/employee-claims.ts';
import { readErasure, saveErasure, type StoredErasure } from '#functions/people/erasure-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { forgetObjects } from '#functions/platform/files/forget-objects.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { planUserErasure } from '#functions/session/user-changes.ts';
import { emptiedPayload } from './emptied-event.ts';
import { eraseBeside } from './erase-beside.ts';
import { rewriteRunFiles } from './erase-runs.ts';
import { erasedEmployee, erasedName, erasedUser } from './erased-person.ts';
import { forgetSnapshots } from './forget-snapshots.ts';
import { rewriterOf, type Rewriter } from './marks.ts';
import { marksOf, type ErasedName } from './marks-of.ts';
import { rewriteActivity, rewriteItem, rewriteRecords, rewriteRuns, type Erased } from './rewrite-tables.ts';
import { putTombstone } from './tombstones.ts';

type Progress = (done: number, total: number) => Promise<void>;
const STEPS = 8;

/** Logins are those that are the person, apart from support users who act for others. */
const loginsIn = async (personId: number): Promise<User[]> => {
  const rows = [...(await userCollection.refresh()).all()];
  return userStore.getMany(rows.flatMap(({ id, employee_id: who }) => (who === personId ? [id] : [])));
};

/** Whoever sends a file with a form has finished by then. */
const UPLOAD_MS = 10 * 60_000;

/** Files that live for a day, exports and uploads, any of which may hold the person. */
const forgetShortLived = async (): Promise<void> => {
  await forgetObjects('exports/');
  const since = Date.now() - UPLOAD_MS;
  await forgetObjects('quarantine/', ({ LastModified: at }) => (at?.getTime() ?? 0) > since);
};

/** Events in other feeds lose the marks, those in the feed of the person what they told. */
const eventChange =
  (rewrite: Rewriter, personId: number) =>
  (item: Item): Item | undefined => {
    const isOwn = item['pk'] === feedKey('employee', personId, '').pk;
    const payload = item['payload'];
    const emptied = isOwn && typeof payload === 'object' && payload !== null ? { ...item, payload: emptiedPayload(payload as Item) } : item; // prettier-ignore
    const after = rewriteItem(rewrite, emptied, isOwn) ?? emptied;
    return JSON.stringify(after) === JSON.stringify(item) ? undefined : after;
  };

/** The record and the logins in one transaction, which happens once; from then on nothing says what to look for. */
const eraseRecord = async (
  actor: Actor,
  {
    erasure,
    person,
    users,
    name,
  }: { erasure: StoredErasure; person: Employee; users: readonly User[]; name: ErasedName },
): Promise<void> => {
  const at = now().toISOString();
  const after = erasedEmployee(person, name, at);
  const logins = users.filter((user) => user.subject !== erasedUser(user, name).subject);
  const loginWrites = await Promise.all(logins.map((user) => planUserErasure(user, erasedUser(user, name))));
  await transact([
    employeeStore.update(person, after),
    ...employeeClaims.change(person, after),
    ...loginWrites.flat(),
    recordEvent(actor, 'employee', person.id, 'person_erased', { employee_id: person.id }),
    saveErasure(erasure, { ...erasure, record_erased_at: at, reason: null }),
  ]);
  forgetActors();
};

const eraseEverywhere = async (actor: Actor, erasure: StoredErasure, progress: Progress): Promise<void> => {
  const person = await employeeStore.get(erasure.employee_id);
  if (!person) throw new AppError('not_found');
  const users = await loginsIn(person.id);
  const name = erasedName(person.id, (await readCompany()).language);
  const erased: Erased = { person: person.id, users: new Set(users.map(({ id }) => id)) };
  const rewrite = rewriterOf(await marksOf(person, users, name), erased);
  let done = 0;
  const steps: (() => Promise<void>)[] = [
    () => eraseBeside(actor, person, users),
    forgetShortLived,
    () => rewriteRunFiles(person.id, rewrite, name.name),
    () => rewriteRuns(rewrite, erased, name.name),
    () => rewriteRecords(rewrite, erased),
    () => rewriteActivity(eventChange(rewrite, person.id)),
    () => eraseRecord(actor, { erasure, person, users, name }),
  ];
  for (const step of steps) {
    await step();
    done += 1;
    await progress(done, STEPS);
  }
};

/**
 * Erases a person whose erasure was confirmed (docs/areas/trust.md#erasure). Every step can be done again, and the
 * record, which says what to look for, is emptied last: cut off anywhere, the next call ends it.
 */
export const erasePerson = async (actor: Actor, personId: number, progress: Progress): Promise<void> => {
  const before = await readErasure(personId);
  if (!before || before.state === 'asked') throw new AppError('conflict', { detail: 'Nobody confirmed this erasure.' });
  if (before.state === 'done') return;
  if (before.record_erased_at === null) await eraseEverywhere(actor, before, progress);
  await forgetSnapshots();
  const erasure = await readErasure(personId);
  if (!erasure || erasure.state === 'done') return;
  const erasedAt = erasure.record_erased_at ?? now().toISOString();
  await putTombstone({ employee_id: personId, erased_at: erasedAt });
  await transact([saveErasure(erasure, { ...erasure, state: 'done', erased_at: erasedAt })]);
  await progress(STEPS, STEPS);
};
