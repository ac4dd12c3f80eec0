import { assetBody, type AssetBody } from '#shared/contract/assets/asset.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { serialKey } from '#shared/assets/asset.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { isArchived } from '#shared/assets/asset-type.ts';
import { ASSET_TYPE, OWNER } from '#shared/assets/asset.import.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { createAssetTypes, newTypeName } from './import-asset-types.ts';
import { assetFieldNames, planAssetChange } from './asset-changes.ts';
import { assetIndex, assetStore, serialKeyColumn } from './asset-store.ts';
import { assetTypeCollection, typeIdNow, withTypeNow } from './asset-types.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { personFinder } from '#functions/platform/imports/find-people.ts';
import { columnsFor, type OpenImport } from '#functions/platform/imports/import-kind.ts';
import { plannedRecords, textsIn } from '#functions/platform/imports/named-records.ts';
import { planRows, plainShown } from '#functions/platform/imports/row-planner.ts';
import type { NameLookup } from '#functions/platform/imports/row-rules.ts';
import { extrasCells } from '#functions/platform/imports/extras-cells.ts';
import { holderLookup } from '#functions/platform/imports/holder-lookup.ts';
import { keyIndex } from '#functions/platform/imports/row-conversion.ts';

/** A row that names today's owner leaves what is planned alone. */
const withoutSameOwner = (body: AssetBody, before: Asset | undefined): AssetBody => {
  if (!before || body.owner_employee_id !== before.owner_employee_id) return body;
  const { owner_employee_id: _, ...rest } = body;
  return rest;
};

/** The types that rows name, the new ones among them, as the import makes them. */
const typesInRows = (actor: Actor) => {
  const types = assetTypeCollection.rows;
  const typeIds = new Map([...types.all()].map(({ id, name }) => [normalName(name), typeIdNow(id)]));
  const isArchivedType = (id: number): boolean => isArchived(types.get(id) ?? {});
  const newTypes = plannedRecords(newTypeName(actor));
  const nameOf = (id: number): string => types.get(id)?.name ?? newTypes.nameOf(id) ?? '';

  const lookup: NameLookup<Asset> = {
    field: 'assetTypeId',
    read: (text, before) => {
      const id = typeIds.get(normalName(text));
      // A row may name the archived type that its asset has.
      if (id !== undefined && isArchivedType(id) && id !== before?.assetTypeId)
        return { issue: importIssue(ASSET_TYPE, 'archived_asset_type') };
      if (id !== undefined) return { value: id };
      const newId = newTypes.idOf(text);
      return newId === undefined
        ? { issue: importIssue(ASSET_TYPE, 'unknown_asset_type', { name: text }) }
        : { value: newId, warning: importIssue(ASSET_TYPE, 'new_asset_type', { name: text.trim() }) };
    },
    shown: (value) => nameOf(Number(value)),
  };
  return { lookup, nameOf };
};

/** Serial numbers may repeat, so another asset with the same one is worth a warning alone. */
const serialWarnings = (
  index: Awaited<ReturnType<typeof assetIndex>>,
  serial: string | null,
  id: number | null,
): ImportIssue[] => {
  if (!serial) return [];
  const same = keyIndex(index, serialKeyColumn).get(serialKey(serial)) ?? [];
  const isArchivedAlone =
    id === null && same.length === 0 && keyIndex(index, serialKeyColumn, 1).get(serialKey(serial)) !== undefined;
  return [
    ...(same.some((other) => other !== id) ? [importIssue('serial_number', 'duplicate_serial')] : []),
    ...(isArchivedAlone ? [importIssue('serial_number', 'archived_serial')] : []),
  ];
};

export const openAssets: OpenImport = async (job, rows, reserve) => {
  const { actor, importId, changeDate } = job;
  const [index, scope, findPerson, columns, extras] = await Promise.all([
    assetIndex(),
    visibleEmployees(actor),
    personFinder(actor),
    columnsFor('asset', actor),
    extrasCells(actor, 'asset'),
  ]);
  if (reserve) await createAssetTypes(actor, textsIn(ASSET_TYPE, job, rows));
  // Reading the assets brought types and people up to date.
  const { lookup: type, nameOf: typeNameOf } = typesInRows(actor);
  const at = now();
  const owner = holderLookup<Asset>({
    column: OWNER,
    field: 'owner_employee_id',
    holderOf: (asset) => asset.owner_employee_id,
    findPerson,
  });

  return planRows<Asset, AssetBody>(job, rows, reserve, {
    object: 'asset',
    columns: new Map(columns.map((column) => [column.key, column])),
    extras,
    schema: assetBody,
    nameLookups: { [ASSET_TYPE]: type, [OWNER]: owner },
    normalKey: { serial_number: serialKey },
    indexes: { serial_number: keyIndex(index, serialKeyColumn) },
    rows: index,
    store: assetStore,
    load: async (ids) =>
      new Map((await assetStore.getMany(ids)).map((asset) => [asset.id, withTypeNow(asset)] as const)),
    isInScope: ({ owner_employee_id: id }) => scope.has(id),
    // Serial numbers may repeat.
    identities: () => [],
    plan: ({ before, body, ...change }) => {
      const typeId = body.assetTypeId ?? before?.assetTypeId ?? 0;
      return planAssetChange({
        ...change,
        actor,
        before,
        body: withoutSameOwner(body, before),
        dates: { start_date_new_owner: changeDate, end_date_old_owner: changeDate },
        typeNames: { old: typeNameOf(before?.assetTypeId ?? 0), new: typeNameOf(typeId) },
        at,
        importId,
      });
    },
    comparisons: ({ serial_number: serial }, id) => ({ errors: [], warnings: serialWarnings(index, serial, id) }),
    changedFields: (before, after) => changesBetween(before, after, assetFieldNames),
    shownValue: (_, value) => plainShown(value),
    labelOf: (shown, before) =>
      [
        shown[ASSET_TYPE] ?? typeNameOf(before?.assetTypeId ?? 0),
        shown['serial_number'] ?? before?.serial_number,
        shown[OWNER],
      ]
        .filter(Boolean)
        .join(', '),
  });
};
