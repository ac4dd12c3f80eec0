import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { chosenPeopleIssues } from '#shared/trainings/participant.rules.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { PeopleChoice } from '../../../people-choice/people-choice.tsx';
import type { ChoiceTeams } from '../../../people-choice/use-people-choice.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate, useSearchParams } from '../../../ui/router.ts';
import { FormWizard } from '../../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../../wizard/use-wizard-form.ts';
import { ALL_AT_ONCE } from './all-at-once.ts';
import { ManyProgress, useManySteps } from './many-progress.tsx';
import { ChangedTrainingLoader } from './changed-training-loader.tsx';
import { useRemoveMany } from './use-many.ts';

type Form = { employee_ids: number[] };
const start: Form = { employee_ids: [] };
const formSteps = ['people'] as const;

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
  const navigate = useNavigate();
  const removal = useRemoveMany(training.id);
  const answer = useQuery(
    query(listParticipants, { params: { id: String(training.id) }, query: { per_page: ALL_AT_ONCE } }),
  );
  const rows = answer.data?.data;
  const among = useMemo(() => byTeams(rows ?? []), [rows]);
  const wizard = useWizardForm<Form, 'people'>({ start, first: 'people', stepOf: () => 'people', isDone: false });
  const { form } = wizard;
  const { employee_ids: chosen } = form.values;
  const submit = (): void =>
    wizard.trackSubmit(
      removal.start(chosen),
      (run) => void navigate(paths.removeParticipants(training.id, run), { replace: true }),
    );
  return (
    <FormWizard
      wizard={wizard}
      formSteps={formSteps}
      title={t('people.remove.page', { name: training.name })}
      steps={useManySteps()}
      heading={t('people.remove.heading')}
      intro={t('people.remove.text')}
      finishLabel={t('people.run.finish')}
      nextLabel={chosen.length === 0 ? t('people.add.next') : t('people.remove.submit', { count: chosen.length })}
      saving={removal.isPending}
      labelOf={() => t('field.employee_ids')}
      check={() => chosenPeopleIssues(chosen)}
      issuesTitle={catalogue.invalid.title}
      finish={submit}
      onClose={() => void navigate(paths.training(training.id))}
    >
      <LoadedPart answer={answer}>
        {() => (
          <PeopleChoice
            chosen={chosen}
            onChange={(ids) => {
              form.setFieldValue('employee_ids', ids);
              form.clearFieldError('employee_ids');
            }}
            error={form.errors['employee_ids']}
            among={among}
          />
        )}
      </LoadedPart>
    </FormWizard>
  );
};

const RemoveRoute = ({ training }: { training: TrainingDetails }) => {
  const [params] = useSearchParams();
  const run = params.get('run');
  if (run !== null) return <ManyProgress key={run} training={training} what="remove" runId={run} />;
  return <Remove key={training.id} training={training} />;
};

/** Removes people from a training: /trainings/{id}/remove. The address names the run once it has started. */
export const RemoveParticipantsPage = () => (
  <ChangedTrainingLoader>{(training) => <RemoveRoute training={training} />}</ChangedTrainingLoader>
);
