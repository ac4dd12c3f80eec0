import { Button } from '@mantine/core';
import { IconListCheck, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { TrainingMenu } from './training-menu.tsx';
import { useCourseRights } from './use-training.ts';

/** The actions of a training. Before its first day the main one adds people, afterwards it says who followed it. */
export const TrainingActions = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const rights = useCourseRights(training);
  const isAhead = training.phase === 'planned' || training.participant_count === 0;
  const add = (
    <Button
      key="add"
      component={Link}
      to={paths.addParticipants(training.id)}
      variant={isAhead ? 'filled' : 'default'}
      leftSection={<IconUserPlus />}
    >
      {t('actions.addParticipants')}
    </Button>
  );
  const statuses = (
    <Button
      key="statuses"
      component={Link}
      to={paths.participationStatuses(training.id)}
      variant={isAhead ? 'default' : 'filled'}
      leftSection={<IconListCheck />}
    >
      {t('actions.editStatuses')}
    </Button>
  );
  return (
    <>
      {rights.edit && (
        <Button component={Link} to={paths.editTraining(training.id)} variant="default" leftSection={<IconPencil />}>
          {t('actions.edit')}
        </Button>
      )}
      {rights.participants && (isAhead ? (training.participant_count > 0 ? [statuses, add] : add) : [add, statuses])}
      {(rights.edit || rights.participants) && <TrainingMenu training={training} rights={rights} />}
    </>
  );
};
