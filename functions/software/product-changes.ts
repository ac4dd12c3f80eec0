import type { ProductBody } from '#shared/contract/software/product.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { productIssues } from '#shared/software/product.rules.ts';
import { INSERTED_BY_HAND, type Product, type ProductFields } from '#shared/software/product.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { productNameClaims, productStore } from './product-store.ts';

/** Everything a change of one product depends on, read beforehand: planning itself reads nothing. */
export type ProductChange = {
  actor: Actor;
  id: number;
  before: Product | undefined;
  body: ProductBody;
  at: Date;
  inserted?: { excel_import_id: string | null; insert_method: string };
  /** The change comes from a file. */
  isImport?: boolean;
  /** The numbers that a new record gets in its counting custom fields. */
  numbers?: CustomValues | null;
  /** The new custom fields and tags when the same save changes them; the caller adds their events. */
  extras?: NewExtras | undefined;
  present?: (value: Product) => unknown;
};

export type ProductPlan = { value: Product; issues: Issue[]; writes: Write[]; changed: boolean };

export const productFields = ['name', 'url', 'seats', 'seat_cost', 'cost_period', 'renewal_date'] as const;

const merge = (before: Product | undefined, body: ProductBody): ProductFields => {
  const pick = <K extends keyof ProductFields>(key: K, sent: ProductFields[K] | undefined, none: ProductFields[K]) =>
    sent === undefined ? (before?.[key] ?? none) : sent;
  const cost = pick('seat_cost', body.seat_cost, null);
  const period = pick('cost_period', body.cost_period, null);
  return {
    name: body.name === null ? '' : (body.name ?? before?.name ?? ''),
    url: body.url === null ? '' : (body.url ?? before?.url ?? ''),
    seats: pick('seats', body.seats, null),
    seat_cost: cost,
    // A cost without a period is per month.
    cost_period: cost === null ? period : (period ?? 'month'),
    renewal_date: pick('renewal_date', body.renewal_date, null),
  };
};

/** The outcome of one save of one product: the new value, its issues, and the writes. */
export const planProductChange = (change: ProductChange): ProductPlan => {
  const { actor, id, before, body, at, inserted, isImport = false, extras, present } = change;
  const value: Product = {
    ...before,
    ...merge(before, body),
    id,
    version: before?.version ?? 1,
    deleted: 0,
    date_enabled: before?.date_enabled ?? belgianDay(at),
    date_deactivated: null,
    created_at: before?.created_at ?? at.toISOString(),
    excel_import_id: inserted?.excel_import_id ?? before?.excel_import_id ?? null,
    insert_method: before?.insert_method ?? inserted?.insert_method ?? INSERTED_BY_HAND,
    custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
    tags: (extras ?? before)?.tags,
  };
  const changes = before ? changesBetween(before, value, productFields) : [];
  const fieldsChanged = !before || changes.length > 0;
  const how = isImport ? { via_excel: true } : {};
  const events = !before
    ? [
        recordEvent(actor, {
          object: 'software_product',
          id,
          type: 'software_product_added',
          payload: { name: value.name, ...how },
        }),
      ]
    : changes.length > 0
      ? [
          recordEvent(actor, {
            object: 'software_product',
            id,
            type: 'software_product_updated',
            payload: { changes, ...how },
          }),
        ]
      : [];
  const save = before ? productStore.update(before, value, present) : productStore.create(value);
  const changed = fieldsChanged || extras !== undefined;
  return {
    value,
    // A change of custom fields and tags alone does not check the rest, just as on their own page.
    issues: fieldsChanged ? productIssues(value) : [],
    writes: changed ? [save, ...productNameClaims(before, value), ...events] : [],
    changed,
  };
};

/** Puts back the values that a product had; `before` null removes it. */
export const planProductUndo = (
  actor: Actor,
  current: Product,
  before: Product | null,
  customFields: readonly CustomField[],
): Write[] => {
  const { id, name } = current;
  if (!before) {
    return [
      productStore.remove(current),
      ...productNameClaims(current, { ...current, deleted: 1 }),
      recordEvent(actor, {
        object: 'software_product',
        id,
        type: 'software_product_deleted_permanently',
        payload: { name, via_undo: true },
      }),
    ];
  }
  const value = { ...before, version: current.version };
  const changes = changesBetween(current, value, productFields);
  return [
    productStore.update(current, value),
    ...productNameClaims(current, value),
    ...(changes.length > 0
      ? [
          recordEvent(actor, {
            object: 'software_product',
            id,
            type: 'software_product_updated',
            payload: { changes, via_undo: true },
          }),
        ]
      : []),
    ...undoneExtras(actor, 'software_product', current, value, customFields),
  ];
};
