import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { CourseRowOut, TrainingDetails } from '#shared/contract/trainings/training.ts';
import { applyListQuery, matchingRows } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { Training } from '#shared/trainings/training.ts';
import { teamNamesOf } from '#functions/platform/directory/employees.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { presentCourses } from './course-wire.ts';
import { openCourses, type CourseFilter } from './open-courses.ts';
import { programCollection } from './program-store.ts';
import { trainingNow } from './training-collection.ts';
import { courseRefusal, trainingSight } from './training-sight.ts';

const byDate = (query: ListQuery): ListQuery =>
  query.orderby_column === undefined ? { ...query, orderby_column: 'start_date' } : query;

/** Courses as this actor may see them (docs/areas/trainings.md#rights). */
export const courses = (actor: Actor) => {
  const { openListed, openPrograms, openTrainings, rowOf } = openCourses(actor);

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

  const assertMayChange = (): void => {
    const refused = courseRefusal(actor);
    if (refused) throw refused;
  };

  return {
    openListed,
    openPrograms,
    openTrainings,
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
      const { rows, view } = await openTrainings(query);
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
