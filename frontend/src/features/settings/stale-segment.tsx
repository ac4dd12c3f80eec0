import { useTranslation } from 'react-i18next';
import { isGroup, type FilterEntry, type SegmentFilter } from '#shared/list/segment.ts';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import type { ThreeWay } from '../../form/three-way-diff.ts';
import { filterWords } from '../../list/filter-words.ts';
import type { ListColumn } from '../../list/list-column.ts';
import type { SegmentValues } from './segment-form.ts';
import type { SegmentColumns } from './use-segment-columns.ts';

type Props = {
  difference: ThreeWay<SegmentValues> | undefined;
  columns: SegmentColumns;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: (chosen: SegmentValues) => void;
};

/** Mine and theirs: name, conditions in words, who has it. */
export const StaleSegment = ({ columns, ...props }: Props) => {
  const { t } = useTranslation(['segments', 'list']);
  const words = (entry: FilterEntry): string => {
    if (isGroup(entry)) return `(${sentence(entry)})`;
    const column = [...columns.own, ...columns.custom].find(({ key }) => key === entry.column);
    const shown = column && ({ ...column, render: () => null } satisfies ListColumn<never>);
    return `${column?.label ?? entry.column}: ${filterWords(entry, shown, (key, values) => t(`list:${key}`, values))}`;
  };
  const sentence = ({ match, conditions }: SegmentFilter): string =>
    conditions.map(words).join(` ${t(match === 'any' ? 'or' : 'and')} `);
  return (
    <StaleEditModal
      {...props}
      title={t('staleTitle')}
      labelOf={(field) => t(`field.${field}`)}
      show={(field, value) => {
        if (field === 'filter') return sentence(value as SegmentFilter);
        return field === 'shared' ? t(value === '1' ? 'shared' : 'private') : String(value);
      }}
    />
  );
};
