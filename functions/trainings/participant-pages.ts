import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { ParticipantDetails, ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { documentIdOf } from '#shared/documents/document-id.ts';
import { applyListQuery } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { sharesCost } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { documentsOf } from '#functions/platform/documents/document-store.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { refreshCourses } from './course-index.ts';
import { participantRowOf } from './participant-store.ts';
import { presentParticipants } from './participant-wire.ts';
import { everyRow, searchParticipants, participants } from './participants.ts';
import { participantSight } from './training-sight.ts';

type PageQuery = EndpointInput<typeof listParticipants>['query'];
type ShownParticipant = { details: ParticipantDetails; custom_fields: CustomFieldOut[] };

const countBy = (rows: readonly ParticipantRow[], field: 'status' | 'result'): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const value = row[field];
    if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
};

const present = async (
  actor: Actor,
  rows: readonly ParticipantRow[],
  requested_cf_ids: string,
): Promise<ParticipantRowOut[]> => {
  const [presented, fields] = await Promise.all([
    presentParticipants(rows),
    requestedFields(actor, 'training_employee', { requested_cf_ids }),
  ]);
  return presented.map((row, at) => ({ ...row, ...presentExtras(rows[at]!, fields) }));
};

export const readParticipantPage = async (
  actor: Actor,
  query: ListQuery,
): Promise<{ data: ParticipantRowOut[]; count: number }> => {
  const { rows, view } = await participants(actor).open(query);
  const { data, count } = applyListQuery(rows, query, view);
  return { data: await present(actor, data, query.requested_cf_ids), count };
};

export const readParticipantsOfTraining = async (
  actor: Actor,
  trainingId: number,
  query: PageQuery,
): Promise<EndpointResponse<typeof listParticipants>> => {
  const { inTraining, matchingIn } = participants(actor);
  const { rows: all } = await inTraining(trainingId);
  const { orderby_column, orderby_direction } = query;
  const inOrder =
    orderby_column === undefined
      ? all
      : (await matchingIn(trainingId, { ...everyRow, orderby_column, orderby_direction })).rows.toSorted(
          (one, other) => one.waiting - other.waiting,
        );
  const matching = searchParticipants(inOrder, query.search_term).filter(
    (row) =>
      (query.status === undefined || row.status === query.status) &&
      (query.result === undefined || row.result === query.result) &&
      (query.team_id === undefined || row.person_team_ids.includes(query.team_id)),
  );
  const waiting = matching.filter((row) => row.waiting === 1).length;
  const { page, per_page } = query;
  return {
    data: await present(actor, matching.slice((page - 1) * per_page, page * per_page), query.requested_cf_ids),
    total: matching.length - waiting,
    waiting_total: waiting,
    statuses: countBy(all, 'status'),
    results: countBy(all, 'result'),
  };
};

const detailsOf = async (actor: Actor, reading: Promise<Participant>): Promise<ShownParticipant> => {
  const [stored, custom_fields, { trainings }] = await Promise.all([
    reading,
    presentCustomFields(actor, 'training_employee', reading),
    refreshCourses(),
  ]);
  const [[shown], documents] = await Promise.all([
    presentParticipants([participantRowOf(stored)]),
    documentsOf('training_employee', stored.id),
  ]);
  const names = new Map(documents.map((document) => [documentIdOf(document), document.filename]));
  return {
    details: {
      ...shown!,
      tags: [...(stored.tags ?? [])],
      created_at: stored.created_at,
      cost_per_person: sharesCost(stored) ? (trainings.get(stored.training_id)?.cost_per_person ?? null) : null,
      certificates: stored.certificates.toReversed().map((one) => ({
        obtained_on: toDmy(one.obtained_on),
        valid_until: toDmyOrNull(one.valid_until),
        file_id: one.file_id,
        filename: one.file_id === null ? null : (names.get(one.file_id) ?? null),
      })),
    },
    custom_fields,
  };
};

export const readParticipantDetails = (
  actor: Actor,
  trainingId: number,
  employeeId: number,
): Promise<ShownParticipant> => detailsOf(actor, participants(actor).ofPerson(trainingId, employeeId));

export const readParticipantDetailsById = (actor: Actor, id: number): Promise<ShownParticipant> =>
  detailsOf(actor, participantSight.see(actor, id));
