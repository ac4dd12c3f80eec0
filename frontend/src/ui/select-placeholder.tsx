import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  value: string;
  size: 'xs' | 'md';
  className: string | undefined;
  leftSection?: ReactNode;
};

/** The closed look of a select whose options come later. */
// oxlint-disable jsx-a11y/role-has-required-aria-props -- why: a closed list box is not there to be named
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
    rightSection={<IconSelector size={16} stroke={1.75} />}
    rightSectionPointerEvents="none"
  />
);
