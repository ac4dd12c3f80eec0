import { Button, MenuItem } from '@mantine/core';
import { IconArmchair, IconMail, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantDetails } from '#shared/contract/trainings/participant.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordHeader } from '../../../ui/record-page.tsx';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { Link } from '../../../ui/router.ts';
import { trainingDays } from '../training-days.ts';
import { AnswerBadge, LeftBadge, StatusBadge, WaitingBadge } from './participant-looks.tsx';
import { trainingCrumbs } from './training-crumbs.ts';
import { useChangeParticipants } from './use-change-participants.ts';
import { useRemoveParticipant } from './use-remove-participant.ts';
import { onDemand } from '../../../ui/on-demand.tsx';

const InviteModal = onDemand(async () => (await import('./invite-modal.tsx')).InviteModal);

type Props = { participant: ParticipantDetails; mayChange: boolean };

const Actions = ({ participant, mayChange }: Props) => {
  const { t } = useTranslation('trainings');
  const [isInviting, setInviting] = useState(false);
  const { remove } = useRemoveParticipant();
  const { changeOne } = useChangeParticipants(participant.training_id);
  const { training_id: training, employee_id: employee } = participant;
  return (
    <>
      {mayChange && participant.waiting === 1 && (
        <Button leftSection={<IconArmchair />} onClick={() => changeOne(participant, { status: 'reserved' })}>
          {t('people.menu.letIn')}
        </Button>
      )}
      {mayChange && participant.waiting === 0 && participant.phase !== 'held' && (
        <Button variant="default" leftSection={<IconMail />} onClick={() => setInviting(true)}>
          {t(participant.invited_at === null ? 'people.invite.open' : 'people.invite.again')}
        </Button>
      )}
      <RecordMenu
        of={{ object: 'training', id: training, back: paths.participant(training, employee), employee }}
        last={
          mayChange && (
            <MenuItem leftSection={<IconUserMinus />} onClick={() => remove(participant)}>
              {t('people.menu.removeEmployee')}
            </MenuItem>
          )
        }
      />
      {isInviting && (
        <InviteModal
          training={{ id: training, name: participant.training_name }}
          only={participant}
          close={() => setInviting(false)}
        />
      )}
    </>
  );
};

/** The person, the training they take part in, and what can be done. */
export const ParticipantHeader = ({ participant, mayChange }: Props) => {
  const { t } = useTranslation('trainings');
  const mayOpenPerson = useCan()('people:read');
  const { person_name: name, training_id: training, training_name: of } = participant;
  return (
    <RecordHeader
      crumbs={[...trainingCrumbs(participant, t), { label: of, to: paths.training(training) }]}
      picture={<Avatar name={name} picture={participant.avatar} size={40} />}
      title={name}
      badges={
        <>
          {participant.waiting === 1 ? (
            <WaitingBadge position={participant.position} />
          ) : (
            <StatusBadge status={participant.status} />
          )}
          <AnswerBadge participant={participant} />
          <LeftBadge participant={participant} />
        </>
      }
      facts={[
        { key: 'training', label: t('field.training_id'), value: <Link to={paths.training(training)}>{of}</Link> },
        { key: 'when', label: t('people.when'), value: trainingDays(participant) ?? <Empty /> },
        { key: 'team', label: t('column.team'), value: participant.person_team_names ?? <Empty /> },
        {
          key: 'cost',
          label: t('column.cost_per_person'),
          value: participant.cost_per_person === null ? <Empty /> : <Money value={participant.cost_per_person} />,
        },
        ...(mayOpenPerson
          ? [
              {
                key: 'person',
                label: t('title'),
                value: <Link to={paths.trainingsOfPerson(participant.employee_id)}>{t('people.allOfPerson')}</Link>,
              },
            ]
          : []),
      ]}
      actions={<Actions participant={participant} mayChange={mayChange} />}
    />
  );
};
