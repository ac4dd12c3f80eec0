import classes from './money.module.css';
import { format } from './format.ts';

const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  BTC: '₿',
  GBP: '£',
  INR: '₹',
  NGN: '₦',
  RUB: '₽',
  TRY: '₺',
  USD: '$',
};

/** The sign of a currency (docs/areas/fleet.md#fields). */
export const signOf = (currency: string): string => signs[currency] ?? currency;

/** `€ 1.234,50`, in French `1 234,50 €`, with a dim sign and figures of one width. */
export const Money = ({ value, currency = 'EUR' }: { value: number; currency?: string }) => {
  const { amount, isSignLast } = format();
  const sign = <span className={classes.sign}>{signOf(currency)}</span>;
  return (
    <span className={classes.money}>
      {!isSignLast && sign} {amount(value)} {isSignLast && sign}
    </span>
  );
};
