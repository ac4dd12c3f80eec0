import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/money.tsx';
import { countsOf, stillPaid, type Choices, type Lines } from './leaving-form.ts';
import classes from './leaving.module.css';

const shown = ['return', 'transfer', 'keep', 'open'] as const;

type Props = {
  lines: Lines;
  choices: Choices;
  /** The day on which it will happen, when that lies ahead. */
  plannedFor: string | undefined;
};

/** The number of lines with each decision, kept up to date while the user decides. */
export const LeavingSummary = ({ lines, choices, plannedFor }: Props) => {
  const { t } = useTranslation('leaver');
  const title = plannedFor === undefined ? t('summary.title') : t('summary.titleOn', { date: plannedFor });
  const counts = countsOf(lines, choices);
  const paid = stillPaid(lines, choices);
  return (
    <section className={classes.summary} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {shown.map((name) => (
          <div key={name} data-none={counts[name] === 0 || undefined}>
            <dt>{t(`summary.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
        {paid !== null && (
          <div className={classes.paid}>
            <dt>{t('stillPaid')}</dt>
            <dd>
              <Money value={paid} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
};
