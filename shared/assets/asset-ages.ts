import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import type { Asset } from './asset.ts';

/** Assets of this many years and more stand together. */
const YEARS_MAX = 5;

type Aged = Pick<Asset, 'created_at' | 'periods'> & {
  /** The years after which it is replaced; null for no such time. */
  readonly life: number | null;
};

/** Assets by full years; `due` are those of them that are older than the life of their type. */
type AgeBin = { years: number; assets: number; due: number };
type AssetAges = { ages: AgeBin[]; due_within_year: number };

/** The full years from one day to another. */
const fullYears = (from: IsoDate, to: IsoDate): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** The full years since the first owner's first day, or since the asset was added where that was earlier. */
const ageOf = ({ created_at: at, periods }: Aged, day: IsoDate): number => {
  const added = belgianDay(new Date(at));
  const first = periods[0]?.start_date ?? added;
  return Math.max(0, fullYears(first < added ? first : added, day));
};

/** The assets by age, those to replace by now, and those to replace within a year. */
export const assetAges = (assets: readonly Aged[], day: IsoDate): AssetAges => {
  const aged = assets.map((asset) => ({ age: ageOf(asset, day), life: asset.life }));
  return {
    ages: Array.from({ length: YEARS_MAX + 1 }, (_, years) => {
      const ofAge = aged.filter(({ age }) => Math.min(YEARS_MAX, age) === years);
      return { years, assets: ofAge.length, due: ofAge.filter(({ age, life }) => life !== null && age >= life).length };
    }),
    due_within_year: aged.filter(({ age, life }) => life !== null && age === life - 1).length,
  };
};
