import type { SegmentChoice } from '#shared/list/list-query.ts';
import { AppError } from '#shared/errors/problem.ts';
import { matchingRows, type ListView, type RowQuery } from '#shared/list/apply-list-query.ts';
import { searchTerms } from '#shared/list/search-text.ts';
import type { RowIndex, Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { byQueue } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { fold } from '#shared/values/fold.ts';
import { ofPeople, visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { participantSegment } from './course-segments.ts';
import { refreshListed } from './participant-index.ts';
import {
  participantCollection,
  participantOf,
  participantRowOf,
  participantsByTraining,
  participantStore,
} from './participant-store.ts';
import { trainingNow } from './training-collection.ts';
import { participantSight, trainingSight } from './training-sight.ts';

type OpenParticipants = { rows: RowIndex<ParticipantRow>; view: ListView<ParticipantRow> };
type MatchingParticipants = { rows: ParticipantRow[]; columns: ListView<ParticipantRow>['columns'] };

/** By name; those who wait come last, in their own order. */
const byName = (one: ParticipantRow, other: ParticipantRow): number =>
  one.waiting - other.waiting ||
  (one.waiting === 1 ? byQueue(one, other) : one.name.localeCompare(other.name) || one.id - other.id);

export const everyRow = { segment_id: 'all', show_deleted_only: '0', search_term: '' } as const;
const everyone = participantSegment(everyRow);

/** The participants in the list of one training, even a deleted one. */
const takingPart: Rule<ParticipantRow> = { key: 'participants:taking-part', test: (row) => row.deleted === 0 };

/** The rows whose name or teams hold every word of a search. */
export const searchParticipants = (rows: readonly ParticipantRow[], term: string): ParticipantRow[] => {
  const words = searchTerms(term);
  return rows.filter((row) => {
    const text = fold(`${row.name} ${row.person_team_names ?? ''}`);
    return words.every((word) => text.includes(word));
  });
};

const deletedTrainingError = (): AppError =>
  new AppError('archived', { detail: 'This training is deleted. Bring it back first.' });

/** Participants as this actor may see them: a team manager sees their own people. */
export const participants = (actor: Actor) => {
  const open = async (query: SegmentChoice): Promise<OpenParticipants> => {
    const [rows, scope, view] = await Promise.all([
      refreshListed(),
      visibleEmployees(actor),
      listView(actor, 'training_employee', query, participantSegment),
    ]);
    return { rows, view: { ...view, scope: ofPeople(scope) } };
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
    const found = searchParticipants(matchingRows(rows, { ...query, search_term: '' }, narrowed), query.search_term);
    return { rows: query.orderby_column === undefined ? found.toSorted(byName) : found, columns };
  };

  return {
    open,
    inTraining,
    ofPerson,
    matchingIn,

    /** The participant for a change, a removed one included; 409 when the training is deleted. */
    async toChange(id: number): Promise<Participant> {
      const stored = await participantSight.see(actor, id);
      const row = participantRowOf(stored);
      if (row.training_deleted === 1) throw deletedTrainingError();
      return stored;
    },

    /** `toChange` for many participants who take part, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => Participant> {
      const [participantWith, scope] = await Promise.all([
        participantStore.getEach(ids),
        visibleEmployees(actor),
        participantCollection.refresh(),
      ]);
      return (id) => {
        const participant = participantWith(id);
        if (participant.deleted === 1 || !scope.has(participant.employee_id)) throw new AppError('not_found');
        if (participantRowOf(participant).training_deleted === 1) throw new AppError('archived');
        return participant;
      };
    },

    /** A training whose participants may be changed: in sight and not archived. */
    async trainingToChange(trainingId: number) {
      const training = trainingNow(await trainingSight.see(actor, trainingId));
      if (training.deleted === 1) throw deletedTrainingError();
      return training;
    },
  };
};
