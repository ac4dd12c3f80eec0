import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listRenewals } from '#shared/contract/trainings/list-renewals.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { hasPlace, isWaiting } from '#shared/trainings/participant.rules.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { coursesFor } from './course-index.ts';
import { byFirstDay, currentCertificate } from './course-rows.ts';
import { participantsByPerson } from './participant-store.ts';

type Renewal = EndpointResponse<typeof listRenewals>['data'][number];

const hasRoom = ({ seats_free: free }: CourseRow): boolean => free === null || free > 0;

/** Somebody who has a place in a session to come, or waits for one, is renewing already. */
const isRenewing = (row: ParticipantRow): boolean => row.phase !== 'held' && (hasPlace(row) || isWaiting(row));

/**
 * The certificates of a person that expired and are not being renewed, by program (docs/areas/trainings.md#renewals).
 * The caller has checked that the actor may see the person.
 */
export const renewalsOf = async (actor: Actor, employeeId: number): Promise<Renewal[]> => {
  const { trainings, programs } = await coursesFor(actor);
  // A certificate stays the person's when they are removed from its training.
  const rows = participantsByPerson.rowsOf(employeeId).filter((row) => row.training_deleted === 0);
  const byProgram = Map.groupBy(rows, ({ program_id: id }) => id);
  const sessions = [...trainings.all()].filter((row) => row.deleted === 0 && row.phase === 'planned' && hasRoom(row));
  return [...byProgram]
    .flatMap(([programId, ofProgram]) => {
      const program = programId === null ? undefined : programs.get(programId);
      const { certificate_state: state, valid_until: until } = currentCertificate(ofProgram);
      if (program?.deleted !== 0 || state !== 'expired' || until === null || ofProgram.some(isRenewing)) return [];
      const next = sessions.filter(({ program_id: id }) => id === program.id).toSorted(byFirstDay)[0];
      return [{ program, until, next }];
    })
    .toSorted((one, other) => one.until.localeCompare(other.until))
    .map(({ program, until, next }) => ({
      program_id: program.id,
      program_name: program.name,
      valid_until: toDmy(until),
      session: next
        ? { id: next.id, name: next.name, start_date: toDmyOrNull(next.start_date), seats_free: next.seats_free }
        : null,
    }));
};
