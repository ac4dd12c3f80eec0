import * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { customValue } from '#shared/custom-fields/custom-value.ts';
import { shownCustomValue } from '#shared/custom-fields/shown-custom-value.ts';
import { toIssues, type Issue } from '#shared/errors/issue.ts';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import type { ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow, ShownValue } from '#shared/imports/import-row.ts';
import { tagsImportColumn } from '#shared/imports/extras-columns.ts';
import { TAG_SEPARATOR } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras, RecordExtras } from '#shared/records/record-extras.ts';
import { tagName, TAGS_MAX } from '#shared/records/tags.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
import { foreignFieldIssues, patchExtras, type ExtrasPatch } from '#functions/platform/records/patch-extras.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { ImportRow } from './import-kind.ts';
import type { ConvertedRow } from './row-conversion.ts';

const TAGS = tagsImportColumn.key;

const inColumn = (column: string, issues: readonly Issue[]): ImportIssue[] =>
  issues.map(({ code, message }) => ({ column, code, message }));

const drop = (errors: ImportIssue[], key: string): void => {
  const at = errors.findIndex(({ column }) => column === key);
  if (at >= 0) errors.splice(at, 1);
};

/** Whether a cell shows the value that the record has: that is no change, even if the option is archived. */
const isUnchanged = (old: ShownValue, cell: ImportCell | undefined, shown: ShownValue | undefined): boolean =>
  old !== null && (shown === old || (cell !== undefined && 'value' in cell && cell.value === old));

const optionId = ({ options }: CustomField, name: string | number): number | undefined =>
  options.find((option) => option.archived === 0 && option.name === name)?.id;

type ParsedValue = { value: string | number | null } | { issues: Issue[] };

const parseValue = (field: CustomField, sent: string | number): ParsedValue => {
  const value = field.type === 'select_option' ? optionId(field, sent) : sent;
  const parsed = customValue(field).safeParse(value, { reportInput: true });
  return parsed.success ? { value: parsed.data } : { issues: toIssues(parsed.error) };
};

const tagNames = z.array(tagName).max(TAGS_MAX);

const readTags = (text: string): { tags: string[] } | { issues: Issue[] } => {
  const parsed = tagNames.safeParse(text.split(TAG_SEPARATOR.trim()).filter((name) => name.trim() !== ''));
  return parsed.success ? { tags: parsed.data } : { issues: toIssues(parsed.error) };
};

/** What a row makes of the custom fields and tags of its record. */
type AppliedExtras = {
  /** Undefined where they stay as they are. */
  readonly extras: NewExtras | undefined;
  /** Makes the events of a change, after those of the record itself: a feed shows events in the order they are made. */
  readonly events: () => readonly Write[];
};

/** Reads custom fields and tags from the rows of one kind of record; it leaves other columns alone. */
export const extrasCells = async (actor: Actor, object: ObjectType) => {
  const fields = await customFieldsFor(actor, object);
  const keys = new Set([TAGS, ...fields.map(({ id }) => customKey(id))]);

  return {
    /** Reads custom fields and tags from the body of a row; wrong cells become errors of the row. */
    take: ({ cells }: ImportRow, row: ConvertedRow, before: RecordExtras | undefined): ExtrasPatch => {
      const { body, shown, errors } = row;
      const values = new Map<number, string | number | null>();
      for (const field of fields) {
        const key = customKey(field.id);
        const old = shownCustomValue(field, before?.custom_fields?.[field.id]);
        if (isUnchanged(old, cells[key], shown[key])) {
          drop(errors, key);
          shown[key] = old;
          continue;
        }
        const sent = body[key];
        if (sent === undefined) continue;
        const result = parseValue(field, sent);
        if ('issues' in result) errors.push(...inColumn(key, result.issues));
        else {
          values.set(field.id, result.value);
          shown[key] = shownCustomValue(field, result.value ?? undefined);
        }
      }
      const tags = body[TAGS] === undefined ? undefined : readTags(String(body[TAGS]));
      if (tags && 'issues' in tags) errors.push(...inColumn(TAGS, tags.issues));
      const isTagged = tags && 'tags' in tags && tags.tags.length > 0;
      return { fields, values, ...(isTagged && { tags: tags.tags }) };
    },

    /** Applies the patch of a row to its record, or to a new record that has these numbers already. */
    apply: (
      patch: ExtrasPatch,
      before: (RecordExtras & { readonly id: number }) | undefined,
      numbers: CustomValues | null,
    ): AppliedExtras => {
      const { extras, isChanged } = patchExtras(before ?? { custom_fields: numbers }, patch);
      return {
        extras: isChanged ? extras : undefined,
        events: () => (before ? extrasEvents(actor, object, before, extras, patch.fields, { via_excel: true }) : []),
      };
    },

    /** Cells of fields that the record does not have with its type after the row. */
    foreign: (after: Pick<RecordExtras, 'assetTypeId'>, { fields: known, values }: ExtrasPatch): ImportIssue[] =>
      foreignFieldIssues(after, known, values).map(({ path, code, message }) => ({ column: path, code, message })),

    /** The body without custom fields and tags, for the schema of the built-in fields. */
    without: (body: ConvertedRow['body']): ConvertedRow['body'] =>
      Object.fromEntries(Object.entries(body).filter(([key]) => !keys.has(key))),

    /** The present values of the record, for cells that differ. */
    changesOf: (before: RecordExtras, patch: ExtrasPatch): CheckedRow['changes'] => {
      const { changes, tagsChange } = patchExtras(before, patch);
      const isRetagged = tagsChange.added.length + tagsChange.removed.length > 0;
      return [
        ...changes.map(({ field, old }) => ({ column: field, old })),
        ...(isRetagged ? [{ column: TAGS, old: before.tags?.join(TAG_SEPARATOR) ?? null }] : []),
      ];
    },
  };
};

export type ExtrasCells = Awaited<ReturnType<typeof extrasCells>>;

/**
 * The numbers that counting fields give the new records of a batch, the same each time a row is planned. A dry run
 * gives none.
 */
export const newNumbers = async (
  object: ObjectType,
  rows: readonly ImportRow[],
  reserve: boolean,
): Promise<(row: ImportRow) => CustomValues | null> => {
  if (!reserve || rows.length === 0) return () => null;
  const numberOf = await autoNumbers(object, rows.length);
  const places = new Map(rows.map(({ row }, at) => [row, at]));
  return ({ row }) => numberOf(places.get(row) ?? 0);
};
