import { serialKey } from '#shared/assets/asset.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTaken } from '#functions/platform/assignments/held-records.ts';
import { assetIndex, serialKeyColumn } from './asset-store.ts';
import { plannedAssets } from './planned-assets.ts';
import { seenAssets } from './seen-assets.ts';

/** Assets as this actor may see and change them. */
export const assets = (actor: Actor) => {
  const { records, ...seen } = seenAssets(actor);

  const hasDuplicateSerial = async (asset: Pick<Asset, 'id' | 'serial_number'>): Promise<boolean> =>
    asset.serial_number !== null &&
    isTaken(await assetIndex(), serialKeyColumn, serialKey(asset.serial_number), asset.id);

  return {
    open: records.open,
    matching: records.matching,
    heldAs: records.heldAs,
    page: records.page,
    mayChange: records.mayChange,
    ...seen,
    ...plannedAssets(actor),

    /**
     * Serial numbers repeat in refurbished stock, so a duplicate is a warning, not an error
     * (docs/areas/assets.md#serial-number).
     */
    async warnings(asset: Pick<Asset, 'id' | 'serial_number' | 'deleted'>): Promise<'duplicate_serial'[]> {
      return asset.deleted === 0 && (await hasDuplicateSerial(asset)) ? ['duplicate_serial'] : [];
    },

    /** A team manager gives assets only to their own people (docs/areas/session-and-rights.md#teams). */
    async assertMayAssign(employeeId: number): Promise<void> {
      if (employeeId === 0 && !(await records.mayLeaveUnheld())) {
        throw new AppError('form_invalid', {
          fields: [issue('ownerEmployeeId', 'required')],
          detail: 'Choose somebody of your teams.',
        });
      }
    },
  };
};
