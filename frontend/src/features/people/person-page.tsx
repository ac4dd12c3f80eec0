import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Link, useLocation, useNavigate } from '../../ui/router.ts';
import { AssignMenu } from './assign-menu.tsx';
import { HasNowCard } from './has-now-card.tsx';
import { OverTimeCard } from './over-time-card.tsx';
import { PersonBanners } from './person-banners.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonLoader } from './person-loader.tsx';
import { personParts } from './person-parts.ts';
import { ThingsLines } from './things-lines.tsx';
import type { PersonDetail } from './use-person.ts';
import { useSeesHeld } from './use-held.ts';
import { useSectionKeys } from './use-section-keys.ts';
import { WagesCard } from './wages-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './person.module.css';

const PersonMenu = deferredMenu(async () => (await import('./person-menu.tsx')).PersonMenu);
const DeactivateModal = onDemand(async () => (await import('./deactivate-modal.tsx')).DeactivateModal);

/** The key that goes to what the person has, after `g`. */
const HELD_KEY = 'f';

type Props = { person: PersonDetail };

/** The cards that areas bring to one column. */
const AreaCards = ({ person, place }: Props & { place: 'main' | 'side' }) => {
  const can = useCan();
  return personParts
    .flatMap(({ cards = [] }) => cards)
    .filter((card) => card.place === place && can(card.permission))
    .map(({ key, jump, Card }) => (
      <div key={key} className={classes.section} data-jump={jump} tabIndex={-1}>
        {/* The texts of the area may load later. */}
        <Suspense fallback={<Skeleton height={120} radius={8} />}>
          <Card person={person} />
        </Suspense>
      </div>
    ));
};

const Person = ({ person }: Props) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const navigate = useNavigate();
  const seesHeld = useSeesHeld();
  const page = useRef<HTMLDivElement>(null);
  const jumps = personParts.flatMap(({ cards = [] }) => cards).flatMap(({ jump }) => jump ?? []);
  useSectionKeys(page, [HELD_KEY, ...jumps]);
  const canEdit = can('people:write') && person.deleted === 0;
  // The page to deactivate somebody also corrects the last day of somebody who is deactivated.
  const mayCorrect = person.erased === 0 && can('people:write') && can('people:wage-columns');
  const mayDeactivate = canEdit || mayCorrect;
  const isDeactivating = useLocation().pathname.endsWith('/deactivate') && mayDeactivate;
  return (
    <div ref={page}>
      <PageTitle of={person.name} />
      <RecordPage
        header={
          <PersonHeader
            person={person}
            actions={
              <>
                <AssignMenu person={person} />
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
        banners={<PersonBanners person={person} />}
        side={
          <>
            <AreaCards person={person} place="side" />
            <ActivityPanel
              object="employee"
              id={person.id}
              notesOn="employee"
              isBrief
              {...(seesHeld && { things: <ThingsLines person={person} /> })}
            />
            <DocumentsPanel object="employee" id={person.id} />
            <TagsCard object="employee" {...person} mayEdit={canEdit} />
            <CustomFieldsCard object="employee" id={person.id} fields={person.custom_fields} mayEdit={canEdit} />
            <SentMailCard object="employee" id={person.id} />
          </>
        }
      >
        <div className={classes.section} data-jump={HELD_KEY} tabIndex={-1}>
          <HasNowCard person={person} />
        </div>
        <AreaCards person={person} place="main" />
        <OverTimeCard person={person} />
        <PersonDetails person={person} canEdit={canEdit} />
        {person.wages && <WagesCard person={person} wages={person.wages} canEdit={canEdit} />}
        {isDeactivating && (
          <DeactivateModal
            person={person}
            close={() => void navigate(paths.person(person.id), { replace: true, preventScrollReset: true })}
          />
        )}
      </RecordPage>
    </div>
  );
};

/** The page of a person: /people/{id}. */
export const PersonPage = () => {
  const row = useListedRow(listEmployees, ({ id }) => paths.person(id));
  return (
    <PersonLoader head={row && <PersonHeader person={row} />}>
      {(person) => <Person key={person.id} person={person} />}
    </PersonLoader>
  );
};
