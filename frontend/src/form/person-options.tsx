import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';
import { PickerOption } from './picker-option.tsx';
import type { usePeopleSearch } from './use-people-search.ts';
import classes from './search-picker.module.css';

type Props = {
  results: ReturnType<typeof usePeopleSearch>;
  value: number;
  nobody: string | false;
};

/** The options of a person picker: nobody, the people found, and a way to load more of them. */
export const PersonOptions = ({ results, value, nobody }: Props) => {
  const { t } = useTranslation('form');
  return (
    <>
      {nobody !== false && (
        <PickerOption
          value="0"
          kind="dim"
          chosen={value <= 0}
          face={
            <span className={classes.nobody}>
              <IconUserOff size={14} stroke={1.75} />
            </span>
          }
        >
          {nobody}
        </PickerOption>
      )}
      {results.people.map(({ id, name, team, avatar }) => (
        <PickerOption
          key={id}
          value={String(id)}
          chosen={id === value}
          face={<Avatar name={name} picture={avatar} size={28} />}
          line={team}
        >
          {name}
        </PickerOption>
      ))}
      {results.hasNextPage && (
        <PickerOption value="more" kind="action">
          {t('person.more', { left: results.left })}
        </PickerOption>
      )}
    </>
  );
};
