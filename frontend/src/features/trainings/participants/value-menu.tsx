import { MenuItem, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { Value } from './offered-values.ts';
import { ValueLook } from './participant-looks.tsx';
import { Menu } from '../../../ui/menu.tsx';
import classes from './participants.module.css';

type Props<Of extends Value> = {
  /** What the value is and of whom: "Status of Jan Peeters". */
  label: string;
  value: Of;
  options: readonly Of[];
  onChange: (value: Of) => void;
};

/** A status or result that is changed where it stands. */
export const ValueMenu = <Of extends Value>(props: Props<Of>) => {
  const { label, value, options, onChange } = props;
  return (
    <Menu
      position="bottom-start"
      width={200}
      withinPortal
      target={
        <UnstyledButton className={classes.value ?? ''} aria-label={label}>
          <ValueLook value={value} />
          <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      }
    >
      {options.map((option) => (
        <MenuItem
          key={option}
          aria-current={option === value}
          rightSection={option === value && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            if (option !== value) onChange(option);
          }}
        >
          <ValueLook value={option} />
        </MenuItem>
      ))}
    </Menu>
  );
};
