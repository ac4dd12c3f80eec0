import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPersonYear } from '#shared/contract/calendar/get-person-year.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { usePersonChoice } from '../../../form/use-people-search.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { personCrumbs } from '../../../ui/person-crumbs.ts';
import { RecordHeader, RecordPage } from '../../../ui/record-page.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useParams, useSearchParams } from '../../../ui/router.ts';
import { AddDaysMenu } from '../requests/add-days-menu.tsx';
import { BalancesCard } from './balances-card.tsx';
import { PersonRequestsCard } from './person-requests-card.tsx';
import { SendLinkButton } from './send-link-button.tsx';
import { SchedulesCard } from './schedules-card.tsx';
import { YearCard } from './year-card.tsx';
import { YearStepper } from './year-stepper.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** The year in the address, this year by default. */
const useYear = () => {
  const thisYear = Number(useActor().today.slice(6));
  const [params, setParams] = useSearchParams();
  const asked = params.get('year');
  const year = asked !== null && /^20\d\d$/.test(asked) ? Number(asked) : thisYear;
  const show = (next: number): void =>
    setParams(next === thisYear ? {} : { year: String(next) }, { replace: true, preventScrollReset: true });
  return { year, show };
};

const PersonDays = ({ id }: { id: string }) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const { year, show } = useYear();
  const person = usePersonChoice(Number(id), can('people:read'));
  const answer = useQuery({
    ...query(getPersonYear, { params: { id }, query: { year: String(year) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded answer={answer}>
      {(days) => (
        <>
          <PageTitle of={t('person.title', { name: days.name })} />
          <RecordPage
            header={
              <RecordHeader
                crumbs={personCrumbs(t('person.people'), { id: days.employee_id, name: days.name })}
                picture={<Avatar name={days.name} picture={person?.avatar} size={40} />}
                title={t('person.title', { name: days.name })}
                actions={
                  <>
                    <YearStepper year={year} onYear={show} />
                    {can('days:write') && <SendLinkButton employeeId={days.employee_id} name={days.name} />}
                    {can('days:write') && <AddDaysMenu employeeId={days.employee_id} />}
                  </>
                }
              />
            }
            side={
              <>
                <BalancesCard employeeId={days.employee_id} name={days.name} year={year} />
                <SchedulesCard employeeId={days.employee_id} name={days.name} />
              </>
            }
          >
            <YearCard days={days} />
            <PersonRequestsCard employeeId={days.employee_id} year={year} />
          </RecordPage>
        </>
      )}
    </Loaded>
  );
};

const PersonRoute = () => {
  const { id = '' } = useParams();
  return <PersonDays key={id} id={id} />;
};

/** The days off of a person in a year: /people/{id}/daysOff and /calendar/person/{id}. */
export const PersonDaysPage = () => (
  <RequireRight permission="days:read">
    <PersonRoute />
  </RequireRight>
);
