import { TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { fieldSize, type FieldProps } from './field-props.ts';

type Props = FieldProps<string> & {
  unit?: ReactNode;
  icon?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel';
  autoComplete?: string;
};

/** A labelled line of text; the unit stands inside the field. */
export const TextField = ({ help, unit, icon, onChange, ...props }: Props) => {
  const isPhone = useMediaQuery('(max-width: 600px)');
  return (
    <TextInput
      {...props}
      size={fieldSize(isPhone)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={props.error ? undefined : help}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={icon}
      rightSection={unit}
      rightSectionWidth={unit ? 52 : undefined}
      rightSectionPointerEvents="none"
    />
  );
};
