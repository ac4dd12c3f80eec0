import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { matchingRows, wholeList } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { mayDecide } from './deciding.ts';
import { requests } from './requests.ts';

const waiting = { segment_id: 'to_decide', show_deleted_only: '0' } as const;
/** The requests that wait and that this actor may decide. */
export const requestsToDecide = async (actor: Actor): Promise<DayOffRequestRow[]> => {
  if (!can(actor, 'days:decide')) return [];
  const { rows, view } = await requests(actor).open(waiting);
  return matchingRows(rows, wholeList, view).filter(({ employee_id: id }) => mayDecide(actor, id));
};

export const countToDecide = async (actor: Actor): Promise<number> => (await requestsToDecide(actor)).length;
