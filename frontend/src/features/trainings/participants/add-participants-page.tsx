import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { chosenPeopleIssues } from '#shared/trainings/participant.rules.ts';
import { query } from '../../../api/query.ts';
import { PeopleChoice } from '../../../people-choice/people-choice.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { paths } from '../../../ui/paths.ts';
import { useNavigate, useSearchParams } from '../../../ui/router.ts';
import { FormWizard } from '../../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../../wizard/use-wizard-form.ts';
import { ALL_AT_ONCE } from './all-at-once.ts';
import { ManyProgress, useManySteps } from './many-progress.tsx';
import { ChangedTrainingLoader } from './changed-training-loader.tsx';
import { useAddMany } from './use-many.ts';

type Form = { employee_ids: number[] };
const start: Form = { employee_ids: [] };
const formSteps = ['people'] as const;
const NAMED_MAX = 5;

/** The places that somebody who is added now can get; null without a limit, which a training that is over has not. */
const placesNow = ({ phase, seats_free: free, waiting_count: waiting }: TrainingDetails): number | null =>
  phase === 'held' || free === null ? null : waiting > 0 ? 0 : Math.max(0, free);

/** Says who will wait: those who were chosen after the last free place. */
const WillWait = ({ free, chosen }: { free: number | null; chosen: readonly number[] }) => {
  const { t } = useTranslation('trainings');
  const { data } = useQuery(query(listByTeam, { query: { sort_by: 'name' } }));
  const names = useMemo(
    () => new Map(data?.data.flatMap(({ people }) => people.map(({ id, name }) => [id, name] as const))),
    [data],
  );
  const waiting = free === null ? [] : chosen.slice(free);
  if (waiting.length === 0) return null;
  const named = waiting.slice(0, NAMED_MAX).map((id) => names.get(id) ?? '');
  const more = waiting.length - named.length;
  return (
    <Banner tone="amber">
      {t(more > 0 ? 'people.add.waitMore' : 'people.add.wait', {
        count: waiting.length,
        names: named.join(', '),
        more,
      })}
    </Banner>
  );
};

/** Those who take part already, over all pages that one answer may have. */
const useTaken = (training: number) => {
  const { t } = useTranslation('trainings');
  const answer = useQuery(
    query(listParticipants, { params: { id: String(training) }, query: { per_page: ALL_AT_ONCE } }),
  );
  const rows = answer.data?.data;
  const taken = useMemo(
    () => ({ ids: new Set(rows?.map(({ employee_id: id }) => id)), words: t('people.add.taken') }),
    [rows, t],
  );
  return { answer, taken };
};

const Add = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  const adding = useAddMany(training.id);
  const { answer, taken } = useTaken(training.id);
  const wizard = useWizardForm<Form, 'people'>({ start, first: 'people', stepOf: () => 'people', isDone: false });
  const { form } = wizard;
  const { employee_ids: chosen } = form.values;
  const free = placesNow(training);
  const submit = (): void =>
    wizard.trackSubmit(
      adding.start(chosen),
      (run) => void navigate(paths.addParticipants(training.id, run), { replace: true }),
    );
  return (
    <FormWizard
      wizard={wizard}
      formSteps={formSteps}
      title={t('people.add.page', { name: training.name })}
      steps={useManySteps()}
      heading={t('people.add.heading')}
      intro={free === null ? undefined : t('people.add.seats', { count: free, seats: training.seats })}
      finishLabel={t('people.run.finish')}
      nextLabel={chosen.length === 0 ? t('people.add.next') : t('people.add.submit', { count: chosen.length })}
      cancelLabel={t('people.add.skip')}
      saving={adding.isPending}
      labelOf={() => t('field.employee_ids')}
      check={() => chosenPeopleIssues(chosen)}
      issuesTitle={catalogue.invalid.title}
      finish={submit}
      onClose={() => void navigate(paths.training(training.id))}
    >
      <WillWait free={free} chosen={chosen} />
      {answer.isError && <ErrorBox problem={answer.error.problem} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height={240} radius={8} />}
      {answer.data && (
        <PeopleChoice
          chosen={chosen}
          onChange={(ids) => {
            form.setFieldValue('employee_ids', ids);
            form.clearFieldError('employee_ids');
          }}
          error={form.errors['employee_ids']}
          taken={taken}
        />
      )}
    </FormWizard>
  );
};

const AddRoute = ({ training }: { training: TrainingDetails }) => {
  const [params] = useSearchParams();
  const run = params.get('run');
  if (run !== null) return <ManyProgress key={run} training={training} what="add" runId={run} />;
  return <Add key={training.id} training={training} />;
};

/** Adds people to a training: /trainings/{id}/add. The address names the run once it has started. */
export const AddParticipantsPage = () => (
  <ChangedTrainingLoader>{(training) => <AddRoute training={training} />}</ChangedTrainingLoader>
);
