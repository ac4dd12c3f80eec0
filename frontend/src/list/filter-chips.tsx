import { Button, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { conditionsOf, isGroup, type Condition, type FilterEntry, type SegmentFilter } from '#shared/list/segment.ts';
import { Link } from '../ui/router.ts';
import { filterWords } from './filter-words.ts';
import type { ListColumn } from './list-column.ts';
import { useReferences } from './use-references.ts';
import classes from './list.module.css';

type ChipColumn = Pick<ListColumn<never>, 'key' | 'label' | 'kind' | 'options' | 'refersTo'>;
type Props = {
  columns: readonly ChipColumn[];
  filters: SegmentFilter;
  onChange: (filters: SegmentFilter | null) => void;
  /** The address where the filters become a segment. */
  saveSegmentAt: string | undefined;
};

/** The filters of the list, each with a button to remove it; the name of a custom field may load after the filter. */
export const FilterChips = ({ columns, filters, onChange, saveSegmentAt }: Props) => {
  const { t } = useTranslation('list');
  const { conditions } = filters;
  const listedColumn = ({ column }: Condition) => columns.find((candidate) => candidate.key === column);
  const { optionsOf, goneWords } = useReferences(
    new Set(conditionsOf(filters).flatMap((one) => listedColumn(one)?.refersTo ?? [])),
  );
  const columnOf = (condition: Condition): ChipColumn | undefined => {
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
  const set = (next: FilterEntry[]) => onChange(next.length === 0 ? null : { ...filters, conditions: next });
  return (
    <div className={classes.chips}>
      {conditions.length > 1 && filters.match === 'any' && <span className={classes.chipMatch}>{t('anyOf')}</span>}
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
      <UnstyledButton className={classes.clear} onClick={() => onChange(null)}>
        {t('clearAll')}
      </UnstyledButton>
      {saveSegmentAt !== undefined && (
        <Button component={Link} to={saveSegmentAt} variant="default" size="compact-sm" className={classes.keep ?? ''}>
          {t('saveAsSegment')}
        </Button>
      )}
    </div>
  );
};
