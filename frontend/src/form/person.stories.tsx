import { Combobox, useCombobox } from '@mantine/core';
import { Fields } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { PersonName } from './person-name.tsx';
import { PersonOptions } from './person-options.tsx';
import { PersonPicker } from './person-picker.tsx';
import { usePeopleSearch } from './use-people-search.ts';

const OpenOptions = () => {
  const results = usePeopleSearch('', true);
  return (
    <Combobox store={useCombobox()}>
      <Combobox.Options aria-label="Driver">
        <PersonOptions results={results} value={2} nobody="Nobody" />
      </Combobox.Options>
    </Combobox>
  );
};

export const stories: Stories = {
  title: 'Choosing a person',
  cases: {
    'Somebody and nobody': () => (
      <Fields>
        <Typed start={1}>{(field) => <PersonPicker label="Driver" required {...field} />}</Typed>
        <Typed start={0}>{(field) => <PersonPicker label="Second driver" nobody="Pool vehicle" {...field} />}</Typed>
      </Fields>
    ),
    'What it offers': OpenOptions,
    'By name': () => (
      <p>
        <PersonName id={1} nobody="Nobody" />, <PersonName id={0} nobody="Nobody" />
      </p>
    ),
  },
};
