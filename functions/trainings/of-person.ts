import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listEmployeeTrainings } from '#shared/contract/trainings/list-employee-trainings.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { sharesCost } from '#shared/trainings/participant.rules.ts';
import { coursesFor } from './course-index.ts';
import { participantsByPerson } from './participant-store.ts';
import { presentParticipants } from './participant-wire.ts';

type Page = EndpointInput<typeof listEmployeeTrainings>['query'];

/** Latest first; those without a date come first of all, since they lie ahead. */
const latestFirst = (one: ParticipantRow, other: ParticipantRow): number =>
  (other.start_date ?? '9').localeCompare(one.start_date ?? '9') || other.id - one.id;

/** The trainings that a person takes part in. The caller has checked that the actor may see the person. */
export const trainingsOfPerson = async (
  actor: Actor,
  employeeId: number,
  { page, per_page: perPage }: Page,
): Promise<EndpointResponse<typeof listEmployeeTrainings>> => {
  const { trainings } = await coursesFor(actor);
  const rows = participantsByPerson
    .rowsOf(employeeId)
    .filter((row) => row.deleted === 0 && row.training_deleted === 0)
    .toSorted(latestFirst);
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const presented = await presentParticipants(shown);
  return {
    data: presented.map((row, at) => {
      const training = trainings.get(row.training_id);
      const price = sharesCost(shown[at]!) ? (training?.cost_per_person ?? null) : null;
      return { ...row, price, supplier: training?.leverancier ?? null };
    }),
    count: rows.length,
  };
};
