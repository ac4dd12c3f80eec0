import type { Asset, AssetCheck } from './asset.ts';

/** At most this many assets are checked in one call: they are saved in one transaction, each with its event. */
export const CHECK_MAX = 40;
/** An asset keeps this many checks besides the last one, to go back to when that one is taken back. */
const EARLIER_MAX = 5;

type Checked = Pick<Asset, 'last_check' | 'earlier_checks'>;

/**
 * Whether a check says anything new: a later day than the last one, or another note on the same day. An older one
 * leaves the asset as it is (docs/areas/assets.md#stock-taking).
 */
export const isNewCheck = ({ last_check: last }: Checked, { date, note }: AssetCheck): boolean =>
  !last || date > last.date || (date === last.date && note !== null && note !== last.note);

/** The asset with one more check, which is its last one. */
export const withCheck = <A extends Checked>(asset: A, check: AssetCheck): A => ({
  ...asset,
  last_check: check,
  earlier_checks: [...(asset.last_check ? [asset.last_check] : []), ...(asset.earlier_checks ?? [])].slice(
    0,
    EARLIER_MAX,
  ),
});

/** The asset without its last check: the one before counts again. */
export const withoutCheck = <A extends Checked>(asset: A): A => {
  const [before, ...earlier] = asset.earlier_checks ?? [];
  return { ...asset, last_check: before ?? null, earlier_checks: earlier };
};
