import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Empty } from '../../ui/empty.tsx';
import { RecordHeader, RecordPage, type Fact } from '../../ui/record-page.tsx';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { DeactivateModal } from './deactivate-modal.tsx';
import { AssignmentsCard } from './assignments-card.tsx';
import { AssignmentsToday } from './assignments-today.tsx';
import { PersonActions } from './person-menu.tsx';
import { PersonBanners } from './person-banners.tsx';
import { PersonLoader } from './person-loader.tsx';
import { PersonSections } from './person-sections.tsx';
import type { PersonDetail } from './use-person.ts';

const Badges = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  if (person.deleted === 1) return <ToneBadge dot>{t('page.deactivated')}</ToneBadge>;
  if (!person.active_until) return null;
  return <ToneBadge tone="amber">{t('page.leaving', { date: person.active_until })}</ToneBadge>;
};

const Person = ({ person }: { person: PersonDetail }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const navigate = useNavigate();
  const canEdit = can('people:write') && person.deleted === 0;
  const isDeactivating = useLocation().pathname.endsWith('/deactivate') && canEdit;
  const facts: Fact[] = [
    { key: 'team', label: t('page.team'), value: person.team_names || t('page.noTeam') },
    { key: 'number', label: t('page.number'), value: person.employee_number ?? <Empty /> },
    ...(person.start_date === undefined
      ? []
      : [{ key: 'start', label: t('page.start'), value: person.start_date ?? <Empty /> }]),
    ...(can('fleet:read') || can('assets:read') || can('software:read')
      ? [{ key: 'held', label: t('page.held'), value: <AssignmentsToday id={person.id} /> }]
      : []),
  ];
  return (
    <RecordPage
      header={
        <RecordHeader
          crumbs={[{ label: t('title'), to: paths.people }]}
          picture={<Avatar name={person.name} picture={person.avatar} size={40} />}
          title={person.name}
          badges={<Badges person={person} />}
          facts={facts}
          actions={<PersonActions person={person} />}
        />
      }
      banners={person.deleted === 1 && <PersonBanners person={person} />}
      side={
        <>
          <TagsCard object="employee" {...person} mayEdit={canEdit} />
          <CustomFieldsCard object="employee" id={person.id} fields={person.custom_fields} mayEdit={canEdit} />
          <DocumentsPanel object="employee" id={person.id} />
          <ActivityPanel object="employee" id={person.id} notesOn="employee" />
        </>
      }
    >
      <PersonSections person={person} canEdit={canEdit} />
      <AssignmentsCard person={person} />
      {isDeactivating && (
        <DeactivateModal
          person={person}
          close={() => void navigate(paths.person(person.id), { replace: true, preventScrollReset: true })}
        />
      )}
    </RecordPage>
  );
};

/** The page of a person: /people/{id}. */
export const PersonPage = () => <PersonLoader>{(person) => <Person key={person.id} person={person} />}</PersonLoader>;
