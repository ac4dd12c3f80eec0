import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';
import type { FieldProps } from './field-props.ts';
import { PersonOptions } from './person-options.tsx';
import { SearchPicker } from './search-picker.tsx';
import { useSearchPicker } from './use-search-picker.ts';
import { usePeopleSearch, usePersonChoice, type PersonChoice, type PersonSearch } from './use-people-search.ts';

type Props = Omit<FieldProps<number>, 'onChange'> & {
  /**
   * Id 0 is nobody (docs/areas/people.md#unknown-person); the person is passed for pages that show more than a name.
   */
  onChange: (id: number, person?: PersonChoice) => void;
  /** The label of choosing nobody; false where somebody has to be chosen. */
  nobody?: string | false | undefined;
  /** Nothing was chosen yet, so that even nobody has to be chosen. */
  unchosen?: boolean;
  /** The person with the id `value`, where the page already has them. */
  selected?: PersonChoice | undefined;
  /** Another search than among everyone; `scope` keeps its answers apart in the cache. */
  search?: { scope: string; find: PersonSearch } | undefined;
};

/** Chooses a person by avatar, name and team, ten at a time. */
export const PersonPicker = ({
  value = 0,
  onChange,
  nobody,
  unchosen = false,
  selected,
  search,
  placeholder,
  ...field
}: Props) => {
  const { t } = useTranslation('form');
  const picker = useSearchPicker();
  const { asked, opened } = picker;
  const [picked, setPicked] = useState<PersonChoice>();
  const given = [picked, selected].find((person) => person?.id === value);
  const fetched = usePersonChoice(value, given === undefined);
  const person = given ?? fetched;
  const results = usePeopleSearch(asked, opened, search?.scope, search?.find);
  const nobodyLabel = nobody ?? t('person.nobody');

  const submit = (option: string): void => {
    if (option === 'more') return void results.fetchNextPage();
    const next = results.people.find((one) => String(one.id) === option);
    setPicked(next);
    onChange(Number(option), next);
    picker.combobox.closeDropdown();
  };
  const notice = results.isError
    ? t('person.failed')
    : results.isPending
      ? t('person.searching')
      : results.people.length === 0
        ? t(asked === '' ? 'person.none' : 'person.nothing')
        : undefined;
  return (
    <SearchPicker
      {...field}
      picker={picker}
      name={value > 0 ? (person?.name ?? '') : unchosen ? '' : nobodyLabel || ''}
      face={
        value > 0 && person ? (
          <Avatar name={person.name} picture={person.avatar} />
        ) : (
          <IconUsers size={16} stroke={1.75} color="var(--dim)" />
        )
      }
      choose={placeholder ?? t('person.search')}
      searchWords={t('person.search')}
      notice={notice}
      hasFailed={results.isError}
      isStale={results.isPlaceholderData}
      onSubmit={submit}
    >
      <PersonOptions results={results} value={unchosen ? -1 : value} nobody={asked === '' ? nobodyLabel : false} />
    </SearchPicker>
  );
};
