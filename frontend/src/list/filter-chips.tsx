import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { conditionsOf, isGroup, type Condition, type FilterEntry, type SegmentFilter } from '#shared/list/segment.ts';
import { Link } from '../ui/router.ts';
import { filterWords } from './filter-words.ts';
import { DeferredAddFilter } from './deferred-controls.tsx';
import type { ListColumn } from './list-column.ts';
import { useReferences } from './use-references.ts';
import classes from './list.module.css';

type Props<Row> = {
  columns: readonly ListColumn<Row>[];
  filters: SegmentFilter | null;
  onChange: (filters: SegmentFilter | null) => void;
  /** The address where the filters become a segment. */
  saveSegmentAt: string | undefined;
};

/** The filters of the list, each with a button to remove it; the name of a custom field may load after the filter. */
export const FilterChips = <Row,>({ columns, filters, onChange, saveSegmentAt }: Props<Row>) => {
  const { t } = useTranslation('list');
  const conditions = filters?.conditions ?? [];
  const listedColumn = ({ column }: Condition) => columns.find((candidate) => candidate.key === column);
  const { optionsOf, goneWords } = useReferences(
    new Set((filters ? conditionsOf(filters) : []).flatMap((one) => listedColumn(one)?.refersTo ?? [])),
  );
  const columnOf = (condition: Condition): ListColumn<Row> | undefined => {
    const column = listedColumn(condition);
    const options = column && optionsOf(column);
    return column && options ? { ...column, options } : column;
  };
  const nameOf = (condition: Condition) => columnOf(condition)?.label ?? '…';
  const wordsOf = (condition: Condition) =>
    filterWords(condition, columnOf(condition), (key, values) => t(key, values), goneWords);
  /** A group is one chip; the segment builder edits it. */
  const chipOf = (entry: FilterEntry): { name: string; words: string } =>
    isGroup(entry)
      ? {
          name: t(entry.match === 'any' ? 'anyOf' : 'allOf'),
          words: entry.conditions.map((one) => `${nameOf(one)} ${wordsOf(one)}`).join(', '),
        }
      : { name: nameOf(entry), words: wordsOf(entry) };
  const without = (index: number) => conditions.filter((_, at) => at !== index);
  const set = (next: FilterEntry[]) =>
    onChange(next.length === 0 ? null : { match: filters?.match ?? 'all', conditions: next });
  return (
    <div className={classes.chips}>
      {conditions.length > 1 && filters?.match === 'any' && <span className={classes.chipMatch}>{t('anyOf')}</span>}
      {conditions.map((entry, index) => {
        const { name, words } = chipOf(entry);
        return (
          <span key={JSON.stringify(entry)} className={classes.chip}>
            <span className={classes.chipName}>{name}</span>
            <span className={classes.chipValue}>{words}</span>
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
      <DeferredAddFilter columns={columns} onAdd={(condition) => set([...conditions, condition])} />
      {conditions.length > 0 && (
        <UnstyledButton className={classes.clear} onClick={() => onChange(null)}>
          {t('clearAll')}
        </UnstyledButton>
      )}
      {conditions.length > 0 && saveSegmentAt !== undefined && (
        <Link to={saveSegmentAt} className={classes.keep}>
          {t('saveAsSegment')}
        </Link>
      )}
    </div>
  );
};
