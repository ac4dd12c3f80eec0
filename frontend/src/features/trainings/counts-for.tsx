import { useTranslation } from 'react-i18next';
import { amountOf, MINUTES_PER_DAY_MAX, spanDays, trainingIssues } from '#shared/trainings/training.rules.ts';
import { costPerPerson } from '#shared/trainings/participant.rules.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import { useToday } from '../../ui/use-today.ts';
import { amountWords } from './amount-words.ts';
import { fieldsOf, type TrainingForm } from './training-form.ts';
import classes from './trainings.module.css';

type Props = { values: TrainingForm; training?: TrainingDetails };

/** How many people share the cost of a stored training, by what its cost is for one of them. */
const sharersOf = ({ cost, cost_per_person: each }: TrainingDetails): number =>
  cost === null || each === null || each === 0 ? 0 : Math.round(cost / each);

/** What the values of the form mean: the span, the training right of a participant, and what the cost is for one. */
export const CountsFor = ({ values, training }: Props) => {
  const { t } = useTranslation('trainings');
  const today = useToday();
  const fields = fieldsOf(values);
  const span = spanDays(fields);
  const amount = amountOf(fields);
  const misfits = trainingIssues(fields, { today, isFlaOn: false }).some(({ path }) =>
    path.startsWith('training_amount_'),
  );
  const sharers = training ? sharersOf(training) : 0;
  const people = sharers === 0 ? (training?.participant_count ?? 0) : sharers;
  const each = costPerPerson(fields.cost, people);
  const right = amountWords({ amount, training_amount_selection: fields.training_amount_selection }, t);
  return (
    <section className={classes.counts}>
      <div className={classes.countsHead}>
        <strong>{t('counts.title')}</strong>
        <span>{t('counts.from')}</span>
      </div>
      <dl>
        <div>
          <dt>{t('counts.span')}</dt>
          <dd>
            {span === null ? <Empty /> : <strong>{t('counts.days', { count: span })}</strong>}{' '}
            {span === null
              ? t('counts.noDates')
              : t('counts.atMost', { count: span, hours: (span * MINUTES_PER_DAY_MAX) / 60 })}
          </dd>
        </div>
        <div>
          <dt>{t('counts.right')}</dt>
          <dd>
            {right === null || misfits ? <Empty /> : <strong>{right}</strong>}{' '}
            {misfits ? t('counts.misfit') : t(right === null ? 'counts.noAmount' : `counts.${fields.type_of_training}`)}
          </dd>
        </div>
        <div>
          <dt>{people === 0 ? t('counts.cost') : t('counts.costFor', { count: people })}</dt>
          <dd>
            {each === null ? (
              <>
                {fields.cost === null ? <Empty /> : <Money value={fields.cost} />}{' '}
                {t(fields.cost === null ? 'counts.noCost' : 'counts.nobodyYet')}
              </>
            ) : (
              <>
                <strong>
                  <Money value={each} />
                </strong>{' '}
                {t('perPerson')}
              </>
            )}
          </dd>
        </div>
        {fields.seats !== null && (
          <div>
            <dt>{t('field.seats')}</dt>
            <dd>{t('counts.seats', { count: fields.seats, taken: training?.seats_taken ?? 0 })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
