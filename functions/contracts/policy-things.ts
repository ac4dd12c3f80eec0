import type { Periods } from '#shared/assignments/periods.ts';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import type { PolicyKind } from '#shared/contracts/names.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { heldPeriodFrom } from '#shared/people/leaver-periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { assetSight } from '#functions/assets/asset-sight.ts';
import { vehicleSight } from '#functions/fleet/vehicle-sight.ts';
import { assetPolicies, carPolicies } from '#functions/platform/contracts/policies.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/** A thing of which a policy is asked, with the field of the request that names it. */
export type AskedThing = AboutRecord & { readonly path: string };

type Held = { readonly periods: Periods };

const sights = { car: vehicleSight, asset: assetSight } as const;

/** The thing as this actor sees it; undefined for one that they do not see. */
const seen = async (actor: Actor, { object_type: kind, object_id: id }: AboutRecord): Promise<Held | undefined> => {
  if (!can(actor, kindFacts[kind].read)) return undefined;
  try {
    return await sights[kind].see(actor, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
};

const policies = { car: carPolicies, asset: assetPolicies } as const;

/**
 * A receipt is for who has, had or signed for the thing, since a thing that came back on its first day has no period; a
 * policy is for who has it or will get it.
 */
const isHeldFor = (thing: AboutRecord, { periods }: Held, kind: PolicyKind, person: number): boolean =>
  kind === 'return_receipt'
    ? [...periods, ...policies[thing.object_type].rowsOf(thing.object_id)].some(({ employee_id: id }) => id === person)
    : heldPeriodFrom(periods, person, today()) !== undefined;

/** What is wrong with the things of a policy for a person. */
export const thingIssues = async (
  actor: Actor,
  things: readonly AskedThing[],
  kind: PolicyKind,
  person: number,
): Promise<Issue[]> => {
  // Vehicles and assets have their policies from the same contracts.
  await assetPolicies.join.refresh();
  const issues = await Promise.all(
    things.map(async (thing): Promise<Issue[]> => {
      const held = await seen(actor, thing);
      if (!held) return [issue(thing.path, 'unknown_record')];
      return isHeldFor(thing, held, kind, person) ? [] : [issue(thing.path, 'not_held')];
    }),
  );
  return issues.flat();
};
