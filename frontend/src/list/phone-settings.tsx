import { Popover, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PhoneSettingsButton } from './list-placeholders.tsx';
import { SegmentSelect } from './segment-select.tsx';
import type { ListState } from './list-state.ts';
import type { SegmentOption } from './segment-option.ts';
import type { ChangeState } from './use-list-state.ts';
import type { SegmentLinks } from './use-segment-links.ts';
import { Select } from '../ui/select-code.tsx';
import { selectSign } from '../ui/select-sign.tsx';
import { Segments } from '../ui/segments.tsx';
import classes from './list.module.css';

type Props = {
  state: ListState;
  change: ChangeState;
  segments: readonly SegmentOption[];
  segmentLinks: SegmentLinks | undefined;
  columns: readonly { key: string; label: string }[];
};

/** A pop-up with segment and order, which do not fit on the page of a phone. */
export const PhoneSettings = ({ state, change, segments, segmentLinks, columns }: Props) => {
  const { t } = useTranslation('list');
  const { sort } = state;
  return (
    <Popover position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <PhoneSettingsButton />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={12}>
          {segments.length > 0 && (
            <SegmentSelect
              state={state}
              change={change}
              segments={segments}
              links={segmentLinks}
              size="md"
              withinPortal={false}
            />
          )}
          <Select
            withScrollArea={false}
            classNames={{ options: classes.options ?? '' }}
            size="md"
            label={t('orderBy')}
            comboboxProps={{ withinPortal: false }}
            data={columns.map(({ key, label }) => ({ value: key, label }))}
            value={sort?.column ?? null}
            onChange={(column) => column !== null && change({ sort: { column, direction: sort?.direction ?? 'asc' } })}
            allowDeselect={false}
            {...selectSign}
          />
          {sort && (
            <Segments
              fullWidth
              aria-label={t('direction')}
              data={[
                { value: 'asc', label: t('ascending') },
                { value: 'desc', label: t('descending') },
              ]}
              value={sort.direction}
              onChange={(direction) =>
                change({ sort: { column: sort.column, direction: direction === 'desc' ? 'desc' : 'asc' } })
              }
            />
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
