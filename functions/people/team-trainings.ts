import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTeam } from '#shared/contract/people/get-team.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { currentCertificate } from '#functions/trainings/course-rows.ts';
import { participantsByPerson } from '#functions/trainings/participant-store.ts';
import { mandatoryPrograms, stillMustFollow } from '#functions/trainings/to-follow.ts';

type Trainings = EndpointResponse<typeof getTeam>['trainings'];
type Certificates = NonNullable<Trainings>['certificates'];

/** The certificates of a person that expired or soon will; of several of one program the latest counts. */
const certificatesOf = ({ id, name }: EmployeeRow): Certificates =>
  [
    ...Map.groupBy(
      participantsByPerson.rowsOf(id).filter((row) => row.training_deleted === 0),
      (row) => row.program_id ?? -row.training_id,
    ).values(),
  ]
    .map(currentCertificate)
    .flatMap(({ certificate_state: state, training_id, training_name, program_name, valid_until }) =>
      state === 'soon' || state === 'expired'
        ? [
            {
              employee_id: id,
              name,
              training_id,
              training_name: program_name ?? training_name,
              state,
              valid_until: toDmyOrNull(valid_until),
            },
          ]
        : [],
    );

/** The mandatory programs that people of a team must still follow, and their certificates that need a look. */
export const trainingsOf = async (actor: Actor, people: readonly EmployeeRow[]): Promise<Trainings> => {
  if (!can(actor, 'trainings:read')) return null;
  const members = new Set(people.map(({ id }) => id));
  const programs = await Promise.all(
    (await mandatoryPrograms(actor)).map(async (program) => ({
      program_id: program.id,
      name: program.name,
      people: (await stillMustFollow(actor, program)).filter(({ id }) => members.has(id)).map(({ name }) => name),
    })),
  );
  return {
    to_follow: programs.filter(({ people: names }) => names.length > 0),
    certificates: people.flatMap(certificatesOf),
  };
};
