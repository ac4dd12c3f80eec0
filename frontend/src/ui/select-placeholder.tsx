import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import { closedCombobox } from './closed-combobox.ts';
import { selectSign } from './select-sign.tsx';

type Props = {
  label: string;
  value: string;
  size: 'xs' | 'md';
  className: string | undefined;
  leftSection?: ReactNode;
};

/** Looks like a closed select until the code of the select has loaded. */
export const SelectPlaceholder = ({ label, value, className = '', ...rest }: Props) => (
  <InputBase
    {...rest}
    className={className}
    {...closedCombobox}
    __staticSelector="Select"
    aria-label={label}
    value={value}
    readOnly
    pointer
    {...selectSign}
  />
);
