import type { AssetType } from '#shared/assets/asset-type.ts';
import type { Asset } from '#shared/assets/asset.ts';
import type { Period } from '#shared/assignments/periods.ts';
import type { suggestedAssetTypes } from '#shared/assets/suggested-types.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { homeTexts } from '#functions/platform/texts/home.ts';
import { demoCompany } from './contract-plans.ts';
import { typePictureKey } from './pictures.ts';
import { randomSource, type Random } from './random.ts';

const ASSETS = 120;
/** The place of the person who has two assets, and of the first of them. */
export const TWO_ASSETS_AT = 55;
const SERIAL_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** A type of asset with prices excluding VAT, those who sell it and how its serial numbers begin. */
type Offer = {
  key: (typeof suggestedAssetTypes)[number];
  prices: readonly number[];
  vendors: readonly string[];
  serial: string | null;
  life: number | null;
};

const offers: readonly Offer[] = [
  { key: 'laptop', prices: [899, 1_149, 1_349.5, 1_799], vendors: ['Duinhoek IT', 'Sambrelle Informatique'], serial: 'PF', life: 4 },
  { key: 'phone', prices: [329, 449.9, 799], vendors: ['Zonderdraad Telecom'], serial: 'IM', life: 3 },
  { key: 'monitor', prices: [179, 249.5, 389], vendors: ['Duinhoek IT'], serial: 'MN', life: 6 },
  { key: 'headset', prices: [59.9, 119.5], vendors: ['Sambrelle Informatique'], serial: 'HS', life: 3 },
  { key: 'badge', prices: [6.5], vendors: ['Deurwaert & Zoon'], serial: null, life: null },
]; // prettier-ignore

export const demoAssetTypes: readonly AssetType[] = offers.map(({ key, life }, index) => ({
  id: index + 1,
  version: 1,
  name: homeTexts(demoCompany.language).suggested.asset_type[key],
  picture: typePictureKey(index + 1),
  life_years: life,
  created_at: '2024-01-08T08:00:00.000Z',
}));

const serialOf = ({ serial }: Offer, random: Random): string | null =>
  serial &&
  `${serial}-${Array.from({ length: 8 }, () => SERIAL_LETTERS.charAt(random.between(0, SERIAL_LETTERS.length - 1))).join('')}`;

/**
 * The periods of earlier owners, and an open one of the last owner, which ends if the asset is in stock or archived.
 */
const periodsOf = (owners: readonly number[], from: IsoDate, today: IsoDate, random: Random): Period[] => {
  const handOver = addDays(today, -random.between(10, 200));
  return owners.map((employee_id, index) => ({
    employee_id,
    start_date: index === 0 ? from : handOver,
    end_date: index === owners.length - 1 ? null : addDays(handOver, -random.between(0, 6)),
  }));
};

/**
 * The assets of the demo company: dates depend on today, the rest is the same each time. `people` are ids of active
 * people.
 */
export const demoAssets = (today: IsoDate, people: readonly number[]): Asset[] => {
  const random = randomSource(29);
  // One person has a laptop and a phone, which are in one policy.
  const holderOf = (place: number): number => (place === TWO_ASSETS_AT + 1 ? TWO_ASSETS_AT : place);
  const personAt = (place: number): number => people[holderOf(place) % people.length] ?? 1;
  const assets = Array.from({ length: ASSETS }, (_, index): Asset => {
    const offer = offers[index % offers.length] as Offer;
    const from = addDays(today, -random.between(220, 1_400));
    const isArchived = index % 15 === 9;
    const isInStock = index % 9 === 6;
    const owners = index % 6 === 4 ? [personAt(index + 41), personAt(index)] : [personAt(index)];
    const periods = periodsOf(owners, from, today, random);
    const last = periods.at(-1);
    const ended = isArchived || isInStock ? addDays(today, -random.between(1, 9)) : null;
    if (last && ended !== null) last.end_date = ended;
    const owner = ended === null ? (last?.employee_id ?? 0) : 0;
    return {
      id: index + 1,
      version: 1,
      assetTypeId: (index % offers.length) + 1,
      owner_employee_id: owner,
      price: random.pick(offer.prices),
      vendor: random.pick(offer.vendors),
      serial_number: serialOf(offer, random),
      deleted: isArchived ? 1 : 0,
      acceptance: owner === 0 ? null : index % 5 === 2 ? 'awaiting' : 'accepted',
      created_at: `${from}T09:00:00.000Z`,
      import_id: null,
      periods,
    };
  });
  // Refurbished stock: two assets have the same serial number, written in two ways.
  const [first, , , , , twin] = assets;
  if (first?.serial_number && twin) twin.serial_number = first.serial_number.replace('-', ' ').toLowerCase();
  return assets;
};
