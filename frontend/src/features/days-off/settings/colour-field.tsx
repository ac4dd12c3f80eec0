import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayOffColours, type DayOffColour } from '#shared/days-off/names.ts';
import { wrapperProps, type FieldProps } from '../../../form/field-props.ts';
import { TypeMark } from '../../../ui/type-mark.tsx';
import classes from './colour-field.module.css';

type Props = FieldProps<DayOffColour> & { typeName: string };

/** The colour of a type, chosen from swatches with their names; each shows the type as it will look. */
export const ColourField = ({ typeName, value, onChange, onBlur, ...props }: Props) => {
  const { t } = useTranslation('days-off');
  const { disabled: _, ...wrapper } = wrapperProps(props);
  const choose = (chosen: string): void => {
    const colour = dayOffColours.find((one) => one === chosen);
    if (colour) onChange(colour);
  };
  return (
    <Radio.Group {...wrapper} value={value ?? null} onChange={choose}>
      <div className={classes.swatches}>
        {dayOffColours.map((colour) => (
          <Radio.Card key={colour} value={colour} className={classes.swatch ?? ''} onBlur={onBlur}>
            <TypeMark name={typeName} colour={colour} />
            {t(`settings.types.colour.${colour}`)}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
};
