import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { inputProps, type FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = FieldProps & { max: number; rows?: number };

/** Several lines of text with a counter; longer text is kept, so that nothing is cut off unseen. */
export const TextArea = ({ max, rows = 3, ...props }: Props) => {
  const { t } = useTranslation('form');
  const { value = '' } = props;
  const used = value.length;
  return (
    <div className={classes.counted}>
      <Textarea
        {...inputProps(props)}
        autosize
        minRows={rows}
        maxRows={12}
        value={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
      <span className={classes.counter} data-over={used > max || undefined} role={used > max ? 'status' : undefined}>
        {t('counter', { used, max })}
      </span>
    </div>
  );
};
