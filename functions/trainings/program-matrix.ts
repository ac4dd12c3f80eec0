import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getMatrix } from '#shared/contract/trainings/get-matrix.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { currentCertificate } from './course-rows.ts';
import { sessionsOf } from './programs.ts';
import { participationsIn, stillMustFollow } from './to-follow.ts';
import { programSight } from './training-sight.ts';

type Matrix = EndpointResponse<typeof getMatrix>;

/** Who followed which session: everybody who takes part in one, or the people of a segment, also those in none. */
export const programMatrix = async (actor: Actor, id: number, segmentId: string | undefined): Promise<Matrix> => {
  const program = await programSight.see(actor, id);
  const [sessions, scope, ofSegment, mustFollow] = await Promise.all([
    sessionsOf(actor, id),
    visibleEmployees(actor),
    segmentId === undefined ? undefined : employees(actor).idsOf(segmentId),
    stillMustFollow(actor, program),
  ]);
  const shownSessions = new Set(sessions.map((session) => session.id));
  const toFollow = new Set(mustFollow.map((person) => person.id));
  const participations = participationsIn(id);
  const present = [...participations]
    .filter(([, rows]) => rows.some(({ deleted }) => deleted === 0))
    .map(([person]) => person);
  const ids = (ofSegment ?? [...new Set([...present, ...toFollow])]).filter((person) => scope.has(person));
  const briefs = await briefsNow(ids);
  const people = ids.flatMap((person) => {
    const employee = briefs.get(person);
    if (!employee) return [];
    const rows = participations.get(person) ?? [];
    const certificate = rows.length > 0 ? currentCertificate(rows) : undefined;
    const cells = rows
      .filter((row) => row.deleted === 0 && shownSessions.has(row.training_id))
      .map(({ training_id, version, status, result, waiting }) => ({ training_id, version, status, result, waiting }));
    return [
      {
        employee,
        still_to_follow: toFollow.has(person),
        valid_until: toDmyOrNull(certificate?.valid_until ?? null),
        certificate_state: certificate?.certificate_state ?? ('none' as const),
        cells,
      },
    ];
  });
  return {
    sessions: sessions.map(({ id: session, name, start_date, end_date }) => ({
      id: session,
      name,
      start_date: toDmyOrNull(start_date),
      end_date: toDmyOrNull(end_date),
    })),
    people: people.toSorted((one, other) => one.employee.name.localeCompare(other.employee.name)),
  };
};
