import type { Dated } from '#shared/assignments/dated.ts';
import { nextChange, periodOn } from '#shared/assignments/periods.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Asset } from './asset.ts';

type DatedFields = Pick<Asset, 'deleted' | 'owner_employee_id' | 'acceptance' | 'periods'>;

/** The asset as of a day: its owner is whom the periods name. A new owner has it to accept, if not before. */
const asOf = <A extends DatedFields>(asset: A, day: IsoDate): A => {
  const held = asset.deleted === 1 ? undefined : periodOn(asset.periods, day);
  const owner = held?.employee_id ?? 0;
  if (owner === asset.owner_employee_id) return asset;
  if (!held) return { ...asset, owner_employee_id: 0, acceptance: null };
  return { ...asset, owner_employee_id: owner, acceptance: held.accepted === 1 ? 'accepted' : 'awaiting' };
};

const changesAfter = ({ periods }: DatedFields, day: IsoDate): IsoDate | null => nextChange(periods, day);

/** How an asset changes with the days (docs/areas/platform.md#who-holds-it-by-date). */
export const assetDated = { asOf, changesAfter } satisfies Dated<Asset>;
