import type { IsoDate } from '#shared/values/dates.ts';
import type { Asset } from './asset.ts';

/** Assets of this many years and more stand together. */
const YEARS_MAX = 5;

/** The full years from one day to another. */
const fullYears = (from: IsoDate, to: IsoDate): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** The assets by full years since their first owner's first day, or since they were added where that was earlier. */
export const assetAges = (
  assets: readonly Pick<Asset, 'created_at' | 'periods'>[],
  day: IsoDate,
): { years: number; assets: number }[] => {
  const years = assets.map(({ created_at: at, periods }) => {
    const added = at.slice(0, 10);
    const first = periods[0]?.start_date ?? added;
    return Math.min(YEARS_MAX, Math.max(0, fullYears(first < added ? first : added, day)));
  });
  return Array.from({ length: YEARS_MAX + 1 }, (_, at) => ({
    years: at,
    assets: years.filter((each) => each === at).length,
  }));
};
