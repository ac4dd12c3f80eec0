import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { listEmployeeTrainings } from '#shared/contract/trainings/list-employee-trainings.ts';
import { Loaded, LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { personCrumbs } from '../../../ui/person-crumbs.ts';
import { RecordHeader, RecordPage } from '../../../ui/record-page.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useParams } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { PersonTrainingRows } from './person-training-rows.tsx';
import { useParticipantsPlace } from './use-participants-place.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './participants.module.css';

/** Trainings of a person on a page (docs/areas/trainings.md#limits). */
const PER_PAGE = 10;

const Trainings = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('trainings');
  const { place, show } = useParticipantsPlace();
  const answer = useQuery({
    ...query(listEmployeeTrainings, {
      params: { employee_id: String(person.id) },
      query: { page: String(place.page), per_page: String(PER_PAGE) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionCard title={t('title')} flush>
      <LoadedPart answer={answer}>
        {({ data, count }) => (
          <>
            {data.length > 0 ? (
              <PersonTrainingRows rows={data} fetching={answer.isPlaceholderData} />
            ) : (
              <p className={classes.alone}>
                {count > 0 ? t('people.noMore') : t('people.person.none', { name: person.name })}
              </p>
            )}
            {(count > PER_PAGE || place.page > 1) && (
              <Pager page={place.page} perPage={PER_PAGE} count={count} onPage={(page) => show({ page })} />
            )}
          </>
        )}
      </LoadedPart>
    </SectionCard>
  );
};

const PersonTrainings = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('trainings');
  const title = t('people.person.title', { name: person.name });
  return (
    <>
      <PageTitle of={title} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={personCrumbs(t('people.person.people'), person)}
            picture={<Avatar name={person.name} picture={person.avatar} size={40} />}
            title={title}
          />
        }
      >
        <BalanceCard person={person} />
        <Trainings person={person} />
      </RecordPage>
    </>
  );
};

const PersonRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({
    ...query(getEmployeeDetail, { params: { id } }),
    select: ({ employee }) => employee,
  });
  return <Loaded answer={answer}>{(person) => <PersonTrainings key={person.id} person={person} />}</Loaded>;
};

/** The trainings of a person, under what is left of their right: /people/{id}/trainings. */
export const PersonTrainingsPage = () => (
  <RequireRight permission="trainings:read">
    <RequireRight permission="people:read">
      <PersonRoute />
    </RequireRight>
  </RequireRight>
);
