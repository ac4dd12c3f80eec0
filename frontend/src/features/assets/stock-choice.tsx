import { useTranslation } from 'react-i18next';
import { stockChoices, type StockChoice } from '#shared/assets/asset.rules.ts';
import { RadioCards } from '../../form/radio-cards.tsx';

type Props = { inStock: number; value: StockChoice; onChange: (choice: StockChoice) => void };

/** Whether people get what is in stock, or new assets. */
export const StockChoiceField = ({ inStock, value, onChange }: Props) => {
  const { t } = useTranslation('assets');
  return (
    <RadioCards
      label={t('bulk.stock')}
      columns={1}
      value={value}
      onChange={(choice) => onChange(choice === '' ? 'none' : choice)}
      options={stockChoices.map((choice) => ({
        value: choice,
        label: t(`bulk.stockChoice.${choice}`),
        help: t(`bulk.stockHelp.${choice}`, { count: inStock }),
      }))}
    />
  );
};
