import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deleteTeam } from '#shared/contract/people/delete-team.ts';
import type { TeamOut } from '#shared/contract/people/team.ts';
import { paths } from '../../ui/paths.ts';
import { referenceCount } from '../../api/problem-extras.ts';
import { useCall } from '../../api/query.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link } from '../../ui/router.ts';
import { Modal } from '../../ui/modal.tsx';

type Props = { team: TeamOut; close: () => void };

/**
 * Asks before a team is deleted. A team with active people cannot be deleted: the modal says how many and links to
 * them.
 */
export const DeleteTeamModal = ({ team, close }: Props) => {
  const { t } = useTranslation('settings');
  const call = useCall(deleteTeam);
  const problem = call.error?.problem;
  const isRefused = problem?.code === 'referenced' || team.people_count > 0;
  const remove = () =>
    call.mutate(
      { body: { id: team.id } },
      {
        onSuccess: () => {
          notifySuccess(t('teams.deleted', { team: team.name }));
          close();
        },
      },
    );
  if (isRefused) {
    return (
      <Modal
        opened
        onClose={close}
        closeButtonProps={{ 'aria-label': t('users.cancel') }}
        title={t('teams.refusedTitle', { team: team.name })}
      >
        <Text>{t('teams.refusedText', { count: (problem && referenceCount(problem)) ?? team.people_count })}</Text>
        <Group justify="flex-end" mt={24} gap={8}>
          <Button variant="default" onClick={close}>
            {t('users.cancel')}
          </Button>
          <Button component={Link} to={`${paths.people}?segment=team_${team.id}`}>
            {t('teams.showPeople')}
          </Button>
        </Group>
      </Modal>
    );
  }
  return (
    <ConfirmModal
      title={t('teams.deleteTitle', { team: team.name })}
      problem={problem}
      confirm={t('teams.deleteAction')}
      isDanger
      isPending={call.isPending}
      onConfirm={remove}
      onClose={close}
    >
      <Text>{t('teams.deleteText')}</Text>
    </ConfirmModal>
  );
};
