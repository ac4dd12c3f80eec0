import { TextInput } from '@mantine/core';
import { closedCombobox } from '../ui/closed-combobox.ts';
import { deferred } from '../ui/deferred.tsx';
import { cappedInputProps } from './field-props.ts';
import type { SuggestProps } from './suggest-props.ts';

/** Looks like the field with its list closed, which `closed-fields.test.tsx` holds it to; it can be typed into at once. */
export const ClosedSuggestions = ({ value = '', onChange, icon, maxLength, ...props }: SuggestProps) => (
  <TextInput
    {...cappedInputProps(props, value, maxLength)}
    {...closedCombobox}
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
