import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deleteTeam } from '#shared/contract/people/delete-team.ts';
import type { TeamOut } from '#shared/contract/people/team.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../api/query.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link } from '../../ui/router.ts';

type Props = { team: TeamOut; close: () => void };

const countIn = (extra: unknown, otherwise: number): number => (typeof extra === 'number' ? extra : otherwise);

/** Asks once; a team with active people in it is refused, with how many they are and a way to them. */
export const DeleteTeamModal = ({ team, close }: Props) => {
  const { t } = useTranslation('settings');
  const call = useCall(deleteTeam, ['segments', 'session']);
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
  return (
    <Modal
      opened
      onClose={close}
      closeButtonProps={{ 'aria-label': t('users.cancel') }}
      title={t(isRefused ? 'teams.refusedTitle' : 'teams.deleteTitle', { team: team.name })}
    >
      <Text>
        {isRefused
          ? t('teams.refusedText', { count: countIn(problem?.['count'], team.people_count) })
          : t('teams.deleteText')}
      </Text>
      {problem && !isRefused && <ErrorBox problem={problem} onRetry={remove} />}
      <Group justify="flex-end" mt={24} gap={8}>
        <Button variant="default" onClick={close}>
          {t('users.cancel')}
        </Button>
        {isRefused ? (
          <Button component={Link} to={`${paths.people}?segment=team_${team.id}`}>
            {t('teams.showPeople')}
          </Button>
        ) : (
          <Button color="red" loading={call.isPending} onClick={remove}>
            {t('teams.deleteAction')}
          </Button>
        )}
      </Group>
    </Modal>
  );
};
