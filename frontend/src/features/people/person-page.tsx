import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { paths } from '../../ui/paths.ts';
import { PersonContractsCard } from '../../contracts/person-contracts-card.tsx';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Link, useLocation, useNavigate } from '../../ui/router.ts';
import { DeactivateModal } from './deactivate-modal.tsx';
import { AssignmentsCard } from './assignments-card.tsx';
import { hasPersonBanners, PersonBanners } from './person-banners.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonLoader } from './person-loader.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonSections } from './person-sections.tsx';
import type { PersonDetail } from './use-person.ts';

const Person = ({ person }: { person: PersonDetail }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const navigate = useNavigate();
  const canEdit = can('people:write') && person.deleted === 0;
  // Of somebody who is deactivated, the last day can be corrected.
  const mayDeactivate = canEdit || (can('people:write') && can('people:wage-columns'));
  const isDeactivating = useLocation().pathname.endsWith('/deactivate') && mayDeactivate;
  return (
    <RecordPage
      header={
        <PersonHeader
          person={person}
          actions={
            <>
              {canEdit && (
                <Button component={Link} to={`${paths.person(person.id)}/edit`} leftSection={<IconPencil />}>
                  {t('actions.edit')}
                </Button>
              )}
              <PersonMenu person={person} canEdit={canEdit} />
            </>
          }
        />
      }
      banners={hasPersonBanners(person) && <PersonBanners person={person} />}
      side={
        <>
          <TagsCard object="employee" {...person} mayEdit={canEdit} />
          <CustomFieldsCard object="employee" id={person.id} fields={person.custom_fields} mayEdit={canEdit} />
          <PersonContractsCard personId={person.id} mayAdd={person.deleted === 0} />
          <DocumentsPanel object="employee" id={person.id} />
          <SentMailCard object="employee" id={person.id} />
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
