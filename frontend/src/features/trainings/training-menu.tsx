import { MenuItem } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  IconClipboardCheck,
  IconMailForward,
  IconStack2,
  IconStackPop,
  IconTrash,
  IconUserMinus,
} from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addTrainingToProgram } from '#shared/contract/trainings/add-training-to-program.ts';
import { listAvailablePrograms } from '#shared/contract/trainings/list-available-programs.ts';
import { removeTrainingFromProgram } from '#shared/contract/trainings/remove-training-from-program.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { OpenRecordMenu } from '../../ui/open-record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { useDeleteFailure } from './use-delete-failure.ts';
import type { CourseRights } from './use-training.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const InviteModal = onDemand(async () => (await import('./participants/invite-modal.tsx')).InviteModal);

type ModalProps = { training: TrainingDetails; close: () => void };

/** Asks before a session leaves its program; the toast takes it back. */
const RemoveFromProgramModal = ({ training, close }: ModalProps) => {
  const { t } = useTranslation('trainings');
  const remove = useCall(removeTrainingFromProgram);
  const failure = useDeleteFailure();
  const add = useCall(addTrainingToProgram);
  const { id, program_id: program, program_name: name } = training;
  const undo = (): void => {
    if (program === null) return;
    const body = { training_id: id, program_id: program };
    add.mutate({ body }, { onError: notifyThrown });
  };
  const submit = (): void =>
    remove.mutate(
      { body: { training_id: id } },
      {
        onSuccess: () => {
          notifySuccess(t('removeFromProgram.done'), { label: t('ui:undo'), onClick: undo });
          close();
        },
      },
    );
  return (
    <ConfirmModal
      title={t('removeFromProgram.title', { name: training.name })}
      confirm={t('actions.removeFromProgram')}
      isPending={remove.isPending}
      problem={failure(remove.error, 'delete.failedSession')}
      onConfirm={submit}
      onClose={close}
    >
      <p>{t('removeFromProgram.text', { program: name, count: training.participant_count })}</p>
    </ConfirmModal>
  );
};

const ProgramItems = ({ training, onRemove }: { training: TrainingDetails; onRemove: () => void }) => {
  const { t } = useTranslation('trainings');
  const isOneOff = training.program_id === null;
  const programs = useQuery({ ...query(listAvailablePrograms, {}), enabled: isOneOff });
  if (!isOneOff)
    return (
      <MenuItem leftSection={<IconStackPop />} onClick={onRemove}>
        {t('actions.removeFromProgram')}
      </MenuItem>
    );
  if ((programs.data?.programs.length ?? 0) === 0) return null;
  return (
    <MenuItem component={Link} to={paths.addTrainingToProgram(training.id)} leftSection={<IconStack2 />}>
      {t('actions.addToProgram')}
    </MenuItem>
  );
};

const ParticipantItems = ({
  training: { id, phase },
  onInvite,
}: {
  training: TrainingDetails;
  onInvite: () => void;
}) => {
  const { t } = useTranslation('trainings');
  return (
    <>
      {phase !== 'held' && (
        <MenuItem leftSection={<IconMailForward />} onClick={onInvite}>
          {t('actions.invite')}
        </MenuItem>
      )}
      <MenuItem component={Link} to={paths.participationResults(id)} leftSection={<IconClipboardCheck />}>
        {t('actions.editResults')}
      </MenuItem>
      <MenuItem component={Link} to={paths.removeParticipants(id)} leftSection={<IconUserMinus />}>
        {t('actions.removeParticipants')}
      </MenuItem>
    </>
  );
};

export type MenuLink = {
  key: 'edit' | 'addParticipants' | 'editStatuses';
  to: string;
  Icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
};

type MenuProps = {
  training: TrainingDetails;
  rights: CourseRights;
  /** Actions that have no button, for lack of room. */
  links: readonly MenuLink[];
};

/** Everything that can be done with a training beside its main actions. */
export const TrainingMenu = ({ training, rights, links }: MenuProps) => {
  const { t } = useTranslation(['trainings', 'ui']);
  const [opened, setOpened] = useState<'invite' | 'remove'>();
  const close = (): void => setOpened(undefined);
  const { id, participant_count: count } = training;
  return (
    <>
      <OpenRecordMenu
        of={{ object: 'training', id, back: paths.training(id) }}
        last={
          rights.edit && (
            <>
              <ProgramItems training={training} onRemove={() => setOpened('remove')} />
              <MenuItem component={Link} to={paths.deleteTraining(id)} leftSection={<IconTrash />}>
                {t(training.program_id === null ? 'actions.deleteCourse' : 'actions.deleteSession')}
              </MenuItem>
            </>
          )
        }
      >
        {links.map(({ key, to, Icon }) => (
          <MenuItem key={key} component={Link} to={to} leftSection={<Icon />}>
            {t(`actions.${key}`)}
          </MenuItem>
        ))}
        {rights.participants && count > 0 && (
          <ParticipantItems training={training} onInvite={() => setOpened('invite')} />
        )}
      </OpenRecordMenu>
      {opened === 'remove' && <RemoveFromProgramModal training={training} close={close} />}
      {opened === 'invite' && <InviteModal training={training} close={close} />}
    </>
  );
};
