import { useTranslation } from 'react-i18next';
import { type FieldProps } from './field-props.ts';
import { RadioCards } from './radio-cards.tsx';

type Tri = -1 | 0 | 1;
type Props = FieldProps<Tri> & {
  /** Shows "not known yet" as a third card; without it -1 means that no choice was made yet. */
  withUnknown?: boolean;
  yesHelp?: string;
  noHelp?: string;
};

const values = { '1': 1, '0': 0, '-1': -1 } as const;

/** A choice of yes (1), no (0) or unknown (-1). */
export const YesNoUnknown = ({ withUnknown = false, yesHelp, noHelp, value = -1, onChange, ...props }: Props) => {
  const { t } = useTranslation('form');
  return (
    <RadioCards<'1' | '0' | '-1'>
      {...props}
      columns={withUnknown ? 3 : 2}
      value={value === -1 && !withUnknown ? '' : (`${value}` as const)}
      onChange={(chosen) => onChange(chosen === '' ? -1 : values[chosen])}
      options={[
        { value: '1', label: t('yes'), ...(yesHelp !== undefined && { help: yesHelp }) },
        { value: '0', label: t('no'), ...(noHelp !== undefined && { help: noHelp }) },
        ...(withUnknown ? [{ value: '-1' as const, label: t('unknown') }] : []),
      ]}
    />
  );
};
