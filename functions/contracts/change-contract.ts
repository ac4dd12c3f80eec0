import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { editRecord, type RecordEdit } from '#functions/platform/storage/edit-record.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';

type Asked<Answer> = {
  readonly body: { readonly contract_id: number; readonly version?: number | undefined };
  readonly actor: Actor;
  readonly commit: RecordEdit<Contract, Answer>['commit'];
};
type Change<Answer> = Pick<RecordEdit<Contract, Answer>, 'plan'> &
  Partial<Pick<RecordEdit<Contract, Answer>, 'archived' | 'isDone' | 'read'>>;

/** Changes one contract on top of the version that was seen; by default one that the actor may see. */
export const changeContract = <Answer>(
  { body: { contract_id: id, version }, actor, commit }: Asked<Answer>,
  change: Change<Answer>,
): Promise<Answer> =>
  editRecord<Contract, Answer>({
    of: ['contract', id],
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    ...change,
  });
