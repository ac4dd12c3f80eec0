import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import type { SearchPickerState } from './use-search-picker.ts';

export type SearchPickerProps = Omit<FieldProps<number>, 'value' | 'onChange' | 'placeholder'> & {
  picker: SearchPickerState;
  /** The name of the chosen option. */
  name: string;
  /** The picture before the name while the field is closed. */
  face: ReactNode;
  /** The placeholder while nothing is chosen. */
  choose: string;
  /** The placeholder during a search. */
  searchWords: string;
  /** Says that nothing was found, that the search is under way, or that it failed. */
  notice: string | undefined;
  hasFailed: boolean;
  /** The options answer an earlier search term. */
  isStale?: boolean;
  onSubmit: (option: string) => void;
  /** The options (`PickerOption`). */
  children: ReactNode;
};
