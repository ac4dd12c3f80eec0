import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

export type Suggestion = {
  readonly key: string;
  readonly name: string;
  readonly fact?: string;
  readonly icon?: ReactNode;
};

export type SuggestProps = FieldProps & {
  /** What the list of suggestions is called. */
  listLabel: string;
  suggestions: readonly Suggestion[];
  /** A suggestion was chosen, by its key; the field itself changes nothing then. */
  onSuggestion: (key: string) => void;
  /** A picture inside the field at the left. */
  icon?: ReactNode;
  maxLength?: number;
};
