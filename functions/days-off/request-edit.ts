import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { editRequest } from '#shared/contract/days-off/edit-request.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { ClosedSpan } from '#shared/days-off/request-days.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { readTurn, retryLost, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOff } from './days-off.ts';
import { turnOf } from './person-days-store.ts';
import { mayDecide } from './deciding.ts';
import { planEdit, planNewRequest } from './request-changes.ts';
import { requestRowOf, requestsByPerson, requestStore } from './request-store.ts';
import { assertRequestVersion } from './request-wire.ts';
import { requests } from './requests.ts';

type Body = EndpointInput<typeof editRequest>['body'];
type Answer = EndpointResponse<typeof editRequest>;

/** The span after an edit: what is absent stays. A part that the new span does not have is whole. */
const changedSpan = (before: DayOffRequest, body: Body): ClosedSpan => {
  const start_date = body.start_date ?? before.start_date;
  const end_date = body.end_date ?? before.end_date ?? start_date;
  const isSingle = start_date === end_date;
  return {
    type_id: body.type_id ?? before.type_id,
    start_date,
    end_date,
    start_part: body.start_part ?? (before.start_part === 'morning' && !isSingle ? 'whole' : before.start_part),
    end_part: body.end_part ?? (isSingle ? 'whole' : before.end_part),
    minutes: body.minutes === undefined ? (isSingle ? before.minutes : null) : body.minutes,
  };
};

const assertEditable = (before: DayOffRequest): void => {
  if (requestRowOf(before).kind === 'absence') throw new AppError('conflict', { detail: 'This is an absence.' });
  if (before.state === 'declined')
    throw new AppError('conflict', { detail: 'This request was declined. Make a new one.' });
  if (before.state === 'cancelled')
    throw new AppError('conflict', { detail: 'This request was cancelled. Make a new one.' });
};

/** The change of an approved request that waits already: asking for another one changes it. */
const waitingChange = async ({ id, employee_id: employeeId }: DayOffRequest): Promise<DayOffRequest | undefined> => {
  const row = requestsByPerson
    .rowsOf(employeeId)
    .find(({ replaces_id: replaced, state }) => replaced === id && state === 'requested');
  return row && requestStore.get(row.id);
};

/** The approved request that a change which waits would replace: approving another change ends both. */
const approvedBehind = async ({ state, replaces_id: id }: DayOffRequest): Promise<DayOffRequest | undefined> => {
  const behind = state === 'requested' && id !== null ? await requestStore.get(id) : undefined;
  return behind?.state === 'approved' ? behind : undefined;
};

/** Changes a request that waits, or asks for a change of an approved one, which stays until that is decided. */
export const editOrChange = (
  actor: Actor,
  body: Body,
  commit: (writes: readonly Write[], answer: Answer) => Promise<Answer>,
): Promise<Answer> =>
  retryLost(async () => {
    const before = await requests(actor).toChange(body.id);
    await assertRequestVersion(actor, body.version, before);
    assertEditable(before);
    const person = await visiblePerson(actor, before.employee_id);
    const isApproved = body.approved === 1;
    if (isApproved && !mayDecide(actor, person.id)) throw forbiddenError('days:decide');
    const turn = await readTurn(turnOf(person.id));
    const daysOff = await readDaysOff();
    const reason = body.reason === undefined ? before.reason : body.reason;
    const waits = before.state === 'requested' ? before : await waitingChange(before);
    const changed = isApproved ? await approvedBehind(before) : undefined;
    const draft = { daysOff, person, asker: actor, span: changedSpan(before, body), reason };
    const plan =
      waits && !isApproved
        ? await planEdit({ ...draft, before: waits })
        : await planNewRequest({
            ...draft,
            id: await requestStore.reserveIds(),
            numbers: before.custom_fields ?? null,
            isApproved,
            replaces: changed ?? before,
            before: waits?.id === (changed ?? before).id ? undefined : waits,
          });
    assertNoIssues([...plan.issues]);
    const { value, writes, warnings } = plan;
    const isNew = value.id !== waits?.id;
    const version = isNew ? 1 : value.version + (writes.length > 0 ? 1 : 0);
    const answer = { id: value.id, version, state: value.state, warnings: [...warnings] };
    return writes.length === 0 ? answer : commit([...writes, takeTurn(turnOf(person.id), turn)], answer);
  });
