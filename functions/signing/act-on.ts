import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { cancelContract } from '#shared/contract/signing/cancel-contract.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { changeContract } from '#functions/contracts/change-contract.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { Planned } from './step.ts';

type Acted = EndpointResponse<typeof cancelContract>;

type Act = {
  readonly actor: Actor;
  readonly commit: (writes: readonly Write[], answer: Acted) => Promise<Acted>;
  readonly id: number;
  readonly version?: number | undefined;
  readonly plan: (before: Contract) => Planned | Promise<Planned>;
  /** How the contract is read; by default as one that the actor may see. */
  readonly read?: () => Promise<Contract>;
};

/** An act on a contract: reads it, plans the step and saves it; the answer says the state after it. */
export const actOn = ({ actor, commit, id, version, plan, read }: Act): Promise<Acted> =>
  changeContract(
    { body: { contract_id: id, version }, actor, commit },
    {
      ...(read && { read }),
      plan: async (before) => {
        const { writes, state } = await plan(before);
        return { writes, answer: (saved) => ({ id, state, version: saved }) };
      },
    },
  );
