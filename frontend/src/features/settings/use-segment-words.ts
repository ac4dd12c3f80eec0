import { useTranslation } from 'react-i18next';
import { isGroup, type FilterEntry, type SegmentFilter } from '#shared/list/segment.ts';
import { filterWords } from '../../list/filter-words.ts';
import type { ListColumn } from '../../list/list-column.ts';
import { useReferences } from '../../list/use-references.ts';
import type { SegmentValues } from './segment-form.ts';
import type { SegmentColumns } from './use-segment-columns.ts';
import { labelValue } from '../../ui/label-value.ts';

/** The name, the conditions and the sharing of a segment in words. */
export const useSegmentWords = (columns: SegmentColumns) => {
  const { t } = useTranslation(['segments', 'list']);
  const { optionsOf, goneWords } = useReferences(new Set(columns.own.flatMap(({ refersTo }) => refersTo ?? [])));
  const words = (entry: FilterEntry): string => {
    if (isGroup(entry)) return `(${sentence(entry)})`;
    const column = [...columns.own, ...columns.custom].find(({ key }) => key === entry.column);
    const options = column && optionsOf(column);
    const shown =
      column && ({ ...column, ...(options && { options }), render: () => null } satisfies ListColumn<never>);
    const said = filterWords(entry, shown, (key, values) => t(`list:${key}`, values), goneWords);
    return labelValue(column?.label ?? entry.column, said);
  };
  const sentence = ({ match, conditions }: SegmentFilter): string =>
    conditions.map(words).join(` ${t(match === 'any' ? 'or' : 'and')} `);
  return (field: keyof SegmentValues, value: SegmentValues[keyof SegmentValues]): string => {
    if (typeof value !== 'string') return sentence(value);
    return field === 'shared' ? t(value === '1' ? 'shared' : 'private') : value;
  };
};
