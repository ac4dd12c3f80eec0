import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import type { RowIndex, Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { contractSegment } from './contract-segments.ts';
import { contractSight } from './contract-sight.ts';
import { contractCollection, contractStore } from './contract-store.ts';
import { presentContracts } from './contract-wire.ts';

type OpenContracts = { rows: RowIndex<ContractRow>; view: ListView<ContractRow> };

/** What the list of contracts filters by beside its query. */
type Narrowed = { readonly template_id?: number | undefined; readonly employee_id?: number | undefined };

/** Contracts as this actor may see them: a team manager sees those of their people. */
export const contracts = (actor: Actor) => {
  const scopeOf = async ({
    template_id: template,
    employee_id: person,
  }: Narrowed): Promise<Rule<ContractRow> | undefined> => {
    const scope = await visibleEmployees(actor);
    if (scope.all && template === undefined && person === undefined) return undefined;
    return {
      key: `contracts:${scope.all ? 'all' : scope.key}:${template ?? ''}:${person ?? ''}`,
      test: (row) =>
        scope.has(row.employee_id) &&
        (template === undefined || row.template_id === template) &&
        (person === undefined || row.employee_id === person),
    };
  };

  const open = async (query: SegmentChoice, narrowed: Narrowed = {}): Promise<OpenContracts> => {
    const [rows, scope, view] = await Promise.all([
      contractCollection.refresh(),
      scopeOf(narrowed),
      listView(actor, 'contract', query, contractSegment),
    ]);
    return { rows, view: { ...view, scope } };
  };

  return {
    open,

    async list(query: ListQuery, narrowed: Narrowed) {
      const { rows, view } = await open(query, narrowed);
      const { data, count } = applyListQuery(rows, query, view);
      const [presented, fields] = await Promise.all([
        presentContracts(data),
        requestedFields(actor, 'contract', query),
      ]);
      return { data: presented.map((row, at) => ({ ...row, ...presentExtras(data[at]!, fields) })), count };
    },

    /** The contract for a change of it. */
    toChange: (id: number): Promise<Contract> => contractSight.see(actor, id),

    /** `toChange` for many contracts, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => Contract> {
      const [contractOf, scope] = await Promise.all([contractStore.getEach(ids), visibleEmployees(actor)]);
      return (id) => {
        const contract = contractOf(id);
        if (!scope.has(contract.employee_id)) throw new AppError('not_found');
        return contract;
      };
    },

    /** The contracts that this actor sees, archived ones included. */
    async seen(): Promise<ContractRow[]> {
      const [rows, scope] = await Promise.all([contractCollection.refresh(), visibleEmployees(actor)]);
      return [...rows.all()].filter((row) => scope.has(row.employee_id));
    },
  };
};

/** Throws `wrong_state` unless the contract is a draft that is not archived. */
export const assertDraft = ({ state, deleted, final }: Contract): void => {
  if (deleted === 1) throw new AppError('archived', { detail: 'This contract is archived. Unarchive it first.' });
  if (state !== 'draft' || final === 1)
    throw new AppError('wrong_state', { detail: 'Only a draft can be changed.', extras: { state } });
};
