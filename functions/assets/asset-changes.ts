import type { AssetBody } from '#shared/contract/assets/asset.ts';
import { changesBetween, type FieldChange } from '#shared/activity/events.ts';
import { assetIssues, changeOwner, ownerDateIssues, type OwnerDates } from '#shared/assets/asset.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assetStore } from './asset-store.ts';

/** The names of an asset's type and owner; a null owner is nobody. */
export type AssetNames = { type: string; owner: string | null };

/** Everything a change of one asset depends on, read beforehand: planning itself reads nothing. */
export type AssetChange = {
  actor: Actor;
  id: number;
  before: Asset | undefined;
  body: AssetBody;
  dates: OwnerDates;
  oldNames: AssetNames;
  newNames: AssetNames;
  at: Date;
  importId?: string;
  /** The numbers that a new record gets in its counting custom fields. */
  numbers?: CustomValues | null;
  /** The new custom fields and tags when the same save changes them; the caller adds their events. */
  extras?: NewExtras | undefined;
  present?: (value: Asset) => unknown;
};

export type AssetPlan = { value: Asset; issues: Issue[]; writes: Write[]; changed: boolean };

type EventFacts = Pick<AssetChange, 'actor' | 'id' | 'oldNames' | 'newNames'> & { date: string };

const fieldChanges = (before: Asset, after: Asset, { oldNames, newNames }: EventFacts): FieldChange[] => [
  ...(before.assetTypeId === after.assetTypeId ? [] : [{ field: 'name', old: oldNames.type, new: newNames.type }]),
  ...changesBetween(before, after, ['price', 'vendor', 'serial_number']),
];

const changeEvents = (
  before: Asset,
  after: Asset,
  facts: EventFacts,
  how: { via_excel?: true; via_undo?: true },
): Write[] => {
  const { actor, id, oldNames, newNames, date } = facts;
  const changes = fieldChanges(before, after, facts);
  const owners = { old_owner_name: oldNames.owner, new_owner_name: newNames.owner, date };
  return [
    ...(changes.length > 0 ? [recordEvent(actor, 'asset', id, 'asset_updated', { changes, ...how })] : []),
    ...(before.owner_employee_id === after.owner_employee_id
      ? []
      : [recordEvent(actor, 'asset', id, 'asset_owner_changed', owners)]),
  ];
};

const addedEvent = (facts: EventFacts, viaExcel: boolean): Write => {
  const { actor, id, newNames, date } = facts;
  return recordEvent(actor, 'asset', id, 'asset_added', {
    name: newNames.type,
    ...(viaExcel && { via_excel: true }),
    ...(newNames.owner !== null && { owner_name: newNames.owner, date }),
  });
};

const merge = (before: Asset | undefined, body: AssetBody): Pick<Asset, keyof AssetBody & keyof Asset> => ({
  assetTypeId: body.assetTypeId ?? before?.assetTypeId ?? 0,
  owner_employee_id: body.owner_employee_id ?? before?.owner_employee_id ?? 0,
  price: body.price === undefined ? (before?.price ?? null) : body.price,
  vendor: body.vendor === undefined ? (before?.vendor ?? null) : body.vendor,
  serial_number: body.serial_number === undefined ? (before?.serial_number ?? null) : body.serial_number,
});

/** The outcome of one save of one asset: the new value, its issues, and the writes. */
export const planAssetChange = (change: AssetChange): AssetPlan => {
  const { actor, id, before, body, dates, oldNames, newNames, at, importId, extras, present } = change;
  const fields = merge(before, body);
  const oldOwner = before?.owner_employee_id ?? 0;
  const newOwner = fields.owner_employee_id;
  const isHandedOver = oldOwner !== newOwner;
  const missing = ownerDateIssues(oldOwner, newOwner, dates);
  const moved = isHandedOver && missing.length === 0 ? changeOwner(before?.periods ?? [], newOwner, dates) : undefined;
  const value: Asset = {
    ...fields,
    id,
    version: before ? before.version : 1,
    deleted: 0,
    acceptance: isHandedOver ? (newOwner > 0 ? 'awaiting' : null) : (before?.acceptance ?? null),
    created_at: before?.created_at ?? at.toISOString(),
    import_id: importId ?? before?.import_id ?? null,
    periods: [...(moved?.periods ?? before?.periods ?? [])],
    custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
    tags: (extras ?? before)?.tags,
  };
  const fieldsChanged =
    !before ||
    changesBetween(before, value, ['assetTypeId', 'owner_employee_id', 'price', 'vendor', 'serial_number']).length > 0;
  const changed = fieldsChanged || extras !== undefined;
  const allIssues = [
    ...assetIssues(body.assetTypeId === null ? { assetTypeId: null } : value),
    ...missing,
    ...(moved?.issues ?? []),
  ];
  const day = (newOwner > 0 ? dates.start_date_new_owner : dates.end_date_old_owner) ?? null;
  const facts: EventFacts = { actor, id, oldNames, newNames, date: day ? toDmy(day) : '' };
  const viaExcel = importId !== undefined;
  const events = before
    ? changeEvents(before, value, facts, viaExcel ? { via_excel: true } : {})
    : [addedEvent(facts, viaExcel)];
  const save = before ? assetStore.update(before, value, present) : assetStore.create(value);
  return {
    value,
    // A change of custom fields and tags alone does not check the rest, just as on their own page.
    issues: fieldsChanged || !changed ? allIssues : [],
    writes: changed ? [save, ...events] : [],
    changed,
  };
};

/** Everything that undoing a change of an asset depends on; `before` is null when the change added the asset. */
export type AssetUndo = Pick<AssetChange, 'actor' | 'oldNames' | 'newNames'> & {
  current: Asset;
  before: Asset | null;
  customFields: readonly CustomField[];
  /** dd/mm/yyyy */
  date: string;
};

/** Removes an asset, or puts back the values and the owner it had. */
export const planAssetUndo = ({ actor, current, before, customFields, ...names }: AssetUndo): Write[] => {
  const { id } = current;
  if (!before) {
    const name = names.oldNames.type;
    return [
      assetStore.remove(current),
      recordEvent(actor, 'asset', id, 'asset_deleted_permanently', { name, via_undo: true }),
    ];
  }
  const value = { ...before, version: current.version };
  return [
    assetStore.update(current, value),
    ...changeEvents(current, value, { actor, id, ...names }, { via_undo: true }),
    ...extrasEvents(actor, 'asset', current, value, customFields, { via_undo: true }),
  ];
};
