import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { ProductBody, ProductDetails, ProductRowOut, ProductTotals } from '#shared/contract/software/product.ts';
import { applyListQuery, matchingRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import type { ProductRow } from '#shared/software/product.columns.ts';
import type { Product } from '#shared/software/product.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { licenseCollection, licenseIndex, licensesOfProduct } from './license-store.ts';
import { planProductChange, type ProductChange, type ProductPlan } from './product-changes.ts';
import { productIndex, productRowOf } from './product-rows.ts';
import { productStore } from './product-store.ts';
import { productTotals } from './software-cost.ts';
import { productSegment } from './software-segments.ts';
import { productRefusal, productSight } from './software-sight.ts';
import { presentProductRow } from './software-wire.ts';

/** At most this many people stand beside a product. */
const EMPLOYEES_SHOWN = 5;

/** A product for the answer to a stale edit. */
export const presentProduct = async (stored: Product) => {
  await productIndex();
  return presentProductRow(productRowOf(stored));
};

/** The first people in sight who have an active licence of the product. */
const employeesOf = async (actor: Actor, id: number): Promise<ProductDetails['employees']> => {
  const scope = await visibleEmployees(actor);
  const users = licensesOfProduct(licenseCollection.rows, id).filter(
    (row) => row.active === 1 && scope.has(row.employee_id),
  );
  const shown = users.slice(0, EMPLOYEES_SHOWN).map((row) => row.employee_id);
  const briefs = await briefsNow(shown);
  return shown.flatMap((employeeId) => briefs.get(employeeId) ?? []);
};

/** What the page of a product shows, as this actor sees it. */
const detailsOf = async (
  actor: Actor,
  id: number,
): Promise<{ details: ProductDetails; custom_fields: CustomFieldOut[] }> => {
  const reading = productSight.see(actor, id);
  const [stored, custom_fields] = await Promise.all([
    reading,
    presentCustomFields(actor, 'software_product', reading),
    // Refreshes the counts of its licences and the people who have one; the record itself is read.
    licenseIndex(),
  ]);
  const { created_at, excel_import_id, insert_method } = stored;
  return {
    details: {
      ...presentProductRow(productRowOf(stored)),
      tags: [...(stored.tags ?? [])],
      created_at,
      excel_import_id,
      insert_method,
      employees: await employeesOf(actor, id),
    },
    custom_fields,
  };
};

/**
 * Products as this actor sees them. They belong to the company, so everyone with the right sees all, with all counts.
 */
export const products = (actor: Actor) => {
  const open = async (
    query: SegmentChoice,
  ): Promise<{ rows: Awaited<ReturnType<typeof productIndex>>; view: ListView<ProductRow> }> => {
    const [rows, view] = await Promise.all([
      productIndex(),
      listView(actor, 'software_product', query, (chosen) => productSegment(chosen, today())),
    ]);
    return { rows, view };
  };

  const see = (id: number): Promise<Product> => productSight.see(actor, id);

  const assertMayChange = (): void => {
    const refused = productRefusal(actor);
    if (refused) throw refused;
  };

  return {
    open,
    see,

    /** `see` for a change; 403 for a team manager. */
    async toChange(id: number): Promise<Product> {
      const stored = await see(id);
      assertMayChange();
      return stored;
    },

    /** `toChange` for many products, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => Product> {
      assertMayChange();
      return productStore.getEach(ids);
    },

    async list(query: ListQuery): Promise<{ data: ProductRowOut[]; count: number; totals: ProductTotals }> {
      const [{ rows, view }, fields] = await Promise.all([
        open(query),
        requestedFields(actor, 'software_product', query),
      ]);
      const { data, count } = applyListQuery(rows, query, view);
      return {
        data: data.map((row) => ({ ...presentProductRow(row), ...presentExtras(row, fields) })),
        count,
        totals: await productTotals(actor, matchingRows(rows, query, view)),
      };
    },

    details: (id: number) => detailsOf(actor, id),

    async customFields(id: number): Promise<CustomFieldOut[]> {
      return presentCustomFields(actor, 'software_product', await see(id));
    },

    async plan(
      id: number,
      before: Product | undefined,
      body: ProductBody,
      extra: Pick<ProductChange, 'inserted'> & { extras?: NewExtras | undefined } = {},
    ): Promise<ProductPlan> {
      const numbers = before ? null : (await autoNumbers('software_product'))(0);
      return planProductChange({ actor, id, before, body, at: now(), numbers, present: presentProduct, ...extra });
    },
  };
};
