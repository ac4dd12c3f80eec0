import { ActionIcon } from '@mantine/core';
import { IconPencil, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from '../ui/router.ts';
import type { ListState } from './list-state.ts';
import type { SegmentOption } from './segment-option.ts';
import type { SegmentLinks } from './use-segment-links.ts';
import classes from './list.module.css';
import { format } from '../ui/format.ts';
import { Select } from '../ui/select-code.tsx';
import { selectSign, UNSEARCHED_MAX } from '../ui/select-sign.tsx';

type Props = {
  state: Pick<ListState, 'segment'>;
  change: (change: Pick<ListState, 'segment'>) => void;
  segments: readonly SegmentOption[];
  links: SegmentLinks | undefined;
  size?: 'xs' | 'md';
  withinPortal?: boolean;
};

/** The value of "New segment" among the options; no segment has this key. */
const ADD = '+';

const places = ['ready', 'teams', 'own'] as const;
type SegmentPlace = (typeof places)[number];

const placeOf = ({ filter, isTeam }: SegmentOption): SegmentPlace => (filter ? 'own' : isTeam ? 'teams' : 'ready');

/** Chooses a segment of the list; each option shows its number of records. */
export const SegmentSelect = ({ state, change, segments, links, size = 'xs', withinPortal = true }: Props) => {
  const { t } = useTranslation(['list', 'list-tools']);
  // The link is added beside the select, which stays mounted: remounting it would close its open options.
  const navigate = useNavigate();
  const chosen = segments.find((segment) => segment.value === state.segment);
  const itemsOf = (place: SegmentPlace) =>
    segments.filter((segment) => placeOf(segment) === place).map(({ value, label }) => ({ value, label }));
  const groups = places
    .map((place) => ({ group: t(`list-tools:segments.${place}`), items: itemsOf(place) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={classes.segmentWithLink}>
      <Select
        withScrollArea={false}
        classNames={{ options: classes.options ?? '' }}
        className={classes.segment ?? ''}
        size={size}
        aria-label={t('list:segment')}
        comboboxProps={{ withinPortal, width: 'max-content', position: 'bottom-start' }}
        searchable={segments.length > UNSEARCHED_MAX}
        data={[
          ...(groups.length > 1 ? groups : groups.flatMap(({ items }) => items)),
          ...(links ? [{ value: ADD, label: t('list:newSegment') }] : []),
        ]}
        renderOption={({ option, checked }) => {
          if (option.value === ADD)
            return (
              <span className={classes.segmentAdd}>
                <IconPlus size={14} stroke={1.75} />
                <span>
                  {option.label}
                  <span className={classes.segmentHelp}>{t('list-tools:segmentHelp')}</span>
                </span>
              </span>
            );
          const { count, explanation } = segments.find((segment) => segment.value === option.value) ?? {};
          return (
            <span className={classes.segmentOption} data-checked={checked || undefined}>
              <span>
                {option.label}
                {explanation !== undefined && <span className={classes.segmentHelp}>{explanation}</span>}
              </span>
              {count !== undefined && <span className={classes.segmentCount}>{format().number(count)}</span>}
            </span>
          );
        }}
        value={chosen?.value ?? null}
        onChange={(segment) => {
          if (segment === ADD && links) void navigate(links.add);
          else if (segment !== null) change({ segment });
        }}
        allowDeselect={false}
        leftSection={<IconStack2 size={16} stroke={1.75} />}
        {...selectSign}
      />
      {links && chosen?.filter && (
        <ActionIcon
          component={Link}
          to={links.edit(chosen.value)}
          size={size === 'md' ? 40 : 30}
          aria-label={t('list:editSegment', { name: chosen.label })}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </div>
  );
};
