import type { AssetBody } from '#shared/contract/assets/asset.ts';
import { changesBetween, type FieldChange } from '#shared/activity/changes.ts';
import { assetIssues, changeOwner, ownerDateIssues, type OwnerDates } from '#shared/assets/asset.rules.ts';
import { assetDated } from '#shared/assets/asset.dated.ts';
import { assetFields, type Asset, type AssetFields } from '#shared/assets/asset.ts';
import type { PeriodChange, Periods } from '#shared/assignments/periods.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { toDmy } from '#shared/values/dates.ts';
import { holderEventWrites, type Undone } from '#functions/platform/assignments/holder-event-writes.ts';
import { begunLateIssues } from '#functions/platform/assignments/given-late.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { takenBackEvent } from './asset-checks.ts';
import { assetStore } from './asset-store.ts';

/** What people fill in: a field that is new in `assetFields` is saved, told in the feed and imported by these lists. */
export const assetFieldNames = assetFields.keyof().options;
/** The periods decide on the owner. */
const ownFieldNames = assetFieldNames.filter((name) => name !== 'owner_employee_id');
/** The feed tells the name of the type, not its number. */
const toldFieldNames = ownFieldNames.filter((name) => name !== 'assetTypeId');

/** Everything a change of one asset depends on, read beforehand: planning itself reads nothing. */
export type AssetChange = {
  actor: Actor;
  id: number;
  before: Asset | undefined;
  body: AssetBody;
  dates: OwnerDates;
  /** The periods when the caller has made them out itself. */
  periods?: Periods | undefined;
  /** The names of the type before and after. */
  typeNames: { old: string; new: string };
  at: Date;
  importId?: string;
  /** The custom fields of a new record: its numbers in those that count, and what it takes over from another one. */
  numbers?: CustomValues | null;
  /** The new custom fields and tags when the same save changes them; the caller adds their events. */
  extras?: NewExtras | undefined;
  present?: (value: Asset) => unknown;
};

export type AssetPlan = { value: Asset; issues: Issue[]; writes: Write[]; changed: boolean };

type EventFacts = Pick<AssetChange, 'actor' | 'id' | 'typeNames'>;
type How = { via_excel?: true; via_undo?: true };

const fieldChanges = (before: Asset, after: Asset, { typeNames }: EventFacts): FieldChange[] => [
  ...(before.assetTypeId === after.assetTypeId ? [] : [{ field: 'name', old: typeNames.old, new: typeNames.new }]),
  ...changesBetween(before, after, toldFieldNames),
];

const ownerEvents = (before: Periods, after: Periods, { actor, id }: EventFacts, undone: Undone): Write[] =>
  holderEventWrites({ actor, object: 'asset', id, before, after, undone }, ({ from, to, date }) => [
    recordEvent(actor, {
      object: 'asset',
      id,
      type: 'asset_owner_changed',
      payload: {
        old_owner_name: nameOfPerson(from),
        new_owner_name: nameOfPerson(to),
        ...(from > 0 && { old_employee_id: from }),
        ...(to > 0 && { new_employee_id: to }),
        date,
        ...undone,
      },
    }),
  ]);

const changeEvents = (before: Asset, after: Asset, facts: EventFacts, how: How): Write[] => {
  const changes = fieldChanges(before, after, facts);
  return [
    ...(changes.length > 0
      ? [
          recordEvent(facts.actor, {
            object: 'asset',
            id: facts.id,
            type: 'asset_updated',
            payload: { changes, ...how },
          }),
        ]
      : []),
    ...ownerEvents(before.periods, after.periods, facts, how.via_undo ? { via_undo: true } : {}),
  ];
};

/** An undo of a check takes it back. */
const checkEvents = (current: Asset, after: Asset, { actor, id }: EventFacts): Write[] =>
  current.last_check && current.last_check.date !== after.last_check?.date
    ? [takenBackEvent(actor, id, current.last_check.date, { via_undo: true })]
    : [];

const addedEvent = ({ actor, id, typeNames }: EventFacts, { periods }: Asset, viaExcel: boolean): Write => {
  const [first] = periods;
  return recordEvent(actor, {
    object: 'asset',
    id,
    type: 'asset_added',
    payload: {
      name: typeNames.new,
      ...(viaExcel && { via_excel: true }),
      ...(first && {
        owner_name: nameOfPerson(first.employee_id) ?? '',
        employee_id: first.employee_id,
        date: toDmy(first.start_date),
      }),
    },
  });
};

type OwnFields = Omit<AssetFields, 'owner_employee_id'>;

const merge = (before: Asset | undefined, body: AssetBody): OwnFields => ({
  assetTypeId: body.assetTypeId ?? before?.assetTypeId ?? 0,
  price: body.price === undefined ? (before?.price ?? null) : body.price,
  vendor: body.vendor === undefined ? (before?.vendor ?? null) : body.vendor,
  serial_number: body.serial_number === undefined ? (before?.serial_number ?? null) : body.serial_number,
});

/** The periods after the save, and what is wrong with the days. Nothing changes unless the save names an owner. */
const ownerPeriods = ({ before, body, dates, periods }: AssetChange): PeriodChange => {
  const to = body.owner_employee_id;
  const stored = before?.periods ?? [];
  if (periods) return { issues: [], periods };
  if (to === undefined) return { issues: [], periods: stored };
  const missing = ownerDateIssues(before?.owner_employee_id ?? 0, to, dates);
  if (missing.length > 0) return { issues: missing, periods: stored };
  const moved = changeOwner(stored, to, dates, today());
  const late = begunLateIssues(stored, moved.periods, () => 'start_date_new_owner');
  return { ...moved, issues: [...moved.issues, ...late] };
};

/** The outcome of one save of one asset: the new value, its issues, and the writes. */
export const planAssetChange = (change: AssetChange): AssetPlan => {
  const { id, before, body, at, importId, extras, present } = change;
  const moved = ownerPeriods(change);
  const isMoved = JSON.stringify(moved.periods) !== JSON.stringify(before?.periods ?? []);
  const fields = merge(before, body);
  const value: Asset = assetDated.asOf(
    {
      ...before,
      ...fields,
      // The periods decide on the owner, and on what the owner has to accept.
      owner_employee_id: before?.owner_employee_id ?? 0,
      id,
      version: before ? before.version : 1,
      deleted: 0,
      acceptance: before?.acceptance ?? null,
      created_at: before?.created_at ?? at.toISOString(),
      import_id: importId ?? before?.import_id ?? null,
      periods: [...moved.periods],
      custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
      tags: (extras ?? before)?.tags,
    },
    today(),
  );
  const fieldsChanged = !before || isMoved || changesBetween(before, value, ownFieldNames).length > 0;
  const changed = fieldsChanged || extras !== undefined;
  const allIssues = [...assetIssues(body.assetTypeId === null ? { assetTypeId: null } : value), ...moved.issues];
  const viaExcel = importId !== undefined;
  const events = before
    ? changeEvents(before, value, change, viaExcel ? { via_excel: true } : {})
    : [addedEvent(change, value, viaExcel)];
  const save = before ? assetStore.update(before, value, present) : assetStore.create(value);
  return {
    value,
    // A change of custom fields and tags alone does not check the rest, just as on their own page.
    issues: fieldsChanged || !changed || moved.issues.length > 0 ? allIssues : [],
    writes: changed ? [save, ...events] : [],
    changed,
  };
};

/** Everything that undoing a change of an asset depends on; `before` is null when the change added the asset. */
export type AssetUndo = Pick<AssetChange, 'actor' | 'typeNames'> & {
  current: Asset;
  before: Asset | null;
  customFields: readonly CustomField[];
};

/** Removes an asset, or puts back the values and the periods it had. */
export const planAssetUndo = ({ actor, current, before, customFields, ...names }: AssetUndo): Write[] => {
  const { id } = current;
  if (!before) {
    const name = names.typeNames.old;
    return [
      assetStore.remove(current),
      recordEvent(actor, { object: 'asset', id, type: 'asset_deleted_permanently', payload: { name, via_undo: true } }),
    ];
  }
  const value = { ...assetDated.asOf(before, today()), version: current.version };
  const stateEvent = value.deleted === 1 ? 'asset_deleted' : 'asset_undeleted';
  return [
    assetStore.update(current, value),
    ...(current.deleted === value.deleted
      ? []
      : [recordEvent(actor, { object: 'asset', id, type: stateEvent, payload: { via_undo: true } })]),
    ...checkEvents(current, value, { actor, id, ...names }),
    ...changeEvents(current, value, { actor, id, ...names }, { via_undo: true }),
    ...undoneExtras(actor, 'asset', current, value, customFields),
  ];
};
