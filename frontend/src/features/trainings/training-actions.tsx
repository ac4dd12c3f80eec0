import { Button } from '@mantine/core';
import { IconListCheck, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { PHONE } from '../../ui/tokens.ts';
import type { MenuLink } from './training-menu.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { useCourseRights, type CourseRights } from './use-training.ts';
import { useScreen } from '../../ui/use-screen.ts';

const TrainingMenu = deferredMenu(async () => (await import('./training-menu.tsx')).TrainingMenu);

/**
 * What is done with a training most, the main action last: before its first day that adds people, afterwards it says
 * who followed it.
 */
const actionsOf = ({ id, phase, participant_count: count }: TrainingDetails, rights: CourseRights): MenuLink[] => {
  const edit: MenuLink = { key: 'edit', to: paths.editTraining(id), Icon: IconPencil };
  const add: MenuLink = { key: 'addParticipants', to: paths.addParticipants(id), Icon: IconUserPlus };
  const statuses: MenuLink = { key: 'editStatuses', to: paths.participationStatuses(id), Icon: IconListCheck };
  const people = count === 0 ? [add] : phase === 'planned' ? [statuses, add] : [add, statuses];
  return [...(rights.edit ? [edit] : []), ...(rights.participants ? people : [])];
};

/** The actions of a training: all that are used most as buttons, on the phone only the main one; the rest in the menu. */
export const TrainingActions = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const isPhone = useScreen(PHONE);
  const rights = useCourseRights(training);
  const actions = actionsOf(training, rights);
  const shown = isPhone ? actions.slice(-1) : actions;
  return (
    <>
      {shown.map(({ key, to, Icon }, at) => (
        <Button
          key={key}
          component={Link}
          to={to}
          variant={at === shown.length - 1 && rights.participants ? 'filled' : 'default'}
          leftSection={<Icon />}
        >
          {t(`actions.${key}`)}
        </Button>
      ))}
      <TrainingMenu training={training} rights={rights} links={isPhone ? actions.slice(0, -1) : []} />
    </>
  );
};
