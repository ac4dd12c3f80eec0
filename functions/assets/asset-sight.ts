import type { Asset } from '#shared/assets/asset.ts';
import { answerableFor } from '#shared/assignments/periods.ts';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import { AppError } from '#shared/errors/problem.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { holderAccess, type HolderRules } from '#functions/platform/assignments/holder-access.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { assetIndex, assetRowOf, assetStore } from './asset-store.ts';

export const assetHolders: HolderRules = {
  write: kindFacts.asset.write,
  forbiddenDetail: 'This asset belongs to nobody in your teams.',
};

export const assetSight: RecordSight<Asset> = {
  store: assetStore,
  nameOf: (stored) => assetTitle(assetRowOf(stored)),
  /** Also brings the names of types and owners up to date. */
  async see(actor, id) {
    const [stored] = await Promise.all([assetStore.get(id), assetIndex()]);
    if (!stored) throw new AppError('not_found');
    await holderAccess(assetHolders, actor).assertSees(answerableFor(stored, stored.owner_employee_id));
    return stored;
  },
  refusal: (actor, stored) =>
    holderAccess(assetHolders, actor).refusal(answerableFor(stored, stored.owner_employee_id)),
  async names() {
    const rows = await assetIndex();
    return (id) => {
      const row = rows.get(id);
      return row ? assetTitle(row) : null;
    };
  },
};
