import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import type { ChoiceTeams } from '../../../people-choice/use-people-choice.ts';
import { ALL_AT_ONCE } from './all-at-once.ts';
import { ManyPage, ManyWizard } from './many-wizard.tsx';
import { useRemoveMany } from './use-many.ts';

/** The participants by the names of their teams; those without a team come last, under 0. */
const byTeams = (rows: readonly ParticipantRowOut[]): ChoiceTeams => {
  const groups = Map.groupBy(rows, ({ person_team_names: teams }) => teams ?? '');
  return [...groups]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other, 'nl-BE'))
    .map(([name, people], at) => ({
      team_id: name === '' ? 0 : at + 1,
      name,
      people: people.map(({ employee_id: id, person_name, avatar }) => ({ id, name: person_name, avatar })),
    }));
};

const Remove = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const removal = useRemoveMany(training.id);
  const answer = useQuery(
    query(listParticipants, { params: { id: String(training.id) }, query: { per_page: ALL_AT_ONCE } }),
  );
  const rows = answer.data?.data;
  const among = useMemo(() => byTeams(rows ?? []), [rows]);
  return (
    <ManyWizard training={training} what="remove" intro={t('people.remove.text')} run={removal}>
      {(_, choose) => <LoadedPart answer={answer}>{() => choose({ among })}</LoadedPart>}
    </ManyWizard>
  );
};

/** Removes people from a training: /trainings/{id}/remove. The address names the run once it has started. */
export const RemoveParticipantsPage = () => (
  <ManyPage what="remove">{(training) => <Remove key={training.id} training={training} />}</ManyPage>
);
