import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { listEmployeeLicenses } from '#shared/contract/software/list-employee-licenses.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { personCrumbs } from '../../ui/person-crumbs.ts';
import { useCan } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { RecordHeader, RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { LicenseSearch } from './license-search.tsx';
import { usePerson } from './use-person.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** The limits of this list (docs/areas/software.md#limits). */
const PER_PAGE = 10;
const DEBOUNCE_MS = 200;

const PersonSoftware = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('software');
  const can = useCan();
  const title = t('person.title', { name: person.name });
  return (
    <>
      <PageTitle of={title} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={personCrumbs(t('person.people'), person)}
            picture={<Avatar name={person.name} picture={person.avatar} size={40} />}
            title={title}
            actions={
              person.deleted === 0 &&
              can('software:write') && (
                <Button component={Link} to={paths.addSoftwareToPerson(person.id)} leftSection={<IconPlus />}>
                  {t('actions.assignProduct')}
                </Button>
              )
            }
          />
        }
      >
        <SectionCard title={t('licenses')} flush>
          <LicenseSearch
            by="product"
            perPage={PER_PAGE}
            debounceMs={DEBOUNCE_MS}
            queryOf={(words, page) =>
              query(listEmployeeLicenses, {
                params: { employee_id: String(person.id) },
                query: { search_term: words, page, per_page: String(PER_PAGE) },
              })
            }
            placeholder={t('searchPersonSoftware')}
            empty={t('person.none', { name: person.name })}
          />
        </SectionCard>
      </RecordPage>
    </>
  );
};

const PersonSoftwareRoute = () => (
  <Loaded answer={usePerson()}>{(person) => <PersonSoftware key={person.id} person={person} />}</Loaded>
);

/** The licences of a person: /people/{id}/software. */
export const PersonSoftwarePage = () => (
  <RequireRight permission="software:read">
    <RequireRight permission="people:read">
      <PersonSoftwareRoute />
    </RequireRight>
  </RequireRight>
);
