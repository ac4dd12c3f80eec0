import { Combobox, TextInput, useCombobox } from '@mantine/core';
import {
  IconCalendar,
  IconCircleDot,
  IconCurrencyEuro,
  IconHash,
  IconSearch,
  IconTag,
  IconTextSize,
  IconToggleRight,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnKind } from '#shared/list/column.ts';
import { fold } from '#shared/values/fold.ts';
import type { ConditionColumn } from './condition-check.ts';
import classes from './add-filter.module.css';

type FilterableColumn = ConditionColumn & { shown?: boolean };
type Props = { columns: readonly FilterableColumn[]; onChoose: (key: string) => void };

const icons: Readonly<Record<ColumnKind, typeof IconHash>> = {
  text: IconTextSize,
  number: IconHash,
  integer: IconHash,
  money: IconCurrencyEuro,
  date: IconCalendar,
  flag: IconToggleRight,
  enum: IconCircleDot,
  person: IconUser,
  tags: IconTag,
};

/** The columns to filter by, those that the list shows by default first; typing narrows them. */
export const FilterColumn = ({ columns, onChoose }: Props) => {
  const { t } = useTranslation('list-tools');
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  useEffect(() => void selectFirstOption(), [selectFirstOption, typed]);
  const field = useRef<HTMLInputElement>(null);
  // On the way back from a column nothing else would take the focus.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // The field can name its list only once that is there, which is so when it has the focus.
  const [, setFocused] = useState(false);
  const offered = columns.filter(({ label }) => fold(label).includes(fold(typed.trim())));
  const group = (title: string, members: readonly FilterableColumn[]) =>
    members.length > 0 && (
      <Combobox.Group label={title}>
        {members.map(({ key, label, kind }) => {
          const Icon = icons[kind];
          return (
            <Combobox.Option key={key} value={key} className={classes.option ?? ''}>
              <Icon size={16} stroke={1.75} />
              {label}
            </Combobox.Option>
          );
        })}
      </Combobox.Group>
    );
  return (
    <Combobox store={combobox} onOptionSubmit={onChoose}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          ref={field}
          size="xs"
          role="combobox"
          aria-expanded
          aria-controls={combobox.listId ?? undefined}
          onFocus={() => setFocused(true)}
          aria-label={t('filter.by')}
          placeholder={t('filter.by')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options ?? ''} aria-label={t('filter.by')}>
        {group(
          t('filter.shown'),
          offered.filter(({ shown }) => shown === true),
        )}
        {group(
          t('filter.others'),
          offered.filter(({ shown }) => shown !== true),
        )}
        {offered.length === 0 && <Combobox.Empty>{t('filter.none')}</Combobox.Empty>}
      </Combobox.Options>
      <p className={classes.help}>{t('filter.help')}</p>
    </Combobox>
  );
};
