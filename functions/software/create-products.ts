import type { ProductBody } from '#shared/contract/software/product.ts';
import { INSERTED_BY_IMPORT } from '#shared/software/product.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { planProductChange } from './product-changes.ts';
import { productCollection, ProductExistsError, productNamed, productStore } from './product-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { ImportJob } from '#functions/platform/imports/import-kind.ts';

/**
 * Creates the products of a file that do not exist yet, each by itself, before the licences that need them: several
 * rows in several transactions name the same product. A product that somebody else just created is used as it is.
 */
export const createProducts = async (
  { actor, importId }: ImportJob,
  wanted: ReadonlyMap<string, ProductBody>,
): Promise<void> => {
  for (const body of wanted.values()) {
    if (!body.name || (await productNamed(body.name))) continue;
    const [id, numberOf] = await Promise.all([productStore.reserveIds(), autoNumbers('software_product')]);
    const inserted = { excel_import_id: importId, insert_method: INSERTED_BY_IMPORT };
    const change = { actor, id, before: undefined, body, at: now(), inserted, isImport: true, numbers: numberOf(0) };
    const { issues, writes } = planProductChange(change);
    if (issues.length > 0) continue;
    try {
      await transact(writes);
    } catch (error) {
      if (!(error instanceof ProductExistsError)) throw error;
    }
  }
  await productCollection.refresh();
};
