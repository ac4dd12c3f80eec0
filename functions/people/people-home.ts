import type { PeopleHome } from '#shared/contract/home/get-home.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';

/** The people tile of the home page, over the people whom the actor may see. */
export const peopleHome = async (actor: Actor): Promise<PeopleHome> => {
  const { rows, view } = await employees(actor).open({ segment_id: 'all', show_deleted_only: '0' });
  const active = matchingRows(rows, { search_term: '', orderby_direction: 'asc' }, view);
  const day = today();
  const month = day.slice(0, 7);
  const joined = active.filter(({ start_date: start }) => start?.startsWith(month) && start <= day).length;
  return { active: active.length, joined_this_month: can(actor, 'people:wage-columns') ? joined : null };
};
