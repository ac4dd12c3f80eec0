import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { whatIf } from '#shared/contract/fleet/what-if.ts';
import { sumMoney } from '#shared/values/money.ts';
import { format } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { EstimateFigure } from '../estimate-figure.tsx';
import figures from '../estimates-card.module.css';
import classes from './what-if.module.css';

export type ComparedCar = EndpointResponse<typeof whatIf>['compared'][number];

type Props = {
  car: ComparedCar;
  name: string;
  /** The present car, with which this one is compared; absent for the present one itself. */
  present: ComparedCar | undefined;
  year: number;
  edit?: () => void;
  remove?: () => void;
  orderTo?: string | undefined;
};

const MONTHS = 12;
const costOf = (car: ComparedCar | undefined): number | null => car?.figures[0]?.cost ?? null;

/** How much less or more than now, in words. */
const Difference = ({ of, now }: { of: number | null; now: number | null }) => {
  const { t } = useTranslation('what-if');
  if (of === null || now === null) return null;
  const more = sumMoney([of, -now]);
  const amount = format().euro(Math.abs(more));
  return <p className={classes.difference}>{more === 0 ? t('same') : t(more < 0 ? 'less' : 'more', { amount })}</p>;
};

/** What one of the compared cars costs its driver and the employer this year. */
export const ComparedCard = ({ car, name, present, year, edit, remove, orderTo }: Props) => {
  const { t } = useTranslation(['what-if', 'belgium']);
  const { benefit_in_kind: benefit, co2_contribution: contribution, missing } = car;
  const cost = costOf(car);
  const isAssumed = car.figures[0]?.assumed === 1;
  return (
    <SectionCard
      title={
        car.car_id === null ? (
          name
        ) : (
          <Link to={paths.vehicle(car.car_id)} className={classes.name}>
            {name}
          </Link>
        )
      }
      note={car.car_id === null ? undefined : <ToneBadge>{t('now')}</ToneBadge>}
      action={
        <>
          {edit && (
            <ActionIcon aria-label={t('edit', { name })} onClick={edit}>
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
          )}
          {remove && (
            <ActionIcon aria-label={t('remove', { name })} onClick={remove}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </>
      }
    >
      <div className={classes.figures}>
        {benefit !== undefined && (
          <EstimateFigure name="benefit_in_kind" figure={benefit} year={year} missing={missing}>
            <Difference of={benefit?.monthly ?? null} now={present?.benefit_in_kind?.monthly ?? null} />
          </EstimateFigure>
        )}
        <EstimateFigure
          name="co2_contribution"
          figure={
            contribution && {
              ...contribution,
              yearly: sumMoney(Array.from({ length: MONTHS }, () => contribution.monthly)),
            }
          }
          year={year}
          missing={missing}
        >
          <Difference of={contribution?.monthly ?? null} now={present?.co2_contribution?.monthly ?? null} />
        </EstimateFigure>
        <section className={figures.figure}>
          <h3>{t('yearlyCost')}</h3>
          {cost === null ? (
            <p className={figures.dim}>{t('yearlyCostMissing')}</p>
          ) : (
            <>
              <p className={figures.amount}>
                <strong>
                  <Money value={cost} />
                </strong>{' '}
                {t('perYear')}
                {isAssumed && '\u00A0*'}
              </p>
              <p className={figures.dim}>{t('yearlyCostText')}</p>
              {isAssumed && <p className={figures.dim}>{t('assumed')}</p>}
              <Difference of={cost} now={costOf(present)} />
            </>
          )}
        </section>
        {orderTo !== undefined && (
          <Button component={Link} to={orderTo} variant="default" className={classes.order ?? ''}>
            {t('order')}
          </Button>
        )}
      </div>
    </SectionCard>
  );
};
