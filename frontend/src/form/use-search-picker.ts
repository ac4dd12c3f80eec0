import { useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** How long a search waits after the last letter (docs/areas/people.md#choosing-people). */
const DEBOUNCE_MS = 200;

/** The state of a `SearchPicker`; `asked` is the term to search for, which follows the typed one after a pause. */
export const useSearchPicker = () => {
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const [asked] = useDebouncedValue(term, DEBOUNCE_MS);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
    },
  });
  return { combobox, opened: combobox.dropdownOpened, typed, setTyped, term, asked };
};

export type SearchPickerState = ReturnType<typeof useSearchPicker>;
