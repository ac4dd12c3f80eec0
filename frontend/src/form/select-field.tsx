import { inputProps, type FieldProps } from './field-props.ts';
import { Select } from '../ui/select.tsx';
import classes from './form.module.css';
import { takeMarked } from './take-marked.ts';
import { selectSign } from '../ui/select-sign.tsx';

type Option<Value extends string> = { value: Value; label: string };
type Props<Value extends string> = FieldProps<Value | ''> & {
  options: readonly Option<Value>[];
  /** Lets the user clear the choice; without it a choice that was made can only be changed. */
  clearable?: boolean;
  searchable?: boolean;
};

/** A choice of one option; '' is no choice. */
export const SelectField = <Value extends string>({
  options,
  clearable = false,
  searchable = false,
  ...props
}: Props<Value>) => (
  <Select
    {...inputProps(props)}
    withScrollArea={false}
    classNames={{ options: classes.options ?? '' }}
    data={options.map((option) => ({ value: option.value, label: option.label }))}
    value={props.value === '' ? null : (props.value ?? null)}
    onChange={(value) => props.onChange(options.find((option) => option.value === value)?.value ?? '')}
    onBlur={props.onBlur}
    allowDeselect={clearable}
    clearable={clearable}
    searchable={searchable}
    selectFirstOptionOnChange={searchable}
    onKeyDownCapture={takeMarked}
    {...(!clearable && {
      ...selectSign,
    })}
  />
);
