import { AppError } from '#shared/errors/problem.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planAbsenceEdit, type AbsenceFields } from './absences.ts';
import { readDaysOff } from './days-off.ts';
import { requestRowOf, requestStore } from './request-store.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';

type Answer = { id: number; version: number; warnings: RequestWarning[] };
type Commit = (writes: readonly Write[], answer: Answer) => Promise<Answer>;

/**
 * The absence for a change. A manager may end the absence of their people without the right to know its kind, so this
 * asks for sight of the person alone.
 */
const toEdit = async (actor: Actor, id: number): Promise<DayOffRequest> => {
  const [stored, scope] = await Promise.all([requestStore.get(id), visibleEmployees(actor), readDaysOff()]);
  if (!stored || !scope.has(stored.employee_id)) throw new AppError('not_found');
  if (requestRowOf(stored).kind !== 'absence')
    throw new AppError('conflict', { detail: 'This is a request, not an absence.' });
  return stored;
};

/** Changes an absence: what is absent stays, a null end opens it again. */
export const editAbsenceBy = (
  actor: Actor,
  {
    id,
    version,
    ...sent
  }: { id: number; version?: number | undefined } & { [K in keyof AbsenceFields]?: AbsenceFields[K] | undefined },
  commit: Commit,
): Promise<Answer> =>
  editRecord<DayOffRequest, Answer>({
    of: ['day_off_request', id],
    version,
    commit,
    read: () => toEdit(actor, id),
    present: ({ id: known, version: current }) => ({ id: known, version: current }),
    plan: async (before) => {
      const [daysOff, person] = await Promise.all([readDaysOff(), visiblePerson(actor, before.employee_id)]);
      const fields = {
        type_id: sent.type_id ?? before.type_id,
        start_date: sent.start_date ?? before.start_date,
        end_date: sent.end_date === undefined ? before.end_date : sent.end_date,
        certificate_until: sent.certificate_until === undefined ? before.certificate_until : sent.certificate_until,
      };
      const { writes, warnings } = await planAbsenceEdit({ actor, daysOff, person, fields }, before);
      const answer = (saved: number): Answer => ({ id, version: saved, warnings: [...warnings] });
      return { writes, answer };
    },
  });
