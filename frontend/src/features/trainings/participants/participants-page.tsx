import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { exportAllParticipants } from '#shared/contract/trainings/export-all-participants.ts';
import { listAllParticipants } from '#shared/contract/trainings/list-all-participants.ts';
import { query } from '../../../api/query.ts';
import { useBulkActions } from '../../../bulk/use-bulk-actions.tsx';
import { ListPage } from '../../../list/list-page.tsx';
import { toQuery } from '../../../list/list-state.ts';
import { useListActions } from '../../../records/use-list-actions.tsx';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link } from '../../../ui/router.ts';
import { TrainingsTabs } from '../trainings-tabs.tsx';
import { ParticipantCard } from './participant-card.tsx';
import { useParticipantColumns } from './use-participant-columns.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './participants.module.css';

/** The segments of participants, and whether nobody has ever taken part in anything. */
const useParticipantSegments = () =>
  useRecordSegments(
    'training_employee',
    'trainings',
    ['all', 'archived'],
    (segment) => query(listAllParticipants, { query: { per_page: 1, segment_id: segment } }),
    'participantSegment',
  );

const ParticipantsList = () => {
  const { t } = useTranslation('trainings');
  const columns = useParticipantColumns();
  const bulk = useBulkActions('training_employee', {
    endpoint: exportAllParticipants,
    permission: 'trainings:export',
  });
  const { choices, nothingYet } = useParticipantSegments();
  const actions = useListActions({
    texts: 'trainings',
    export: {
      endpoint: exportAllParticipants,
      permission: 'trainings:export',
      help: 'people.list.exportHelp',
    },
    import: { to: paths.importParticipants, permission: 'trainings:import' },
  });
  return (
    <>
      <PageTitle of={t('participants')} />
      <ListPage
        name="participants"
        segmentBuilderPath={(from) => paths.segmentBuilder('training_employee', from)}
        hasViews
        title={t('participants')}
        tabs={<TrainingsTabs />}
        searchPlaceholder={t('people.list.search')}
        {...columns}
        source={(state, shown) => query(listAllParticipants, { query: toQuery(state, shown) })}
        nameOf={({ person_name: person, training_name: training }) => `${person} ${training}`}
        linkOf={({ training_id: training, employee_id: employee }) => paths.participant(training, employee)}
        renderCard={(row) => <ParticipantCard row={row} />}
        segments={choices}
        actions={actions}
        bulk={bulk.actions}
        first={{
          when: () => nothingYet,
          content: (
            <div className={classes.nobody}>
              <h2>{t('people.none')}</h2>
              <p>{t('people.list.firstText')}</p>
              <Button component={Link} to={paths.trainings}>
                {t('people.list.toTrainings')}
              </Button>
            </div>
          ),
        }}
        emptySegment={t('people.list.empty')}
        noMore={t('people.list.noMore')}
      />
      {bulk.modal}
    </>
  );
};

/** Everybody who takes part in a training, with their certificates: /trainings/participants. */
export const ParticipantsPage = () => (
  <RequireRight permission="trainings:read">
    <ParticipantsList />
  </RequireRight>
);
