import type { AboutRecord } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/problem.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assetSight } from '#functions/assets/asset-sight.ts';
import { vehicleSight } from '#functions/fleet/vehicle-sight.ts';

const sights = { car: vehicleSight, asset: assetSight } as const;

/** Throws 422 for a vehicle or an asset that the actor does not see. */
export const assertSeesAbout = async (actor: Actor, about: readonly AboutRecord[]): Promise<void> => {
  const issues = await Promise.all(
    about.map(async ({ object_type: object, object_id: id }, at): Promise<Issue[]> => {
      try {
        await sights[object].see(actor, id);
        return [];
      } catch (error) {
        if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden'))
          return [issue(`about.${at}.object_id`, 'unknown_record')];
        throw error;
      }
    }),
  );
  if (issues.flat().length > 0) throw new AppError('form_invalid', { fields: issues.flat() });
};

/** The names of these records; null where the actor may not see one. */
export const namesOfAbout = (actor: Actor, about: readonly AboutRecord[]) =>
  Promise.all(
    about.map(async (each) => {
      const { object_type: object, object_id: id } = each;
      try {
        const name =
          object === 'car'
            ? vehicleSight.nameOf(await vehicleSight.see(actor, id))
            : assetSight.nameOf(await assetSight.see(actor, id));
        return { ...each, name };
      } catch (error) {
        if (error instanceof AppError) return { ...each, name: null };
        throw error;
      }
    }),
  );
