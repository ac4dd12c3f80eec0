import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import classes from './form.module.css';

/** A line of text with a counter; longer text is kept, so that nothing is cut off unseen. */
export const LineField = ({ max, ...props }: FieldProps & { max: number }) => {
  const { t } = useTranslation('form');
  const used = (props.value ?? '').length;
  return (
    <div className={classes.counted}>
      <TextField {...props} />
      <span className={classes.counter} data-over={used > max || undefined} role={used > max ? 'status' : undefined}>
        {t('counter', { used, max })}
      </span>
    </div>
  );
};
