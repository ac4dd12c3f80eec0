import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getEmployeeSchedules } from '#shared/contract/days-off/get-employee-schedules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { monthName } from '../../../ui/month-name.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { RequestDetails } from './request-details.ts';
import classes from './pane.module.css';

/** The months of the days that count, as `2026-11`, with the number of those days. */
const monthsOf = ({ days }: RequestDetails): Map<string, number> => {
  const months = new Map<string, number>();
  for (const { date, minutes } of days) {
    const month = `${date.slice(6)}-${date.slice(3, 5)}`;
    if (minutes > 0) months.set(month, (months.get(month) ?? 0) + 1);
  }
  return months;
};

/** What payroll makes of the days: months that were pushed already are corrected by the next push. */
export const PayrollCard = ({ request }: { request: RequestDetails }) => {
  const { t } = useTranslation('days-off');
  const answer = useQuery(query(getEmployeeSchedules, { params: { employee_id: String(request.employee_id) } }));
  const months = [...monthsOf(request)];
  if (months.length === 0) return null;
  return (
    <SectionCard title={t('inbox.payroll.title')}>
      <LoadedPart answer={answer}>
        {({ locked_months: locked }) =>
          months.map(([month, count]) => {
            const pushed = locked.find(
              (one) => one.year === Number(month.slice(0, 4)) && one.month === Number(month.slice(5)),
            );
            const name = monthName(month, 'full');
            return (
              <p key={month} className={classes.payroll}>
                {pushed
                  ? t('inbox.payroll.pushed', { month: name, day: belgianMoment(pushed.at).slice(0, 10), count })
                  : t('inbox.payroll.open', { month: name, count })}
              </p>
            );
          })
        }
      </LoadedPart>
    </SectionCard>
  );
};
