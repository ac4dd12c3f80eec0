import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { PersonChip } from '../../../ui/person-chip.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

/** The participants of a training. */
export const ParticipantsSection = ({ training: { id: trainingId } }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const answer = useQuery(query(listParticipants, { params: { id: String(trainingId) }, query: {} }));
  return (
    <SectionCard title={t('participants')}>
      <LoadedPart answer={answer}>
        {({ data }) => (
          <ul>
            {data.map(({ id, person_name: name, avatar }) => (
              <li key={id}>
                <PersonChip name={name} picture={avatar} />
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </SectionCard>
  );
};
