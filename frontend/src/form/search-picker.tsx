import { TextInput } from '@mantine/core';
import { closedCombobox } from '../ui/closed-combobox.ts';
import { deferred } from '../ui/deferred.tsx';
import { selectSign } from '../ui/select-sign.tsx';
import { inputProps } from './field-props.ts';
import type { SearchPickerProps } from './picker-props.ts';

/** Looks like the closed picker, which `closed-fields.test.tsx` holds it to. */
export const ClosedPicker = ({ name, face, choose, ...field }: SearchPickerProps) => (
  <TextInput
    {...inputProps(field)}
    {...closedCombobox}
    readOnly
    value={name}
    placeholder={choose}
    leftSection={face}
    {...selectSign}
  />
);

/**
 * A field that searches while one types, fully usable by keyboard; each kind of picker brings its words and options. It
 * is drawn closed before the code of its list is there.
 */
export const SearchPicker = deferred<SearchPickerProps>(
  async () => (await import('./open-picker.tsx')).OpenPicker,
  ClosedPicker,
);
