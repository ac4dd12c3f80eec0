import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getEmissionTarget } from '#shared/contract/fleet/get-emission-target.ts';
import { useActor } from '../../../ui/actor.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { format } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Plate } from '../../../ui/plate.tsx';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import classes from './what-if.module.css';

type Answer = EndpointResponse<typeof getEmissionTarget>;
type Plan = NonNullable<Answer['plan']>;

const amount = (value: number | null) => (value === null ? <Empty /> : <Money value={value} />);

/** The cars to replace, those that emit most first. */
const Cars = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation(['what-if', 'fleet']);
  const { data, cars } = plan;
  return (
    <SectionCard title={t('target.list')} note={t('target.listNote')} flush>
      <CardTable
        caption={t('target.list')}
        head={[
          { key: 'vehicle', label: t('target.vehicle') },
          { key: 'driver', label: t('target.driver'), isWide: true },
          { key: 'co2', label: t('fleet:unit.co2'), right: true },
          { key: 'contribution', label: t('target.contribution'), right: true, isWide: true },
          { key: 'saving', label: t('target.savingOf'), right: true },
          { key: 'after', label: t('target.averageAfter'), right: true, isWide: true },
        ]}
        rows={data.map((car) => ({
          key: car.id,
          cells: {
            vehicle: (
              <span className={classes.vehicle}>
                <Link to={paths.vehicle(car.id)}>{car.name}</Link>
                {car.plate !== null && <Plate plate={car.plate} />}
              </span>
            ),
            driver: car.person_name ?? <Empty />,
            co2: car.co2_g_km,
            contribution: amount(car.contribution_yearly),
            saving: amount(car.saving_yearly),
            after: car.average_after,
          },
        }))}
        more={data.length < cars && t('target.first', { shown: data.length, count: cars })}
      />
    </SectionCard>
  );
};

const Reached = ({ plan, average }: { plan: Plan; average: number }) => {
  const { t } = useTranslation('what-if');
  const isReached = average <= plan.target;
  if (isReached) return <p className={classes.intro}>{t('target.reached')}</p>;
  return (plan.average_after ?? average) > plan.target ? (
    <p className={classes.intro}>{t('target.unreachable')}</p>
  ) : null;
};

/** The average beside the target, what it takes, and what that saves. */
export const TargetPlan = ({
  answer: { average, vehicles, unknown, electric_yearly: electric, plan },
}: {
  answer: Answer;
}) => {
  const { t } = useTranslation(['what-if', 'fleet', 'belgium']);
  const year = useActor().today.slice(-4);
  if (average === null) return <p className={classes.empty}>{t('target.nobody')}</p>;
  const grams = (value: number): string => `${wholeNumber(value)} ${t('fleet:unit.co2')}`;
  const known = [{ key: 'average', label: t('target.average'), value: grams(average) }];
  const figures = plan
    ? [
        ...known,
        { key: 'cars', label: t('target.cars'), value: wholeNumber(plan.cars) },
        { key: 'after', label: t('target.averageAfter'), value: grams(plan.average_after ?? average) },
        { key: 'saving', label: t('target.saving'), value: amount(electric === null ? null : plan.saving_yearly) },
      ]
    : known;
  return (
    <>
      <SectionCard title={t('target.title')} note={t('target.counted', { count: vehicles })}>
        <DefinitionList items={figures} />
        {plan && <Reached plan={plan} average={average} />}
        <p className={classes.small}>
          {unknown > 0 && `${t('target.unknown', { count: unknown })} `}
          {electric !== null &&
            plan &&
            plan.without_saving > 0 &&
            `${t('target.withoutSaving', { count: plan.without_saving })} `}
          {electric === null
            ? `${t('belgium:no.no_parameters', { year })} `
            : `${t('target.note', { amount: format().euro(electric) })} `}
          {t('belgium:estimate')}.
        </p>
      </SectionCard>
      {plan && plan.data.length > 0 && <Cars plan={plan} />}
    </>
  );
};
