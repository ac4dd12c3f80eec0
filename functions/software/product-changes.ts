import type { ProductBody } from '#shared/contract/software/product.ts';
import { changesBetween } from '#shared/activity/events.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { productIssues } from '#shared/software/product.rules.ts';
import { INSERTED_BY_HAND, type Product, type ProductFields } from '#shared/software/product.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
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
  /** It comes from a file. */
  isImport?: boolean;
  /** What the counting custom fields give a new record. */
  numbers?: CustomValues | null;
  /** Custom fields and tags as they become, where the same save changes them; their events are the caller's. */
  extras?: NewExtras | undefined;
  present?: (value: Product) => unknown;
};

export type ProductPlan = { value: Product; issues: Issue[]; writes: Write[]; changed: boolean };

const fieldNames = ['name', 'url', 'seats', 'seat_cost', 'cost_period', 'renewal_date'] as const;

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
    // A cost without a period is that of a month.
    cost_period: cost === null ? period : (period ?? 'month'),
    renewal_date: pick('renewal_date', body.renewal_date, null),
  };
};

/** What one save of one product does: the new value, what is wrong with it, and the writes. */
export const planProductChange = (change: ProductChange): ProductPlan => {
  const { actor, id, before, body, at, inserted, isImport = false, extras, present } = change;
  const value: Product = {
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
  const changes = before ? changesBetween(before, value, fieldNames) : [];
  const fieldsChanged = !before || changes.length > 0;
  const how = isImport ? { via_excel: true } : {};
  const events = !before
    ? [recordEvent(actor, 'software_product', id, 'software_product_added', { name: value.name, ...how })]
    : changes.length > 0
      ? [recordEvent(actor, 'software_product', id, 'software_product_updated', { changes, ...how })]
      : [];
  const save = before ? productStore.update(before, value, present) : productStore.create(value);
  const changed = fieldsChanged || extras !== undefined;
  return {
    value,
    // Custom fields and tags alone ask nothing of the rest, as on their own page.
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
      recordEvent(actor, 'software_product', id, 'software_product_deleted_permanently', { name, via_undo: true }),
    ];
  }
  const value = { ...before, version: current.version };
  const changes = changesBetween(current, value, fieldNames);
  return [
    productStore.update(current, value),
    ...productNameClaims(current, value),
    ...(changes.length > 0
      ? [recordEvent(actor, 'software_product', id, 'software_product_updated', { changes, via_undo: true })]
      : []),
    ...extrasEvents(actor, 'software_product', current, value, customFields, { via_undo: true }),
  ];
};
