import type { Dated } from '#shared/assignments/dated.ts';
import { holderOn, nextChange } from '#shared/assignments/periods.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Asset } from './asset.ts';

type DatedFields = Pick<Asset, 'deleted' | 'owner_employee_id' | 'acceptance' | 'periods'>;

/** The asset as of a day: its owner is whom the periods name. A new owner has it to accept. */
const asOf = <A extends DatedFields>(asset: A, day: IsoDate): A => {
  const owner = asset.deleted === 1 ? 0 : holderOn(asset.periods, day);
  if (owner === asset.owner_employee_id) return asset;
  return { ...asset, owner_employee_id: owner, acceptance: owner > 0 ? 'awaiting' : null };
};

const changesAfter = ({ periods }: DatedFields, day: IsoDate): IsoDate | null => nextChange(periods, day);

/** How an asset changes with the days (docs/areas/platform.md#who-holds-it-by-date). */
export const assetDated = { asOf, changesAfter } satisfies Dated<Asset>;
