import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { ParticipantDetails, ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, matchingRows, type ListView, type RowQuery } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { searchTerms } from '#shared/list/search-text.ts';
import type { RowIndex, Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { byQueue, sharesCost } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';
import { documentIdOf } from '#shared/documents/document-id.ts';
import { documentsOf } from '#functions/platform/documents/document-store.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { resolveSegment } from '#functions/platform/segments/segments.ts';
import { refreshCourses } from './course-index.ts';
import { participantSegment } from './course-segments.ts';
import {
  participantCollection,
  participantOf,
  participantRowOf,
  participantsByTraining,
  participantStore,
} from './participant-store.ts';
import { presentParticipants } from './participant-wire.ts';
import { trainingNow } from './training-collection.ts';
import { participantSight, trainingSight } from './training-sight.ts';

type SegmentChoice = Pick<ListQuery, 'segment_id' | 'show_deleted_only'>;
type OpenParticipants = { rows: RowIndex<ParticipantRow>; view: ListView<ParticipantRow> };
type MatchingParticipants = { rows: ParticipantRow[]; columns: ListView<ParticipantRow>['columns'] };
type PageQuery = EndpointInput<typeof listParticipants>['query'];

/** By name; those who wait come last, in their own order. */
const byName = (one: ParticipantRow, other: ParticipantRow): number =>
  one.waiting - other.waiting ||
  (one.waiting === 1 ? byQueue(one, other) : one.name.localeCompare(other.name) || one.id - other.id);

const everyRow = { segment_id: 'all', show_deleted_only: '0', search_term: '' } as const;
const everyone = participantSegment(everyRow);

/** Whom the list of one training shows, which may be deleted itself. */
const takingPart: Rule<ParticipantRow> = { key: 'participants:taking-part', test: (row) => row.deleted === 0 };

const countBy = (rows: readonly ParticipantRow[], field: 'status' | 'result'): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const value = row[field];
    if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
};

const holding = (rows: readonly ParticipantRow[], term: string): ParticipantRow[] => {
  const words = searchTerms(term);
  return rows.filter((row) => {
    const text = fold(`${row.name} ${row.person_team_names ?? ''}`);
    return words.every((word) => text.includes(word));
  });
};

/** Participants as this actor may see them: a team manager sees their own people. */
export const participants = (actor: Actor) => {
  const open = async (query: SegmentChoice): Promise<OpenParticipants> => {
    const [rows, scope, custom, columns] = await Promise.all([
      participantCollection.refresh(),
      visibleEmployees(actor),
      resolveSegment('training_employee', actor, query.segment_id),
      recordColumns(actor, 'training_employee'),
    ]);
    const view: ListView<ParticipantRow> = {
      columns,
      segment: participantSegment(custom ? { ...query, segment_id: 'all' } : query),
      scope: scope.all ? undefined : { key: scope.key, test: (row) => scope.has(row.employee_id) },
      customSegment: custom,
      today: today(),
    };
    return { rows, view };
  };

  const present = async (rows: readonly ParticipantRow[], requested_cf_ids: string): Promise<ParticipantRowOut[]> => {
    const [presented, fields] = await Promise.all([
      presentParticipants(rows),
      requestedFields(actor, 'training_employee', { requested_cf_ids }),
    ]);
    return presented.map((row, at) => ({ ...row, ...presentExtras(rows[at]!, fields) }));
  };

  /** The participants of a training in the actor's sight, in the order of their list. */
  const inTraining = async (trainingId: number): Promise<{ rows: ParticipantRow[]; scope: VisibleEmployees }> => {
    const [scope] = await Promise.all([
      visibleEmployees(actor),
      trainingSight.see(actor, trainingId),
      participantCollection.refresh(),
    ]);
    const rows = participantsByTraining
      .rowsOf(trainingId)
      .filter((row) => row.deleted === 0 && scope.has(row.employee_id))
      .toSorted(byName);
    return { rows, scope };
  };

  const detailsOf = async (
    reading: Promise<Participant>,
  ): Promise<{ details: ParticipantDetails; custom_fields: CustomFieldOut[] }> => {
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

  /** The stored participant of a training by person; 404 for who does not take part or is out of sight. */
  const ofPerson = async (trainingId: number, employeeId: number): Promise<Participant> => {
    await participantCollection.refresh();
    const row = participantOf(trainingId, employeeId);
    if (!row) throw new AppError('not_found');
    return participantSight.see(actor, row.id);
  };

  /** What the list of a training shows for a query, all pages of it: searched and ordered by name as the list is. */
  const matchingIn = async (trainingId: number, query: RowQuery & SegmentChoice): Promise<MatchingParticipants> => {
    const { rows, view } = await open(query);
    const { segment, scope, columns } = view;
    const narrowed: ListView<ParticipantRow> = {
      ...view,
      segment: segment.key === everyone.key ? takingPart : segment,
      scope: {
        key: `participants:${trainingId}:${scope?.key ?? 'all'}`,
        test: (row) => row.training_id === trainingId && (scope?.test(row) ?? true),
      },
    };
    const found = holding(matchingRows(rows, { ...query, search_term: '' }, narrowed), query.search_term);
    return { rows: query.orderby_column === undefined ? found.toSorted(byName) : found, columns };
  };

  return {
    open,
    inTraining,
    ofPerson,

    async list(query: ListQuery): Promise<{ data: ParticipantRowOut[]; count: number }> {
      const { rows, view } = await open(query);
      const { data, count } = applyListQuery(rows, query, view);
      return { data: await present(data, query.requested_cf_ids), count };
    },

    async ofTraining(trainingId: number, query: PageQuery): Promise<EndpointResponse<typeof listParticipants>> {
      const { rows: all } = await inTraining(trainingId);
      const { orderby_column, orderby_direction } = query;
      const inOrder =
        orderby_column === undefined
          ? all
          : (await matchingIn(trainingId, { ...everyRow, orderby_column, orderby_direction })).rows.toSorted(
              (one, other) => one.waiting - other.waiting,
            );
      const matching = holding(inOrder, query.search_term).filter(
        (row) =>
          (query.status === undefined || row.status === query.status) &&
          (query.result === undefined || row.result === query.result) &&
          (query.team_id === undefined || row.person_team_ids.includes(query.team_id)),
      );
      const waiting = matching.filter((row) => row.waiting === 1).length;
      const { page, per_page } = query;
      return {
        data: await present(matching.slice((page - 1) * per_page, page * per_page), query.requested_cf_ids),
        total: matching.length - waiting,
        waiting_total: waiting,
        statuses: countBy(all, 'status'),
        results: countBy(all, 'result'),
      };
    },

    matchingIn,

    details: (trainingId: number, employeeId: number) => detailsOf(ofPerson(trainingId, employeeId)),
    detailsById: (id: number) => detailsOf(participantSight.see(actor, id)),

    /** The participant for a change, who takes part now in a training that is not archived. */
    async toChange(id: number): Promise<Participant> {
      const stored = await participantSight.see(actor, id);
      const row = participantRowOf(stored);
      if (row.training_deleted === 1)
        throw new AppError('archived', { detail: 'This training is deleted. Bring it back first.' });
      return stored;
    },

    /** `toChange` for many participants, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => Participant> {
      const [stored, scope] = await Promise.all([
        participantStore.getMany(ids),
        visibleEmployees(actor),
        participantCollection.refresh(),
      ]);
      const byId = new Map(stored.map((one) => [one.id, one]));
      return (id) => {
        const one = byId.get(id);
        if (!one || one.deleted === 1 || !scope.has(one.employee_id)) throw new AppError('not_found');
        if (participantRowOf(one).training_deleted === 1) throw new AppError('archived');
        return one;
      };
    },

    /** A training whose participants may be changed: in sight and not archived. */
    async trainingToChange(trainingId: number) {
      const training = trainingNow(await trainingSight.see(actor, trainingId));
      if (training.deleted === 1)
        throw new AppError('archived', { detail: 'This training is deleted. Bring it back first.' });
      return training;
    },
  };
};
