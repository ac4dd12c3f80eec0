import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectSign } from './select-sign.tsx';

type Props = {
  label: string;
  value: string;
  size: 'xs' | 'md';
  className: string | undefined;
  leftSection?: ReactNode;
};

/** Looks like a closed select until the code of the select has loaded. */
// oxlint-disable jsx-a11y/role-has-required-aria-props -- why: the list box of a closed select does not exist
export const SelectPlaceholder = ({ label, value, className = '', ...rest }: Props) => (
  <InputBase
    {...rest}
    className={className}
    role="combobox"
    aria-label={label}
    aria-haspopup="listbox"
    aria-expanded={false}
    value={value}
    readOnly
    pointer
    {...selectSign}
  />
);
