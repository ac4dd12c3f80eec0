import { useTranslation } from 'react-i18next';
import type { ParticipantDetails } from '#shared/contract/trainings/participant.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { AnswerBadge } from './participant-looks.tsx';
import { ParticipantValue } from './participant-value.tsx';
import { useChangeParticipants } from './use-change-participants.ts';

type Props = { participant: ParticipantDetails; mayChange: boolean };

/** Status and result of a participant, changed in place, and what they answered. */
export const ParticipationCard = ({ participant, mayChange }: Props) => {
  const { t } = useTranslation('trainings');
  const { changeOne } = useChangeParticipants(participant.training_id);
  const actions = { mayChange, change: changeOne };
  const { answer, invited_at: invited } = participant;
  return (
    <SectionCard title={t('people.participation')}>
      <DefinitionList
        items={[
          {
            key: 'status',
            label: t('field.status'),
            value: <ParticipantValue what="status" row={participant} actions={actions} />,
          },
          {
            key: 'result',
            label: t('field.result'),
            value: <ParticipantValue what="result" row={participant} actions={actions} />,
          },
          {
            key: 'answer',
            label: t('column.answer'),
            value: answer === null && invited === null ? null : <AnswerBadge participant={participant} />,
          },
          { key: 'changed', label: t('column.changed_on'), value: participant.changed_on },
        ]}
      />
    </SectionCard>
  );
};
