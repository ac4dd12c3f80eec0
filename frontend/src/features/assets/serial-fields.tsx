import { useTranslation } from 'react-i18next';
import { SERIAL_MAX, VENDOR_MAX } from '#shared/assets/asset.rules.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { TextField } from '../../form/text-field.tsx';
import { SerialWarning } from './serial-warning.tsx';

type Props = {
  field: (name: 'vendor' | 'serial_number') => FieldProps;
  /** The id of the asset that is edited, which may have the number itself. */
  except?: number;
};

/** Vendor and serial number, with a warning when another asset has the same one. */
export const SerialFields = ({ field, except = 0 }: Props) => {
  const serial = field('serial_number');
  const { t } = useTranslation('assets');
  return (
    <>
      <TextField {...field('vendor')} maxLength={VENDOR_MAX} />
      <TextField {...serial} help={t('help.serial_number')} maxLength={SERIAL_MAX} />
      <SerialWarning serial={serial.value ?? ''} except={except} />
    </>
  );
};
