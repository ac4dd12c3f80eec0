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
import type { CustomValues, RecordExtras } from '#shared/records/record-extras.ts';
import { tagName, TAGS_MAX } from '#shared/records/tags.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { patchExtras, type ExtrasPatch } from '#functions/platform/records/patch-extras.ts';
import type { ImportRow } from './import-kind.ts';
import type { ConvertedRow } from './row-conversion.ts';

const TAGS = tagsImportColumn.key;

const inColumn = (column: string, issues: readonly Issue[]): ImportIssue[] =>
  issues.map(({ code, message }) => ({ column, code, message }));

const drop = (errors: ImportIssue[], key: string): void => {
  const at = errors.findIndex(({ column }) => column === key);
  if (at >= 0) errors.splice(at, 1);
};

/** A cell that shows what the record holds is no change, also where an option is no longer offered. */
const isShown = (old: ShownValue, cell: ImportCell | undefined, shown: ShownValue | undefined): boolean =>
  old !== null && (shown === old || (cell !== undefined && 'value' in cell && cell.value === old));

const optionId = ({ options }: CustomField, name: string | number): number | undefined =>
  options.find((option) => option.archived === 0 && option.name === name)?.id;

type Judged = { value: string | number | null } | { issues: Issue[] };

const judge = (field: CustomField, sent: string | number): Judged => {
  const value = field.type === 'select_option' ? optionId(field, sent) : sent;
  const parsed = customValue(field).safeParse(value, { reportInput: true });
  return parsed.success ? { value: parsed.data } : { issues: toIssues(parsed.error) };
};

const tagNames = z.array(tagName).max(TAGS_MAX);

const readTags = (text: string): { tags: string[] } | { issues: Issue[] } => {
  const parsed = tagNames.safeParse(text.split(TAG_SEPARATOR.trim()).filter((name) => name.trim() !== ''));
  return parsed.success ? { tags: parsed.data } : { issues: toIssues(parsed.error) };
};

/** The custom fields and tags of the rows of one object; cells of other columns are none of its business. */
export const extrasCells = async (actor: Actor, object: ObjectType) => {
  const fields = await customFieldsFor(actor, object);
  const keys = new Set([TAGS, ...fields.map(({ id }) => customKey(id))]);

  return {
    /** Takes what a row says of them out of its body; wrong cells become errors of the row. */
    take: ({ cells }: ImportRow, row: ConvertedRow, before: RecordExtras | undefined): ExtrasPatch => {
      const { body, shown, errors } = row;
      const values = new Map<number, string | number | null>();
      for (const field of fields) {
        const key = customKey(field.id);
        const old = shownCustomValue(field, before?.custom_fields?.[field.id]);
        if (isShown(old, cells[key], shown[key])) {
          drop(errors, key);
          shown[key] = old;
          continue;
        }
        const sent = body[key];
        if (sent === undefined) continue;
        const judged = judge(field, sent);
        if ('issues' in judged) errors.push(...inColumn(key, judged.issues));
        else {
          values.set(field.id, judged.value);
          shown[key] = shownCustomValue(field, judged.value ?? undefined);
        }
      }
      const tags = body[TAGS] === undefined ? undefined : readTags(String(body[TAGS]));
      if (tags && 'issues' in tags) errors.push(...inColumn(TAGS, tags.issues));
      const isTagged = tags && 'tags' in tags && tags.tags.length > 0;
      return { fields, values, ...(isTagged && { tags: tags.tags }) };
    },

    /** The row without them, for the schema of the object's own fields. */
    without: (body: ConvertedRow['body']): ConvertedRow['body'] =>
      Object.fromEntries(Object.entries(body).filter(([key]) => !keys.has(key))),

    /** What the record holds now, for cells that differ. */
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

/**
 * What counting fields give the new records of a batch: the same however often a row is planned. Nothing in a dry run.
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
