import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { ownColumns } from '#shared/kinds/record-rows.ts';
import { visibleColumns, type Column } from '#shared/list/column.ts';
import { tagsColumn } from '#shared/records/tags.ts';
import { query } from '../../api/query.ts';
import type { ConditionColumn } from '../../list/condition-check.ts';
import { listColumns } from '../../list/list-column.ts';
import { useActor } from '../../ui/actor.tsx';

export type SegmentColumns = { own: readonly ConditionColumn[]; custom: readonly ConditionColumn[] };

const nothing = () => null;

/** The columns that this user may put conditions on; undefined until the custom fields have been read. */
export const useSegmentColumns = (object: ObjectType) => {
  // why: each object has its own type of rows, but conditions read none of their values
  const columns = ownColumns[object] as readonly Column<never>[];
  const { t } = useTranslation([feedFactsOf(object).messages, 'records', 'form']);
  const actor = useActor();
  const fields = useQuery(query(listCustomFields, { query: { object_type: object } }));
  const own = useMemo(() => {
    const texts = {
      label: (key: string) => t(key),
      option: (column: string, value: string) => t(`${column}.${value}`),
    };
    const built = listColumns(visibleColumns(columns, actor), texts, nothing);
    const [tags] = listColumns([tagsColumn], texts, nothing);
    return tags ? [...built, { ...tags, suggestsFor: object }] : built;
  }, [actor, columns, object, t]);
  const custom = useMemo(
    () =>
      fields.data &&
      listColumns(
        fields.data.data.map(customColumn),
        {
          label: (key) => key,
          // The options of a yes/no field are our words, those of a select are the company's.
          option: (_, value) => (value === '1' ? t('form:yes') : value === '0' ? t('form:no') : value),
        },
        nothing,
      ),
    [fields.data, t],
  );
  return { read: fields, columns: custom && { own, custom } };
};
