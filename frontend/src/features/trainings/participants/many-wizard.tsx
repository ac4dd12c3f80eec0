import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { chosenPeopleIssues } from '#shared/trainings/participant.rules.ts';
import { chosenPeople } from '../../../people-choice/chosen-people.ts';
import { PeopleChoice } from '../../../people-choice/people-choice.tsx';
import { paths } from '../../../ui/paths.ts';
import { useGoOn, useNavigate, useSearchParams } from '../../../ui/router.ts';
import { FormWizard } from '../../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../../wizard/use-wizard-form.ts';
import { ChangedTrainingLoader } from './changed-training-loader.tsx';
import { ManyProgress, useManySteps } from './many-progress.tsx';

type Form = { employee_ids: number[] };
const start: Form = { employee_ids: [] };
const formSteps = ['people'] as const;
const runPages = { add: paths.addParticipants, remove: paths.removeParticipants };

export type What = keyof typeof runPages;

type Props = {
  training: TrainingDetails;
  what: What;
  intro: string | undefined;
  cancelLabel?: string;
  /** Starts the run; the answer is its id. */
  run: { isPending: boolean; start: (people: readonly number[]) => Promise<string> };
  /** The choice of people in `choose`, and what is said around it. */
  children: (chosen: readonly number[], choose: (among: ChoiceProps) => ReactNode) => ReactNode;
};
type ChoiceProps = Omit<Parameters<typeof PeopleChoice>[0], 'chosen' | 'onChange' | 'error'>;

/** Chooses people and starts the run that adds or removes them. */
export const ManyWizard = ({ training, what, intro, cancelLabel, run, children }: Props) => {
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const wizard = useWizardForm<Form, 'people'>({ start, first: 'people', stepOf: () => 'people', isDone: false });
  const { form } = wizard;
  const { employee_ids: chosen } = form.values;
  const choose = (props: ChoiceProps): ReactNode => <PeopleChoice {...props} {...chosenPeople(form)} />;
  return (
    <FormWizard
      wizard={wizard}
      formSteps={formSteps}
      title={t(`people.${what}.page`, { name: training.name })}
      steps={useManySteps()}
      heading={t(`people.${what}.heading`)}
      intro={intro}
      finishLabel={t('people.run.finish')}
      nextLabel={chosen.length === 0 ? t('people.add.next') : t(`people.${what}.submit`, { count: chosen.length })}
      cancelLabel={cancelLabel}
      saving={run.isPending}
      labelOf={() => t('field.employee_ids')}
      check={() => chosenPeopleIssues(chosen)}
      issuesTitle={catalogue.invalid.title}
      finish={() =>
        wizard.trackSubmit(run.start(chosen), (id) => goOn(runPages[what](training.id, id), { replace: true }))
      }
      onClose={() => void navigate(paths.training(training.id))}
    >
      {children(chosen, choose)}
    </FormWizard>
  );
};

type PageProps = { what: What; children: (training: TrainingDetails) => ReactNode };

/** The choice of people, or the progress once the address names a run. */
export const ManyPage = ({ what, children }: PageProps) => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return (
    <ChangedTrainingLoader>
      {(training) =>
        run === null ? children(training) : <ManyProgress key={run} training={training} what={what} runId={run} />
      }
    </ChangedTrainingLoader>
  );
};
