import { Combobox } from '@mantine/core';
import { IconCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';
import type { usePeopleSearch } from './use-people-search.ts';
import classes from './person-picker.module.css';

type Props = {
  found: ReturnType<typeof usePeopleSearch>;
  value: number;
  nobody: string | false;
  label: string;
};

/** What the picker offers: nobody, who was found, and more of them. */
export const PersonOptions = ({ found, value, nobody, label }: Props) => {
  const { t } = useTranslation('form');
  const { people, left } = found;
  const tick = (id: number) => value === id && <IconCheck size={16} stroke={1.75} className={classes.tick} />;
  const notice = found.isError
    ? t('person.failed')
    : found.isPending
      ? t('person.searching')
      : people.length === 0
        ? t('person.nothing')
        : undefined;
  return (
    <Combobox.Options
      className={classes.options ?? ''}
      aria-label={label}
      data-fetching={found.isPlaceholderData || undefined}
    >
      {nobody !== false && (
        <Combobox.Option value="0" className={classes.option ?? ''} aria-selected={value <= 0}>
          <span className={classes.nobody}>
            <IconUserOff size={14} stroke={1.75} />
          </span>
          <span className={classes.dim}>{nobody}</span>
          {value <= 0 && <IconCheck size={16} stroke={1.75} className={classes.tick} />}
        </Combobox.Option>
      )}
      {people.map((person) => (
        <Combobox.Option
          key={person.id}
          value={String(person.id)}
          className={classes.option ?? ''}
          aria-selected={person.id === value}
        >
          <Avatar name={person.name} picture={person.avatar} size={28} />
          <span className={classes.words}>
            <span className={classes.name}>{person.name}</span>
            {person.team !== '' && <span className={classes.team}>{person.team}</span>}
          </span>
          {tick(person.id)}
        </Combobox.Option>
      ))}
      {found.hasNextPage && (
        <Combobox.Option value="more" className={classes.more ?? ''}>
          {t('person.more', { left })}
        </Combobox.Option>
      )}
      {notice !== undefined && <Combobox.Empty role={found.isError ? 'alert' : 'status'}>{notice}</Combobox.Empty>}
    </Combobox.Options>
  );
};
