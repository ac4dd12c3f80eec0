import type { MultiSelectProps, SelectProps } from '@mantine/core';
import { ClosedMultiSelect, ClosedSelect } from './closed-choices.tsx';
import { deferred } from './deferred.tsx';

/** The library's choice of one option, which is drawn closed before its code is there. */
export const Select = deferred<SelectProps>(async () => (await import('./select-code.tsx')).Select, ClosedSelect);

/** The library's choice of several options, which is drawn closed before its code is there. */
export const MultiSelect = deferred<MultiSelectProps>(
  async () => (await import('./select-code.tsx')).MultiSelect,
  ClosedMultiSelect,
);
