import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { CourseRowOut, TrainingDetails } from '#shared/contract/trainings/training.ts';
import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, matchingRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import type { RowIndex, Rule } from '#shared/list/row-index.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { Training } from '#shared/trainings/training.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { teamNamesOf } from '#functions/platform/directory/employees.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { resolveSegment } from '#functions/platform/segments/segments.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { courseSegment } from './course-segments.ts';
import { coursesFor } from './course-index.ts';
import { presentCourses } from './course-wire.ts';
import { programCollection } from './program-store.ts';
import { trainingNow } from './training-collection.ts';
import { courseRefusal, trainingSight } from './training-sight.ts';

type OpenCourses = { rows: RowIndex<CourseRow>; view: ListView<CourseRow> };

/** Which courses a list shows. */
export type CourseFilter = 'programs' | 'trainings' | 'all';

const isProgram: Rule<CourseRow> = { key: 'courses:programs', test: (row) => row.is_program === 1 };
const isTraining: Rule<CourseRow> = { key: 'courses:trainings', test: (row) => row.is_program === 0 };
const filterRules = { programs: isProgram, trainings: isTraining, all: undefined } as const;

/** The list of trainings has the segments of trainings and of programs. */
const resolveEither = async (actor: Actor, segmentId: string): Promise<SegmentFilter | undefined> => {
  try {
    return await resolveSegment('training', actor, segmentId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unknown_segment')) throw error;
    return resolveSegment('program', actor, segmentId);
  }
};

const columnsOfBoth = async (actor: Actor): Promise<readonly Column<CourseRow>[]> => {
  const [columns, ofPrograms] = await Promise.all([
    recordColumns(actor, 'training'),
    customFieldsFor(actor, 'program'),
  ]);
  return [...columns, ...ofPrograms.map(customColumn)];
};

const byDate = (query: ListQuery): ListQuery =>
  query.orderby_column === undefined ? { ...query, orderby_column: 'start_date' } : query;

/** Courses as this actor may see them (docs/areas/trainings.md#rights). */
export const courses = (actor: Actor) => {
  /** Programs and one-off courses together. */
  const openListed = async (query: SegmentChoice, filter: CourseFilter = 'all'): Promise<OpenCourses> => {
    if (filter !== 'all') assertMay(actor, 'trainings:filter');
    const [{ listed }, customSegment, columns] = await Promise.all([
      coursesFor(actor),
      resolveEither(actor, query.segment_id),
      columnsOfBoth(actor),
    ]);
    const segment = courseSegment(customSegment ? { ...query, segment_id: 'all' } : query);
    return { rows: listed, view: { columns, segment, scope: filterRules[filter], customSegment, today: today() } };
  };

  const openOf =
    (object: 'program' | 'training') =>
    async (query: SegmentChoice): Promise<OpenCourses> => {
      const [{ programs, trainings }, view] = await Promise.all([
        coursesFor(actor),
        listView(actor, object, query, courseSegment),
      ]);
      return { rows: object === 'program' ? programs : trainings, view };
    };

  const present = async (rows: readonly CourseRow[], query: ListQuery): Promise<CourseRowOut[]> => {
    const [presented, ofTrainings, ofPrograms] = await Promise.all([
      presentCourses(rows),
      requestedFields(actor, 'training', query),
      requestedFields(actor, 'program', query),
    ]);
    return presented.map((row, at) => ({
      ...row,
      ...presentExtras(rows[at]!, row.is_program === 1 ? ofPrograms : ofTrainings),
    }));
  };

  /** The row of a course that the actor sees. */
  const rowOf = async (object: 'program' | 'training', id: number): Promise<CourseRow> => {
    const { programs, trainings } = await coursesFor(actor);
    const row = (object === 'program' ? programs : trainings).get(id);
    if (!row) throw new AppError('not_found');
    return row;
  };

  const assertMayChange = (): void => {
    const refused = courseRefusal(actor);
    if (refused) throw refused;
  };

  return {
    openListed,
    openPrograms: openOf('program'),
    openTrainings: openOf('training'),
    rowOf,
    assertMayChange,

    async list(query: ListQuery, filter: CourseFilter) {
      const { rows, view } = await openListed(query, filter);
      const { data, count } = applyListQuery(rows, query, view);
      // Without the course type, so that each of its choices tells how many there are.
      const both = matchingRows(rows, query, { ...view, scope: undefined });
      const programs = both.filter((row) => row.is_program === 1).length;
      return {
        data: await present(data, query),
        count,
        program_count: programs,
        one_off_count: both.length - programs,
      };
    },

    async sessions(programId: number, query: ListQuery) {
      await rowOf('program', programId);
      const { rows, view } = await openOf('training')(query);
      const scope: Rule<CourseRow> = {
        key: `courses:program:${programId}`,
        test: (row) => row.program_id === programId,
      };
      const { data, count } = applyListQuery(rows, byDate(query), { ...view, scope });
      return { data: await present(data, query), count };
    },

    /** The training for a change; 403 for a team manager. */
    async toChange(id: number): Promise<Training> {
      const stored = await trainingSight.see(actor, id);
      assertMayChange();
      return stored;
    },

    async details(id: number): Promise<{ details: TrainingDetails; custom_fields: CustomFieldOut[] }> {
      const reading = trainingSight.see(actor, id);
      const [stored, custom_fields] = await Promise.all([reading, presentCustomFields(actor, 'training', reading)]);
      const row = await rowOf('training', id);
      const [shown] = await presentCourses([{ ...row, version: stored.version }]);
      const program = programCollection.rows.get(stored.program_id ?? 0);
      const goesWithProgram =
        program?.deleted === 1 && trainingNow(stored).deleted === 1 && program.sessions_fate === 'delete';
      return {
        details: {
          ...shown!,
          tags: [...(stored.tags ?? [])],
          created_at: stored.created_at,
          selected_team_names: teamNamesOf(stored.selected_teams).split(', ').filter(Boolean),
          deleted_with_program: goesWithProgram ? { id: program.id, name: program.name } : null,
        },
        custom_fields,
      };
    },
  };
};
