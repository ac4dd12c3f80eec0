import { AppError } from '#shared/errors/problem.ts';
import type { License } from '#shared/software/license.ts';
import type { Product } from '#shared/software/product.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { holderAccess, type HolderRules } from '#functions/platform/assignments/holder-access.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { licenseIndex, licenseRowOf, licenseStore } from './license-store.ts';
import { productCollection, productStore } from './product-store.ts';

export const licenseHolders: HolderRules = {
  write: kindFacts.software_license.write,
  forbiddenDetail: 'This licence belongs to nobody in your teams.',
};

export const licenseSight: RecordSight<License> = {
  store: licenseStore,
  nameOf: (stored) => licenseRowOf(stored).name,
  /** Also brings the names of products and people up to date. */
  async see(actor, id) {
    const [stored] = await Promise.all([licenseStore.get(id), licenseIndex()]);
    if (!stored) throw new AppError('not_found');
    await holderAccess(licenseHolders, actor).assertSees(licenseRowOf(stored).employee_id);
    return stored;
  },
  refusal: (actor, stored) => holderAccess(licenseHolders, actor).refusal(stored.employee_id),
  async names() {
    const rows = await licenseIndex();
    return (id) => rows.get(id)?.name ?? null;
  },
};

/** A team manager changes only what belongs to their people, and a product belongs to nobody. */
export const productRefusal = (actor: Actor): AppError | undefined =>
  isTeamScoped(actor)
    ? forbiddenError(kindFacts.software_product.write, 'Products belong to the whole company.')
    : undefined;

/** Products belong to the company: whoever has the right sees all. */
export const productSight: RecordSight<Product> = {
  store: productStore,
  nameOf: ({ name }) => name,
  async see(_, id) {
    const stored = await productStore.get(id);
    if (!stored) throw new AppError('not_found');
    return stored;
  },
  refusal: (actor) => Promise.resolve(productRefusal(actor)),
  async names() {
    const rows = await productCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};
