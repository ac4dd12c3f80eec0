/** What every field takes; `form.getInputProps(path)` fills value, onChange, onBlur, error and data-path. */
export type FieldProps<Value> = {
  label: string;
  help?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: ((event: never) => void) | undefined;
  error?: string | undefined;
  'data-path'?: string;
  'data-autofocus'?: boolean;
};

export const fieldSize = (isPhone: boolean | undefined): 'sm' | 'lg' => (isPhone ? 'lg' : 'sm');
