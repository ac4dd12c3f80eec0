import type { AboutRecord } from '#shared/contracts/contract.ts';
import { receiptOwedTo } from '#shared/contracts/policy.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { assetPolicies, carPolicies, personContracts } from '#functions/platform/contracts/policies.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { namesOfAbout } from './about-records.ts';

/** Reads of which things people should still get a receipt; the newest policy first. The caller checks who is in sight. */
export const receiptsOwedReader = async (): Promise<(person: number) => AboutRecord[]> => {
  const [vehicles, assets] = await Promise.all([everyVehicle(), assetIndex()]);
  const isOwedTo =
    (person: number) =>
    ({ object_type: type, object_id: id }: AboutRecord): boolean => {
      const holder = type === 'car' ? vehicles.get(id)?.related_employee_id : assets.get(id)?.owner_employee_id;
      const policies = (type === 'car' ? carPolicies : assetPolicies).rowsOf(id);
      return holder !== undefined && receiptOwedTo(policies, holder) === person;
    };
  return (person) => {
    const signed = personContracts
      .rowsOf(person)
      .filter(({ policy, state }) => policy !== undefined && state === 'signed')
      .toSorted((one, other) => other.id - one.id);
    const things = new Map(
      signed.flatMap(({ about }) => about.map((thing) => [`${thing.object_type}#${thing.object_id}`, thing] as const)),
    );
    return [...things.values()].filter(isOwedTo(person));
  };
};

/** The things of which a person should still get a receipt, as far as the actor sees them. */
export const receiptsOwed = async (actor: Actor, person: number): Promise<(AboutRecord & { name: string })[]> => {
  const [owedTo] = await Promise.all([receiptsOwedReader(), visiblePerson(actor, person)]);
  const named = await namesOfAbout(actor, owedTo(person));
  return named.flatMap(({ object_type, object_id, name }) => (name === null ? [] : [{ object_type, object_id, name }]));
};
