import { Select } from '@mantine/core';
import { IconSelector, IconStack2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SegmentChoice } from './list-toolbar.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

type Props = {
  state: ListState;
  change: ChangeState;
  segments: readonly SegmentChoice[];
  size?: 'xs' | 'md';
  withinPortal?: boolean;
};

const figures = new Intl.NumberFormat('nl-BE');

/** Which part of the list; each with how many there are. */
export const SegmentSelect = ({ state, change, segments, size = 'xs', withinPortal = true }: Props) => {
  const { t } = useTranslation('list');
  return (
    <Select
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      className={classes.segment ?? ''}
      size={size}
      aria-label={t('segment')}
      comboboxProps={{ withinPortal, width: 'max-content', position: 'bottom-start' }}
      searchable={segments.length > 12}
      data={segments.map(({ value, label }) => ({ value, label }))}
      renderOption={({ option, checked }) => {
        const count = segments.find((segment) => segment.value === option.value)?.count;
        return (
          <span className={classes.segmentOption} data-checked={checked || undefined}>
            {option.label}
            {count !== undefined && <span className={classes.segmentCount}>{figures.format(count)}</span>}
          </span>
        );
      }}
      value={segments.some((segment) => segment.value === state.segment) ? state.segment : null}
      onChange={(segment) => segment !== null && change({ segment })}
      allowDeselect={false}
      leftSection={<IconStack2 size={16} stroke={1.75} />}
      rightSection={<IconSelector size={16} stroke={1.75} />}
      rightSectionPointerEvents="none"
    />
  );
};
