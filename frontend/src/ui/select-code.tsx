import {
  MultiSelect as LibraryMultiSelect,
  Select as LibrarySelect,
  type MultiSelectProps,
  type Primitive,
  type SelectProps,
} from '@mantine/core';
import { useToldOpen } from './use-told-open.ts';

// What a page loads behind its closed choices (`select.tsx`).

/** The library's choice of one option. */
export const Select = <Value extends Primitive = string>({ comboboxProps, ...props }: SelectProps<Value>) => (
  <LibrarySelect<Value> {...props} comboboxProps={{ ...comboboxProps, ...useToldOpen() }} />
);

/** The library's choice of several options. */
export const MultiSelect = <Value extends Primitive = string>({ comboboxProps, ...props }: MultiSelectProps<Value>) => (
  <LibraryMultiSelect<Value> {...props} comboboxProps={{ ...comboboxProps, ...useToldOpen() }} />
);
