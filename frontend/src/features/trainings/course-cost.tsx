import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CourseOut } from '#shared/contract/trainings/training.ts';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import type { Fact } from '../../ui/record-page.tsx';
import classes from './trainings.module.css';

type Props = { course: Pick<CourseOut, 'cost' | 'cost_per_person'> };

/** The fact of a header: the cost for one person, or for all where there is no person to divide it by. */
export const courseCostFact = ({ cost, cost_per_person: each }: Props['course'], t: TFunction<'trainings'>): Fact => {
  const shown = each ?? cost;
  return {
    key: 'cost',
    label: t(each === null ? 'field.cost' : 'column.cost_per_person'),
    value: shown === null ? <Empty /> : <Money value={shown} />,
  };
};

/** The cost of a session or course, with what it is for one person beside it. */
export const CourseCost = ({ course: { cost, cost_per_person: each } }: Props) => {
  const { t } = useTranslation('trainings');
  if (cost === null) return <Empty />;
  return (
    <span title={t('detail.costDivided')}>
      <Money value={cost} />
      {each !== null && (
        <span className={classes.dim}>
          {' · '}
          <Money value={each} /> {t('perPerson')}
        </span>
      )}
    </span>
  );
};
