import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TypeMark } from '../../../ui/type-mark.tsx';
import { MonthView } from './month-view.tsx';
import { typeOf, type PersonYear } from './person-year.ts';
import classes from './person.module.css';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** A year at a glance: twelve small months, and what their colours mean. */
export const YearCard = ({ days }: { days: PersonYear }) => {
  const { t } = useTranslation('days-off');
  const used = days.types.filter((type) => days.days.some((entry) => typeOf(days.types, entry) === type));
  return (
    <SectionCard title={t('person.yearTitle', { year: String(days.year) })}>
      <div className={classes.months}>
        {MONTHS.map((month) => (
          <MonthView key={month} year={days} month={month} />
        ))}
      </div>
      <ul className={classes.legend}>
        {used.map(({ id, kind, name, colour }) => (
          <li key={`${id ?? kind}`}>
            <TypeMark name={name} colour={colour} />
            {name}
          </li>
        ))}
        <li>
          <span className={classes.day} data-requested />
          {t('person.legend.requested')}
        </li>
        <li>
          <span className={classes.day} data-holiday />
          {t('person.legend.holiday')}
        </li>
        <li>
          <span className={classes.day} data-free />
          {t('person.legend.free')}
        </li>
      </ul>
    </SectionCard>
  );
};
