import { TextInput } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { cappedInputProps, type FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = FieldProps & {
  /** A unit inside the field at the right: `g/km`. */
  unit?: string | undefined;
  /** An icon inside the field at the left. */
  icon?: ReactNode;
  /** A button inside the field at the right. */
  control?: ReactNode;
  /** The most characters; a longer text is kept and says so. */
  maxLength?: number;
  /** Drawn smaller, for a pop-up. */
  isDense?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  inputMode?: 'text' | 'decimal' | 'numeric';
  inputRef?: Ref<HTMLInputElement>;
  onKeyDown?: (event: React.KeyboardEvent) => void;
};

/** A labelled line of text. */
export const TextField = ({ unit, icon, control, type = 'text', isDense = false, inputRef, ...props }: Props) => (
  <TextInput
    {...cappedInputProps(props, props.value ?? '', props.maxLength)}
    ref={inputRef}
    {...(isDense && { size: 'xs' })}
    type={type}
    classNames={{ input: props.inputMode === undefined ? '' : (classes.figures ?? '') }}
    value={props.value ?? ''}
    onChange={(event) => props.onChange(event.currentTarget.value)}
    onBlur={props.onBlur}
    onKeyDown={props.onKeyDown}
    {...(props.inputMode !== undefined && { inputMode: props.inputMode })}
    {...(icon && { leftSection: icon })}
    {...(control && { rightSection: control })}
    {...(unit !== undefined && {
      rightSection: <span className={classes.unit}>{unit}</span>,
      rightSectionWidth: 22 + unit.length * 7,
      rightSectionPointerEvents: 'none' as const,
    })}
  />
);
