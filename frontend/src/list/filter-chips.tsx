import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Condition, SegmentFilter } from '#shared/list/segment.ts';
import { filterWords } from './filter-words.ts';
import { LateAddFilter } from './late-controls.tsx';
import type { ListColumn } from './list-column.ts';
import classes from './list.module.css';

type Props<Row> = {
  columns: readonly ListColumn<Row>[];
  filters: SegmentFilter | null;
  onChange: (filters: SegmentFilter | null) => void;
};

/** What the list is filtered by, each with its way out; filters of a column that is gone are still shown. */
export const FilterChips = <Row,>({ columns, filters, onChange }: Props<Row>) => {
  const { t } = useTranslation('list');
  const conditions = filters?.conditions ?? [];
  const columnOf = ({ column }: Condition) => columns.find((candidate) => candidate.key === column);
  const without = (index: number) => conditions.filter((_, at) => at !== index);
  const set = (next: Condition[]) =>
    onChange(next.length === 0 ? null : { match: filters?.match ?? 'all', conditions: next });
  return (
    <div className={classes.chips}>
      {conditions.map((condition, index) => {
        const name = columnOf(condition)?.label ?? condition.column;
        return (
          <span key={JSON.stringify(condition)} className={classes.chip}>
            <span className={classes.chipName}>{name}</span>
            <span className={classes.chipValue}>
              {filterWords(condition, columnOf(condition), (key, values) => t(key, values))}
            </span>
            <UnstyledButton
              className={classes.chipRemove}
              aria-label={t('removeFilter', { name })}
              onClick={() => set(without(index))}
            >
              <IconX size={14} />
            </UnstyledButton>
          </span>
        );
      })}
      <LateAddFilter columns={columns} onAdd={(condition) => set([...conditions, condition])} />
      {conditions.length > 0 && (
        <UnstyledButton className={classes.clear} onClick={() => onChange(null)}>
          {t('clearAll')}
        </UnstyledButton>
      )}
    </div>
  );
};
