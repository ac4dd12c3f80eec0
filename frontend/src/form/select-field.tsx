import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { fieldSize, type FieldProps } from './field-props.ts';

type Props = FieldProps<string> & { options: readonly { value: string; label: string }[]; searchable?: boolean };

/** One choice of a list; '' is none, and can be chosen again unless the field is required. */
export const SelectField = ({ help, options, onChange, value, required = false, searchable = false, ...props }: Props) => {
  const isPhone = useMediaQuery('(max-width: 600px)');
  return (
    <Select
      {...props}
      size={fieldSize(isPhone)}
      required={required}
      data={[...options]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      allowDeselect={!required}
      clearable={!required}
      searchable={searchable}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={props.error ? undefined : help}
      rightSection={value === '' || required ? <IconSelector size={16} stroke={1.75} /> : undefined}
      rightSectionPointerEvents={value === '' || required ? 'none' : 'all'}
    />
  );
};
