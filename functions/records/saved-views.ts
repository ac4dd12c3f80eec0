import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { conditionsOf } from '#shared/list/segment.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';
import type { SavedView, ViewState } from '#shared/records/saved-view.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { RecordKind } from '#functions/platform/records/record-kind.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { filterToKeep } from './kept-filter.ts';
import { recordKinds } from './record-kinds.ts';

export const viewStore = entityStore<SavedView>({
  type: 'view',
  layout: { version: 1, fields: ['list', 'name', 'state', 'shared', 'owner_user_id'] },
});

export const viewCollection = collection<SavedView, SavedView>({ entity: viewStore, toRow: (stored) => stored });

/** Throws `not_found` for a list that has no views, `forbidden` without the right to it. */
const kindOf = (actor: Actor, list: string): RecordKind => {
  const kind = recordKinds.find((each) => each.list === list);
  if (!kind) throw new AppError('not_found');
  assertMay(actor, kind.read);
  return kind;
};

/** Throws `forbidden` without the right to a list. */
export const assertMayView = (actor: Actor, list: string): void => void kindOf(actor, list);

const namedColumns = ({ filters, sort }: ViewState): string[] => [
  ...(filters ? conditionsOf(filters) : []).map(({ column }) => column),
  ...(sort ? [sort.column] : []),
];

/** All views of a list, each with the columns without which it cannot be used. */
export const viewsOfList = async (list: string): Promise<(SavedView & { named: string[] })[]> =>
  [...(await viewCollection.refresh()).all()]
    .filter((view) => view.list === list)
    .map((view) => ({ ...view, named: namedColumns(view.state) }));

/** The views that the actor may use, without those that would reveal a column hidden from the actor. */
export const usableViews = async (actor: Actor, list: string): Promise<SavedView[]> => {
  const kind = kindOf(actor, list);
  const [rows, columns] = await Promise.all([viewCollection.refresh(), recordColumns(actor, kind.object)]);
  const keys = new Set(columns.map(({ key }) => key));
  return [...rows.all()]
    .filter((view) => view.list === list && (view.shared === 1 || view.owner_user_id === actor.user_id))
    .filter(({ state }) => namedColumns(state).every((key) => keys.has(key)))
    .map((view) => ({
      ...view,
      state: { ...view.state, columns: view.state.columns?.filter((key) => keys.has(key)) ?? null },
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/** The state as it is kept. Throws `unknown_column` or the issues of the conditions, each with its path in the body. */
export const stateToKeep = async (actor: Actor, list: string, state: ViewState): Promise<ViewState> => {
  const { filters, sort } = state;
  const columns = await recordColumns(actor, kindOf(actor, list).object);
  const kept = filters && (await filterToKeep(filters, columns, 'state.filters'));
  if (sort && !columns.some(({ key }) => key === sort.column)) {
    throw new AppError('unknown_column', { fields: [issue('state.sort.column', 'unknown_column')] });
  }
  return { ...state, filters: kept };
};

export const mayChange = (actor: Actor, view: SavedView): boolean =>
  view.owner_user_id === actor.user_id || (view.shared === 1 && can(actor, 'settings:manage'));

/** The view for a change by its owner or, when shared, by whoever manages the settings; `not_found` for others. */
export const viewToChange = async (actor: Actor, id: number): Promise<SavedView> => {
  const view = await viewStore.get(id);
  if (!view || !mayChange(actor, view)) throw new AppError('not_found');
  return view;
};
