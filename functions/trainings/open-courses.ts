import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { RowIndex, Rule } from '#shared/list/row-index.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { resolveSegment } from '#functions/platform/segments/segments.ts';
import { coursesFor } from './course-index.ts';
import { courseSegment } from './course-segments.ts';

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

/** The lists of courses as an actor sees them, each with what it shows of them. */
export const openCourses = (actor: Actor) => {
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

  /** The row of a course that the actor sees. */
  const rowOf = async (object: 'program' | 'training', id: number): Promise<CourseRow> => {
    const { programs, trainings } = await coursesFor(actor);
    const row = (object === 'program' ? programs : trainings).get(id);
    if (!row) throw new AppError('not_found');
    return row;
  };

  return { openListed, openPrograms: openOf('program'), openTrainings: openOf('training'), rowOf };
};
