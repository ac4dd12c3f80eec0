import { ComboboxOption } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './search-picker.module.css';

type Props = {
  value: string;
  /** The picture before the name. */
  face?: ReactNode;
  /** A second line, under the name. */
  line?: string;
  chosen?: boolean;
  /** `dim` is the choice of nobody or nothing; `action` does something other than choosing. */
  kind?: 'dim' | 'action';
  children: ReactNode;
};

/** One line of a `SearchPicker`: picture, name and a tick where it is chosen. */
export const PickerOption = ({ value, face, line = '', chosen, kind, children }: Props) => (
  <ComboboxOption
    value={value}
    className={classes.option ?? ''}
    data-kind={kind}
    {...(chosen !== undefined && { 'aria-selected': chosen })}
  >
    {face}
    <span className={classes.words}>
      <span className={classes.name} data-strong={line !== '' || undefined}>
        {children}
      </span>
      {line !== '' && <span className={classes.line}>{line}</span>}
    </span>
    {chosen && <IconCheck size={16} stroke={1.75} className={classes.tick} />}
  </ComboboxOption>
);
