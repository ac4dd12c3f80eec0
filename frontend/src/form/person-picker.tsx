import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconSelector, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';
import { inputProps, type FieldProps } from './field-props.ts';
import { PersonOptions } from './person-options.tsx';
import { usePeopleSearch, usePersonChoice, type PersonChoice, type PersonSearch } from './use-people-search.ts';

type Props = Omit<FieldProps<number>, 'onChange'> & {
  /** 0 is nobody (spec A §3); the person comes along for pages that show more of him. */
  onChange: (id: number, person?: PersonChoice) => void;
  /** The words for choosing nobody; false where somebody has to be chosen. */
  nobody?: string | false | undefined;
  /** Whom `value` stands for, where the page knows already. */
  selected?: PersonChoice | undefined;
  /** Another search than among everyone; name it so that answers are not mixed up. */
  search?: { scope: string; find: PersonSearch } | undefined;
};

const DEBOUNCE_MS = 200;

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** Avatar, name and team, search as you type, ten at a time, by keyboard all the way. */
export const PersonPicker = ({ value = 0, onChange, nobody, selected, search, ...props }: Props) => {
  const { t } = useTranslation('form');
  const [term, setTerm] = useState('');
  const [picked, setPicked] = useState<PersonChoice>();
  const [asked] = useDebouncedValue(term.trim(), DEBOUNCE_MS);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTerm('');
    },
  });
  const opened = combobox.dropdownOpened;
  const known = [picked, selected].find((person) => person?.id === value);
  const fetched = usePersonChoice(value, known === undefined);
  const person = known ?? fetched;
  const found = usePeopleSearch(asked, opened, search?.scope, search?.find);
  const nobodyLabel = nobody ?? t('person.nobody');
  const name = value > 0 ? (person?.name ?? '') : nobodyLabel || '';

  const choose = (id: number) => {
    const next = found.people.find((one) => one.id === id);
    setPicked(next);
    onChange(id, next);
    combobox.closeDropdown();
  };
  const type = (text: string) => {
    // Typing on a closed field starts a search; the name that stood there is no part of it.
    setTerm(!opened && text.startsWith(name) ? text.slice(name.length) : text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  const shared = inputProps(props);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(option) => (option === 'more' ? void found.fetchNextPage() : choose(Number(option)))}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...shared}
          {...comboboxRole}
          value={opened ? term : name}
          placeholder={opened ? name || t('person.search') : (props.placeholder ?? t('person.search'))}
          leftSection={
            opened ? (
              <IconSearch size={16} stroke={1.75} color="var(--dim)" />
            ) : value > 0 && person ? (
              <Avatar name={person.name} picture={person.avatar} />
            ) : (
              <IconUsers size={16} stroke={1.75} color="var(--dim)" />
            )
          }
          rightSection={<IconSelector size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
          onFocus={(event) => {
            event.currentTarget.select();
            props.onFocus?.(event);
          }}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => {
            combobox.closeDropdown();
            props.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <section aria-label={props.label}>
          <PersonOptions found={found} value={value} nobody={asked === '' ? nobodyLabel : false} label={props.label} />
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
