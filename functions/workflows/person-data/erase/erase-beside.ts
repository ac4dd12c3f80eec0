import { isSignedContract } from '#shared/contracts/retention.rules.ts';
import { isInPushedMonth } from '#shared/people/erasure.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { User } from '#shared/people/user.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType, PersonalKind } from '#shared/records/object-types.ts';
import { contractCollection, contractsByPerson, contractStore } from '#functions/contracts/contract-store.ts';
import { planRemoval } from '#functions/contracts/remove-contract.ts';
import { readPersonDays, savePersonDays } from '#functions/days-off/person-days-store.ts';
import { leaveEvents } from '#functions/days-off/request-events.ts';
import { requestCollection, requestsByPerson, requestStore } from '#functions/days-off/request-store.ts';
import { documentsOf, objectKeyOf } from '#functions/platform/documents/document-store.ts';
import { removeDocumentsOf } from '#functions/platform/documents/purge.ts';
import { forgetObject } from '#functions/platform/files/forget-objects.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { mailsMatching } from '#functions/platform/mail/mail-lists.ts';
import { forgetMail } from '#functions/platform/mail/mail-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { remindersOf, removeReminder } from '#functions/platform/reminders/reminder-store.ts';
import { signInAccounts } from '#functions/session/sign-in-accounts.ts';
import { keptSignature } from '#functions/signing/kept-signature.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { licenses } from '#functions/software/licenses.ts';
import { participantCollection, participantsByPerson } from '#functions/trainings/participant-store.ts';
import { forgetFilesOf } from './forget-contract.ts';

/** What an erasure does to the records of one kind that are about the person. */
type EraseRecords = (actor: Actor, personId: number) => Promise<void>;

/** The files go before the documents that name them, so that an erasure that is cut off finds by those what is left. */
const eraseDocuments = async (object: ObjectType, id: number): Promise<void> => {
  const documents = await documentsOf(object, id);
  if (documents.length === 0) return;
  for (const { fileId } of documents) await forgetObject(objectKeyOf(fileId));
  await transact(await removeDocumentsOf(object, id));
};

const eraseReminders = async (object: ObjectType, id: number): Promise<void> => {
  for (const reminder of await remindersOf(object, id)) await transact(removeReminder(reminder));
};

/** Contracts that nobody signed, drafts above all. */
const eraseContract = async (actor: Actor, id: number): Promise<void> => {
  const contract = await contractStore.get(id);
  if (!contract || isSignedContract(contract)) return;
  await forgetFilesOf(contract);
  await eraseReminders('contract', id);
  const { writes } = await planRemoval(actor, { ...contract, deleted: 1 });
  await transact(writes);
};

/** Days that payroll has stay as they are, without what was written about them. */
const eraseRequest = async (actor: Actor, id: number, isPushed: boolean): Promise<void> => {
  const request = await requestStore.get(id);
  if (!request) return;
  await eraseDocuments('day_off_request', id);
  await eraseReminders('day_off_request', id);
  if (!isPushed) {
    await transact([requestStore.remove(request), ...leaveEvents(actor, request, 'day_off_deleted_permanently', {})]);
    return;
  }
  const { reason, decision, custom_fields: fields, tags } = request;
  if (reason === null && !decision?.message && !fields && !tags) return;
  const emptied = {
    ...request,
    reason: null,
    decision: decision && { ...decision, message: null },
    custom_fields: undefined,
    tags: undefined,
  };
  await transact([
    requestStore.update(request, emptied),
    ...leaveEvents(actor, request, 'day_off_changed', { old: '', new: '' }),
  ]);
};

/**
 * Corrections of balances stay for the months that payroll has; the reasons that somebody wrote beside them are
 * removed.
 */
const eraseCorrections = async (id: number): Promise<void> => {
  const before = await readPersonDays(id);
  if (before.corrections.every(({ reason }) => reason === '')) return;
  const corrections = before.corrections.map((correction) => ({ ...correction, reason: '' }));
  await transact([savePersonDays(before, { ...before, corrections })]);
};

/** The names by which the person signed in to software. */
const eraseUsernames = async (actor: Actor, personId: number): Promise<void> => {
  const theirs = await licenses(actor).heldAs(personId, (periods) =>
    periods.some(({ employee_id: who }) => who === personId),
  );
  for (const { id, employee_id: who } of theirs) {
    const license = who === personId ? await licenseStore.get(id) : undefined;
    if (!license || license.username === null) continue;
    const event = recordEvent(actor, {
      object: 'software_license',
      id,
      type: 'license_updated',
      payload: {
        changes: [{ field: 'username', old: null, new: null }],
      },
    });
    await transact([licenseStore.update(license, { ...license, username: null }), event]);
  }
};

const eraseMails = async ({ id, email, private_email }: Employee, users: readonly User[]): Promise<void> => {
  const addresses = new Set(
    [email, private_email, ...users.map((user) => user.email)].flatMap((address) => address?.toLowerCase() ?? []),
  );
  const mails = await mailsMatching(
    ({ employee_id: to, to: { address } }) => to === id || addresses.has(address.toLowerCase()),
  );
  for (const mail of mails) await transact([forgetMail(mail)]);
};

const eraseContracts: EraseRecords = async (actor, personId) => {
  await contractCollection.refresh();
  for (const { id } of contractsByPerson.rowsOf(personId)) await eraseContract(actor, id);
};

const eraseRequests: EraseRecords = async (actor, personId) => {
  await requestCollection.refresh();
  const { locked_months: pushed } = await readPersonDays(personId);
  for (const request of requestsByPerson.rowsOf(personId))
    await eraseRequest(actor, request.id, isInPushedMonth(request, pushed));
};

const eraseParticipations: EraseRecords = async (_, personId) => {
  await participantCollection.refresh();
  for (const { id } of participantsByPerson.rowsOf(personId)) {
    await eraseDocuments('training_employee', id);
    await eraseReminders('training_employee', id);
  }
};

const erasePerson: EraseRecords = async (_, personId) => {
  await eraseDocuments('employee', personId);
  await eraseReminders('employee', personId);
};

/** How the records of each kind that are about the person are emptied, or removed with what belongs to them. */
const erasedByKind: Readonly<Record<PersonalKind, EraseRecords>> = {
  contract: eraseContracts,
  day_off_request: eraseRequests,
  training_employee: eraseParticipations,
  employee: erasePerson,
};

/**
 * Removes what stands beside the record of a person: files, drafts, days off, mails, reminders, accounts to sign in
 * with.
 */
export const eraseBeside = async (actor: Actor, person: Employee, users: readonly User[]): Promise<void> => {
  const { id, avatar } = person;
  for (const erase of Object.values(erasedByKind)) await erase(actor, id);
  await eraseCorrections(id);
  await eraseUsernames(actor, id);
  await eraseMails(person, users);
  if (avatar !== null) await forgetObject(avatar);
  const accounts = signInAccounts();
  for (const user of users) {
    const signature = await keptSignature(user.id);
    if (signature !== undefined) await forgetObject(signature);
    await accounts.remove(user.subject);
  }
};
