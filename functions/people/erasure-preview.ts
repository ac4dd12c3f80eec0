import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getErasure } from '#shared/contract/people/get-erasure.ts';
import { isOpenContract, isSignedContract } from '#shared/contracts/retention.rules.ts';
import { isInPushedMonth, payrollKeptUntil, type ErasureObstacle } from '#shared/people/erasure.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { daysKept } from '#functions/contracts/kept-until.ts';
import { readPersonDays } from '#functions/days-off/person-days-store.ts';
import { requestCollection, requestsByPerson } from '#functions/days-off/request-store.ts';
import { contractsToSign, personContracts } from '#functions/platform/contracts/policies.ts';
import { documentsOf, withDocuments } from '#functions/platform/documents/document-store.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { loginsOf } from '#functions/session/login-of-person.ts';
import { isLastAdmin } from '#functions/session/user-changes.ts';
import { participantCollection, participantsByPerson } from '#functions/trainings/participant-store.ts';
import { heldEver } from './held-history.ts';

type Erasure = EndpointResponse<typeof getErasure>;
type Preview = Pick<Erasure, 'goes' | 'stays'>;
type Place = { readonly object: ObjectType; readonly ids: readonly number[] };

/** Brings what is counted for the preview up to date. Contracts are counted as what people hold reads them, once. */
const refresh = () =>
  Promise.all([
    personContracts.join.refresh(),
    requestCollection.refresh(),
    participantCollection.refresh(),
    userCollection.refresh(),
  ]);

/** Why the person cannot be erased now. */
export const obstacleOf = async ({ id, deleted }: EmployeeRow): Promise<ErasureObstacle | null> => {
  if (deleted === 0) return 'still_here';
  await refresh();
  if (personContracts.rowsOf(id).some(isOpenContract) || contractsToSign.rowsOf(id).length > 0) return 'papers_open';
  const lasts = await Promise.all((await loginsOf(id)).map(isLastAdmin));
  return lasts.includes(true) ? 'last_admin' : null;
};

const untilOf = (months: number, lastDay: string | null): string | null =>
  months === 0 || lastDay === null ? null : toDmy(payrollKeptUntil(lastDay));

const countDocuments = async (places: readonly Place[]): Promise<number> => {
  const counts = places.map(async ({ object, ids }) => {
    const some = await withDocuments(object, ids);
    return (await Promise.all([...some].map((id) => documentsOf(object, id)))).flat().length;
  });
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
};

/** The contracts that somebody signed, and the day until which the last one of them is kept. */
const contractsStaying = async (
  signed: Parameters<typeof daysKept>[0],
): Promise<{ count: number; until: string | null }> => {
  const days = await daysKept(signed);
  return { count: signed.length, until: toDmyOrNull(days.toSorted().at(-1) ?? null) };
};

/** What an erasure of the person removes and what it leaves, counted as of now. */
export const erasurePreview = async (actor: Actor, { id, active_until: last }: EmployeeRow): Promise<Preview> => {
  await refresh();
  const papers = personContracts.rowsOf(id);
  const signed = papers.filter(isSignedContract);
  const { locked_months: pushed } = await readPersonDays(id);
  const requests = requestsByPerson.rowsOf(id);
  const participations = participantsByPerson.rowsOf(id);
  const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id: each }) => each);
  const logins = [...userCollection.rows.all()].filter(({ employee_id: who }) => who === id);
  const [documents, contracts, held] = await Promise.all([
    countDocuments([
      { object: 'employee', ids: [id] },
      { object: 'training_employee', ids: idsOf(participations) },
      { object: 'day_off_request', ids: idsOf(requests) },
    ]),
    contractsStaying(signed),
    heldEver(actor, id),
  ]);
  return {
    goes: [
      { class: 'record', count: null },
      { class: 'login', count: logins.length },
      { class: 'documents', count: documents },
      { class: 'drafts', count: papers.length - signed.length },
      { class: 'days_off', count: requests.filter((each) => !isInPushedMonth(each, pushed)).length },
      { class: 'mails', count: null },
      { class: 'reminders', count: null },
      { class: 'feed', count: null },
      { class: 'imports', count: null },
      { class: 'exports', count: null },
    ],
    stays: [
      { class: 'contracts', ...contracts },
      { class: 'payroll', count: pushed.length, until: untilOf(pushed.length, last) },
      { class: 'history', count: held.length + participations.length, until: null },
      { class: 'audit', count: null, until: null },
    ],
  };
};
