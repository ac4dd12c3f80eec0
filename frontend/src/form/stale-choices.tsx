import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clash } from './three-way-diff.ts';
import classes from './stale-edit.module.css';

type Props<Form> = {
  clashes: readonly Clash<Form>[];
  /** The fields for which mine is chosen. */
  mine: ReadonlySet<string>;
  labelOf: (field: keyof Form & string) => string;
  show: (field: keyof Form & string, value: Form[keyof Form]) => ReactNode;
  onChange: (mine: ReadonlySet<string>) => void;
};

/** One row per clash: the former value, then mine and theirs as two radio buttons. */
export const StaleChoices = <Form,>({ clashes, mine, labelOf, show, onChange }: Props<Form>) => {
  const { t } = useTranslation('form');
  const choose = (field: string, isMine: boolean) =>
    onChange(new Set(clashes.map((clash) => clash.field).filter((one) => (one === field ? isMine : mine.has(one)))));
  const words = (field: keyof Form & string, value: Form[keyof Form]) =>
    value === '' || value === null ? t('stale.empty') : show(field, value);
  const card = (clash: Clash<Form>, isMine: boolean) => (
    <label className={classes.card}>
      <input
        type="radio"
        name={`stale-${clash.field}`}
        checked={mine.has(clash.field) === isMine}
        onChange={() => choose(clash.field, isMine)}
      />
      <span className={classes.side}>{t(isMine ? 'stale.mine' : 'stale.theirs')}</span>
      <span className={classes.value}>{words(clash.field, isMine ? clash.mine : clash.theirs)}</span>
    </label>
  );
  const head = (isMine: boolean) => (
    <div className={classes.column}>
      <strong>{t(isMine ? 'stale.mine' : 'stale.theirs')}</strong>
      <button
        type="button"
        className={classes.all}
        aria-label={t(isMine ? 'stale.takeAllMine' : 'stale.takeAllTheirs')}
        onClick={() => onChange(new Set(isMine ? clashes.map(({ field }) => field) : []))}
      >
        {t('stale.takeAll')}
      </button>
    </div>
  );
  return (
    <div className={classes.choices}>
      <div className={`${classes.row} ${classes.head}`}>
        <span className={classes.differ}>{t('stale.differ', { count: clashes.length })}</span>
        {head(true)}
        {head(false)}
      </div>
      {clashes.map((clash) => (
        <fieldset key={clash.field} className={classes.row}>
          <legend className={classes.hidden}>{labelOf(clash.field)}</legend>
          <div>
            <div className={classes.label} aria-hidden="true">
              {labelOf(clash.field)}
            </div>
            <div className={classes.was}>
              {t('stale.was')} {words(clash.field, clash.base)}
            </div>
          </div>
          {card(clash, true)}
          {card(clash, false)}
        </fieldset>
      ))}
    </div>
  );
};
