import type * as z from 'zod';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { fasterError, lastSaveOf, staleVersionError, type LastSave } from './saved-version.ts';
import { settingKey } from './keys.ts';
import { readItem } from './read-item.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

type Holder = Record<PropertyKey, unknown>;

/** What is taken out for an issue: the entry of a list that it is in, else the field. */
const cutOf = (path: readonly PropertyKey[]): readonly PropertyKey[] => {
  const entry = path.findIndex((step) => typeof step === 'number');
  return entry < 0 ? path : path.slice(0, entry + 1);
};

const cutsOf = (issue: z.core.$ZodIssue): (readonly PropertyKey[])[] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => cutOf([...issue.path, key]));
  return issue.code === 'invalid_value' ? [cutOf(issue.path)] : [];
};

const takeOut = (stored: Item, path: readonly PropertyKey[]): void => {
  let holder: unknown = stored;
  for (const step of path.slice(0, -1)) holder = (holder as Holder)[step];
  const last = path.at(-1);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (last !== undefined) delete (holder as Holder)[last];
};

/**
 * What this release knows of settings: a later one, which was taken back, may have written entries of kinds that are not
 * known here. They are left out, so that a new feature that was on does not keep everybody out.
 */
export const parseKnown = <T>(schema: z.ZodType<T>, stored: Item): T => {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const rest = structuredClone(stored);
  const cuts = new Map(parsed.error.issues.flatMap(cutsOf).map((path) => [JSON.stringify(path), path]));
  // From the end: an entry that is taken out moves those behind it.
  for (const path of [...cuts.values()].toReversed()) takeOut(rest, path);
  return schema.parse(rest);
};

/** The known fields as they are from now on; what a later release added, which was taken back, stays. */
const fieldsSet = (known: readonly string[], item: Item) => {
  const fields = [...new Set([...known, ...Object.keys(item)])].map((name, at) => ({ name, at, value: item[name] }));
  const [set, gone] = [fields.filter(({ value }) => value !== undefined), fields.filter(({ value }) => value === undefined)]; // prettier-ignore
  const removal = gone.length === 0 ? '' : ` REMOVE ${gone.map(({ at }) => `#f${at}`).join(', ')}`;
  return {
    UpdateExpression: `SET ${set.map(({ at }) => `#f${at} = :f${at}`).join(', ')}${removal}`,
    ExpressionAttributeNames: Object.fromEntries(fields.map(({ name, at }) => [`#f${at}`, name])),
    values: Object.fromEntries(set.map(({ at, value }) => [`:f${at}`, value])),
  };
};

/** Nobody has saved since the settings were read; those that nobody has set yet are not stored. */
const unchangedSince = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(revision)', ExpressionAttributeValues: {} }
    : { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': revision } };

/** Not `changed_at`, which is for rows of lists: the change log would tell of settings. */
const nextSave = (revision: number, savedAt: number): Item => ({
  revision: revision + 1,
  saved_at: savedAt,
  saved_by: currentOrigin()?.by,
});

/** Settings as a change reads them. On the wire their revision is the version, as that of a record. */
type VersionedSetting<T> = {
  readonly value: T;
  readonly version: number;
  readonly lastSave: LastSave | undefined;
};

type SettingSchema<T> = z.ZodType<T> & { readonly shape: Readonly<Record<string, unknown>> };

/** Settings of the tenant that are read and written together; `initial` makes those that nobody has set yet. */
export const tenantSetting = <T extends Item>(name: string, schema: SettingSchema<T>, initial: () => T) => {
  const settingOf = (item: Item | undefined): VersionedSetting<T> => ({
    value: item ? parseKnown(schema, item) : initial(),
    version: Number(item?.['revision'] ?? 0),
    lastSave: lastSaveOf(item?.['saved_by'], item?.['saved_at']),
  });
  const readForChange = async (): Promise<VersionedSetting<T>> => {
    const item = await readItem(settingKey(name));
    return settingOf(item);
  };
  const change = (value: T, changedAt: number, version: number) => {
    const { values, ...fields } = fieldsSet(Object.keys(schema.shape), { ...value, ...nextSave(version, changedAt) });
    const { ConditionExpression, ExpressionAttributeValues } = unchangedSince(version);
    return {
      TableName: recordsTable(),
      Key: settingKey(name),
      ...fields,
      ConditionExpression,
      ExpressionAttributeValues: { ...values, ...ExpressionAttributeValues },
    };
  };
  return {
    read: async (): Promise<T> => (await readForChange()).value,

    /** For a change on top of what is stored: the version that was read goes with the write. */
    readForChange,

    /** With the version that was read, of two who save at once one fails with `conflict` (`retryLost`). */
    write: (value: T, version?: number): Write => ({
      build: (changedAt) =>
        version === undefined
          ? { Put: { TableName: recordsTable(), Item: { ...settingKey(name), ...value } } }
          : { Update: change(value, changedAt, version) },
      failed: fasterError,
    }),

    /** An edit on top of a version: it fails with `stale_version` and what `present` shows of what is stored. */
    edit: (value: T, version: number, present: (stored: T) => unknown = (stored) => stored): Write => ({
      build: (changedAt) => ({
        Update: { ...change(value, changedAt, version), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
      }),
      failed: async (current) => {
        const { value: stored, version: now, lastSave } = settingOf(current);
        return staleVersionError(await present(stored), now, lastSave);
      },
    }),
  };
};
