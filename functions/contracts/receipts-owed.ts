import type { AboutRecord } from '#shared/contracts/contract.ts';
import { receiptOwedTo } from '#shared/contracts/policy.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { assetPolicies, carPolicies, personContracts } from '#functions/platform/contracts/policies.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { namesOfAbout } from './about-records.ts';

/** The things of which a person should still get a receipt, as far as the actor sees them; the newest policy first. */
export const receiptsOwed = async (actor: Actor, person: number): Promise<(AboutRecord & { name: string })[]> => {
  const [vehicles, assets] = await Promise.all([everyVehicle(), assetIndex(), visiblePerson(actor, person)]);
  const isOwed = ({ object_type: type, object_id: id }: AboutRecord): boolean => {
    const holder = type === 'car' ? vehicles.get(id)?.related_employee_id : assets.get(id)?.owner_employee_id;
    const policies = (type === 'car' ? carPolicies : assetPolicies).rowsOf(id);
    return holder !== undefined && receiptOwedTo(policies, holder) === person;
  };
  const signed = personContracts
    .rowsOf(person)
    .filter(({ policy, state }) => policy !== undefined && state === 'signed')
    .toSorted((one, other) => other.id - one.id);
  const things = new Map(
    signed.flatMap(({ about }) => about.map((thing) => [`${thing.object_type}#${thing.object_id}`, thing] as const)),
  );
  const named = await namesOfAbout(actor, [...things.values()].filter(isOwed));
  return named.flatMap(({ object_type, object_id, name }) => (name === null ? [] : [{ object_type, object_id, name }]));
};
