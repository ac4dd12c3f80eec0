import { TextInput } from '@mantine/core';
import { deferred } from '../ui/deferred.tsx';
import { cappedInputProps } from './field-props.ts';
import type { SuggestProps } from './suggest-props.ts';

const closed = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** It can be typed into at once. */
const ClosedSuggestions = ({ value = '', onChange, icon, maxLength, ...props }: SuggestProps) => (
  <TextInput
    {...cappedInputProps(props, value, maxLength)}
    {...closed}
    value={value}
    {...(icon && { leftSection: icon })}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/**
 * A line of text with suggestions while it is typed; any other text is accepted as well. It is drawn before the code of
 * its suggestions is there.
 */
export const SuggestField = deferred<SuggestProps>(
  async () => (await import('./open-suggestions.tsx')).OpenSuggestions,
  ClosedSuggestions,
);
