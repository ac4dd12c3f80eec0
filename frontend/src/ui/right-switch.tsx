import { Switch } from '@mantine/core';
import classes from './right-switch.module.css';

type Props = {
  label: string;
  /** One sentence that says what the switch does. */
  help: string;
  on: boolean;
  /** Whether the right cannot be switched here. */
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

/** A switch to the right of its label and help. */
export const RightSwitch = ({ label, help, on, disabled = false, onChange }: Props) => (
  <Switch
    size="sm"
    labelPosition="left"
    label={label}
    description={help}
    checked={on}
    disabled={disabled}
    onChange={(event) => onChange(event.currentTarget.checked)}
    classNames={{
      body: classes.row ?? '',
      labelWrapper: classes.words ?? '',
      label: classes.label ?? '',
      track: classes.track ?? '',
    }}
  />
);
