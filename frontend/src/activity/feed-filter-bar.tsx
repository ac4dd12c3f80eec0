import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedObject } from '#shared/activity/events.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { TypeSelect } from './type-select.tsx';
import { DateField } from '../form/date-field.tsx';
import { PersonPicker } from '../form/person-picker.tsx';
import type { FeedFilters } from './feed-filters.ts';
import classes from './feed-filter-bar.module.css';

type Props = {
  filters: FeedFilters;
  onChange: (change: Partial<FeedFilters>) => void;
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined;
  /** The kind of record that the feed is of: the fields stand below each other, as in its card. */
  about?: FeedObject;
};

/** The filters of the feed: type, person (whoever did it or is affected by it) and days. */
export const FeedFilterBar = ({ filters, onChange, onClear, about }: Props) => {
  const { t } = useTranslation('activity');
  return (
    <search
      className={classes.filters}
      data-narrow={about !== undefined || undefined}
      aria-label={t('company.filters')}
    >
      <div className={classes.wide}>
        <TypeSelect
          label={t('company.types')}
          value={filters.types}
          onChange={(types) => onChange({ types })}
          {...(about && { about })}
        />
      </div>
      <div className={classes.wide}>
        <PersonPicker
          label={t('company.person')}
          nobody={t('company.anyone')}
          value={filters.person}
          onChange={(person) => onChange({ person })}
        />
      </div>
      <Day label={t('company.from')} value={filters.from} onChange={(from) => onChange({ from })} />
      <Day label={t('company.to')} value={filters.to} onChange={(to) => onChange({ to })} />
      {onClear && (
        <Button className={classes.clear ?? ''} variant="subtle" leftSection={<IconX />} onClick={onClear}>
          {t('company.clear')}
        </Button>
      )}
    </search>
  );
};

type DayProps = { label: string; value: string; onChange: (day: string) => void };

/** A day filters once its text is a valid date; until then the field keeps what was typed. */
const Day = ({ label, value, onChange }: DayProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <DateField
      label={label}
      value={typed ?? value}
      onChange={(text) => {
        const iso = parseDmy(text);
        if (iso === null && text !== '') return setTyped(text);
        setTyped(undefined);
        onChange(iso === null ? '' : toDmy(iso));
      }}
    />
  );
};
