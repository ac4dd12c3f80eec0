import {
  ComboboxChevron,
  InputBase,
  Pill,
  PillsInput,
  type InputBaseProps,
  type MultiSelectProps,
  type PillsInputProps,
  type SelectProps,
} from '@mantine/core';
import type { ComponentProps } from 'react';
import { closedCombobox } from './closed-combobox.ts';

type Data = NonNullable<SelectProps['data']>;
type One = Data[number];

const wordsOfOne = (one: Exclude<One, { group: unknown }> | { value: string }): readonly [string, string] =>
  typeof one === 'string' ? [one, one] : [one.value, 'label' in one ? one.label : one.value];

/** The words of each option by its value, however the options are given. */
const wordsOf = (data: Data = []): ReadonlyMap<string, string> =>
  new Map(
    data.flatMap((one) => (typeof one === 'object' && 'group' in one ? one.items.map(wordsOfOne) : [wordsOfOne(one)])),
  );

/** What says how a choice opens and what it does then, of which a closed one knows nothing. */
const ofOpening = new Set<string>([
  'allowDeselect',
  'clearButtonProps',
  'clearable',
  'comboboxProps',
  'data',
  'filter',
  'hidePickedOptions',
  'nothingFoundMessage',
  'onBlur',
  'onChange',
  'onFocus',
  'onKeyDownCapture',
  'openOnFocus',
  'renderOption',
  'searchable',
  'selectFirstOptionOnChange',
  'value',
  'withScrollArea',
] satisfies (keyof SelectProps | keyof MultiSelectProps)[]);

/** What a closed choice looks like and is called. */
const lookOf = <Look extends object>(props: object): Look =>
  // why: without what only an open choice knows, the props of a choice are those of the input that it draws
  Object.fromEntries(Object.entries(props).filter(([name]) => !ofOpening.has(name))) as Look;

const signOf = ({ size = 'sm', error, rightSection }: SelectProps | MultiSelectProps) => ({
  rightSection: rightSection ?? <ComboboxChevron size={size} error={error} />,
  rightSectionPointerEvents: 'none' as const,
});

/** The room that the library leaves for the button that takes all choices away. */
const CLEAR_WIDTH = 50;

/** Looks like the library's closed choice of one option. */
export const ClosedSelect = (props: SelectProps) => (
  <InputBase
    {...lookOf<InputBaseProps & ComponentProps<'input'>>(props)}
    {...signOf(props)}
    {...closedCombobox}
    readOnly
    __staticSelector="Select"
    pointer={!props.searchable}
    value={wordsOf(props.data).get(props.value ?? '') ?? ''}
  />
);

/** Looks like the library's closed choice of several options, any of which it takes away. */
export const ClosedMultiSelect = (props: MultiSelectProps) => {
  const { placeholder, ...look } = lookOf<PillsInputProps & { placeholder?: string }>(props);
  const { value = [], onChange } = props;
  const words = wordsOf(props.data);
  return (
    <PillsInput {...look} {...signOf(props)} __staticSelector="MultiSelect" pointer={!props.searchable}>
      <Pill.Group
        disabled={props.disabled ?? false}
        {...(props.clearable && !props.disabled && value.length > 0 && { style: { paddingInlineEnd: CLEAR_WIDTH } })}
      >
        {value.map((each) => (
          <Pill
            key={each}
            withRemoveButton
            disabled={props.disabled ?? false}
            onRemove={() => onChange?.(value.filter((other) => other !== each))}
          >
            {words.get(each) ?? each}
          </Pill>
        ))}
        <PillsInput.Field
          {...closedCombobox}
          readOnly
          // The focus ring of these fields is that of the box around them (`ui/global.css`).
          className="mantine-MultiSelect-inputField"
          value=""
          placeholder={placeholder}
          type={!props.searchable && !placeholder ? 'hidden' : 'visible'}
          pointer={!props.searchable}
        />
      </Pill.Group>
    </PillsInput>
  );
};
