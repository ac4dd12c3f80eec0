import { policySegments, type PolicyCells } from '#shared/contracts/policy.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';

/** The segments of the policy for a list of what people hold; `holderOf` is 0 for nobody. */
export const heldPolicySegments = <Row extends PolicyCells & { readonly deleted: 0 | 1 }>(
  holderOf: (row: Row) => number,
): Readonly<Record<string, (row: Row) => boolean>> =>
  Object.fromEntries(
    Object.entries(policySegments).map(([key, test]) => [
      key,
      (row: Row) => row.deleted === 0 && holderOf(row) > 0 && test(row),
    ]),
  );

/** False for a segment of the policy and an actor who may not see policies. */
export const seesSegment = (actor: Actor, key: string): boolean =>
  !Object.hasOwn(policySegments, key) || can(actor, 'policies:read');
