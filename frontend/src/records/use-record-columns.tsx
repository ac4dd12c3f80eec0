import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { customFieldIdOf, type CustomField } from '#shared/custom-fields/custom-field.ts';
import type { CellValue, Column } from '#shared/list/column.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { tagsColumn } from '#shared/records/tags.ts';
import { query } from '../api/query.ts';
import { CustomValue } from './custom-value.tsx';
import { TagBadges } from './tag-badges.tsx';
import { useCan } from '../ui/actor.tsx';
import { listColumns, type ListColumn } from '../list/list-column.ts';

type ExtrasRow = { tags: readonly string[]; custom_fields: Readonly<Record<string, CellValue>> };

const none: readonly CustomField[] = [];

/**
 * The columns of an object's list: its own, tags, and the company's custom fields, which all work with column settings,
 * sort, filters and export. The list waits for the definitions (`columnsPending`) only if it shows a custom field.
 * Not everybody sees custom fields (docs/areas/records.md#custom-fields).
 */
export const useRecordColumns = <Row extends ExtrasRow>(
  object: ObjectType,
  own: readonly ListColumn<Row>[],
  /** A second kind of record in the same list, whose fields are columns, too. */
  also?: ObjectType,
): { columns: readonly ListColumn<Row>[]; columnsPending: boolean } => {
  const { t } = useTranslation('records');
  const seesFields = useCan()('custom-fields:view');
  const { data, isPending } = useQuery({
    ...query(listCustomFields, { query: { object_type: object } }),
    enabled: seesFields,
  });
  const others = useQuery({
    ...query(listCustomFields, { query: { object_type: also ?? object } }),
    enabled: seesFields && also !== undefined,
  });
  const first = data?.data ?? none;
  const second = (also === undefined ? undefined : others.data?.data) ?? none;
  const columns = useMemo(() => {
    const fields = [...first, ...second];
    const types = new Map(fields.map(({ id, type }) => [id, type]));
    const extras: readonly Column<RecordExtras>[] = [tagsColumn, ...fields.map(customColumn)];
    const shown = listColumns<RecordExtras, Row>(
      extras,
      {
        label: (key) => t(key),
        // The company words the options of its fields; the words of yes/no are ours.
        option: (key, value) =>
          types.get(customFieldIdOf(key) ?? 0) === 'yes_no' ? t(value === '1' ? 'yes' : 'no') : value,
      },
      (key, row) => {
        const id = customFieldIdOf(key);
        if (id === undefined) return <TagBadges tags={row.tags} />;
        return <CustomValue type={types.get(id) ?? 'textfield'} value={row.custom_fields[id]} />;
      },
    );
    return [...own, ...shown.map((column) => (column.kind === 'tags' ? { ...column, suggestsFor: object } : column))];
  }, [first, second, object, own, t]);
  return { columns, columnsPending: seesFields && (isPending || (also !== undefined && others.isPending)) };
};
