import { useTranslation } from 'react-i18next';
import { FIXED_CUSTOMER_CODE } from '#shared/integrations/customer-code.rules.ts';
import { CREDENTIAL_MAX } from '#shared/integrations/limits.ts';
import { TextField } from '../../form/text-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import type { Product } from './integration-form.ts';

/** The customer code in the file of an office; the fixed layout needs one of two characters. */
export const CustomerCodeField = ({ field, product }: { field: FieldProps<string>; product: Product }) => {
  const { t } = useTranslation('integrations');
  const isFixed = product.layout === 'fixed';
  return (
    <TextField
      {...field}
      required={isFixed}
      maxLength={isFixed ? FIXED_CUSTOMER_CODE : CREDENTIAL_MAX}
      help={t(isFixed ? 'customerCode.helpFixed' : 'customerCode.help', { count: FIXED_CUSTOMER_CODE })}
    />
  );
};
