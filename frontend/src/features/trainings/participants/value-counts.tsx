import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { offeredValues, type Value, type What } from './offered-values.ts';
import classes from './changes.module.css';

type Props = {
  what: What;
  counts: Readonly<Record<string, number>>;
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

/** How many have each status or result; pressing one shows only those. */
export const ValueCounts = ({ what, counts, chosen, onChoose }: Props) => {
  const { t } = useTranslation('trainings');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const button = (value: Value | null, label: string, count: number) => (
    <button
      key={label}
      type="button"
      className={classes.countButton}
      aria-pressed={chosen === value}
      data-value={value ?? undefined}
      onClick={() => onChoose(value)}
    >
      <span>{label}</span>
      <strong>{wholeNumber(count)}</strong>
    </button>
  );
  return (
    <div className={classes.counts} role="group" aria-label={t(`people.filter.${what}`)}>
      {button(null, t('people.filter.everybody'), all)}
      {offeredValues[what].map((value) => button(value, t(`${what}.${value}`), counts[value] ?? 0))}
    </div>
  );
};
