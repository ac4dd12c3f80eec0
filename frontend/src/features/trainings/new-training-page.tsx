import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addProgram } from '#shared/contract/trainings/add-program.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { listAvailablePrograms } from '#shared/contract/trainings/list-available-programs.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { TRAINING_NAME_MAX, type TrainingContext } from '#shared/trainings/training.rules.ts';
import { problemFromError } from '../../api/problem.ts';
import { query, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { FormPage } from '../../form/form-page.tsx';
import { LineField } from '../../form/line-field.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../../ui/select-sign.tsx';
import { SwitchField } from '../../form/switch-field.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useGoOn, useSearchParams } from '../../ui/router.ts';
import { useToday } from '../../ui/use-today.ts';
import { CountsFor } from './counts-for.tsx';
import { MandatoryFields } from './mandatory-fields.tsx';
import { emptyProgram, programIssues, type ProgramForm } from './program-form.ts';
import { bodyOf, emptyTraining, formIssues, type TrainingForm } from './training-form.ts';
import { TrainingFields } from './training-fields.tsx';
import { blurCheckOf } from './use-blur-issues.ts';
import { judgedTogether } from './judged-together.ts';

const kinds = ['one_off', 'program', 'session'] as const;
type Kind = (typeof kinds)[number];

type NewTraining = TrainingForm & ProgramForm & { kind: Kind; program_id: string; isFirstSession: 0 | 1 };

/** Whether the form asks for the fields of a training, and not only for a program. */
const hasTraining = ({ kind, isFirstSession }: NewTraining): boolean => kind !== 'program' || isFirstSession === 1;

const issuesOf = (values: NewTraining, context: TrainingContext): Issue[] => [
  ...(values.kind === 'program' ? programIssues(values) : []),
  ...(values.kind === 'session' && values.program_id === '' ? [issue('program_id', 'required')] : []),
  ...(hasTraining(values) ? formIssues(values, context) : []),
];

/** The fields of a training, without those of the page around them. */
const trainingOf = (values: NewTraining): TrainingForm =>
  // why: the keys are those of the empty form, each with its own value
  Object.fromEntries(Object.keys(emptyTraining).map((key) => [key, values[key as keyof TrainingForm]])) as TrainingForm;

/** Sends the form: a program, maybe with its first session, or a training. */
const useAdd = () => {
  const [program, training] = [useCall(addProgram), useCall(addTraining)];
  const add = async (values: NewTraining): Promise<{ path: string }> => {
    const fields = hasTraining(values) ? bodyOf(trainingOf(values)) : {};
    if (values.kind === 'program') {
      const { program_name, mandatory_segment_id, valid_months, isFirstSession } = values;
      const rule = { mandatory_segment_id, valid_months: mandatory_segment_id === '' ? '' : valid_months };
      const { id } = await program.mutateAsync({ body: { ...fields, ...rule, program_name, isFirstSession } });
      return { path: paths.program(id) };
    }
    const of = values.kind === 'session' ? { program_id: Number(values.program_id) } : {};
    const { id } = await training.mutateAsync({ body: { ...fields, ...of } });
    return { path: paths.training(id) };
  };
  return {
    add,
    isPending: program.isPending || training.isPending,
    isSuccess: program.isSuccess || training.isSuccess,
    problem: program.error?.problem ?? training.error?.problem,
  };
};

type ProgramFieldsProps = {
  field: <Name extends keyof NewTraining>(name: Name) => FieldProps<NewTraining[Name]>;
};

/** The name of a new program, who must follow it, and whether its first session is added with it. */
const ProgramFields = ({ field }: ProgramFieldsProps) => {
  const { t } = useTranslation('trainings');
  return (
    <>
      <LineField {...field('program_name')} max={TRAINING_NAME_MAX} required />
      <MandatoryFields field={field} />
      <SwitchField {...field('isFirstSession')} help={t('form.firstSessionHelp')} />
    </>
  );
};

const ProgramChoice = (props: FieldProps) => {
  const { t } = useTranslation('trainings');
  const { data } = useQuery(query(listAvailablePrograms, {}));
  const programs = data?.programs ?? [];
  return (
    <SelectField
      {...props}
      required
      searchable={programs.length > UNSEARCHED_MAX}
      disabled={!data}
      options={programs.map(({ id, name, session_count: count }) => ({
        value: String(id),
        label: t('form.programOption', { name, count }),
      }))}
      help={data && programs.length === 0 ? t('form.noPrograms') : undefined}
    />
  );
};

const useNewTraining = () => {
  const { t } = useTranslation('trainings');
  const goOn = useGoOn();
  const [params] = useSearchParams();
  const today = useToday();
  const { feature_flags: flags } = useActor();
  const of = params.get('program_id') ?? '';
  const start: NewTraining = {
    ...emptyTraining,
    ...emptyProgram,
    kind: of === '' ? 'one_off' : 'session',
    program_id: of,
    isFirstSession: 1,
  };
  const call = useAdd();
  const { form, issues, guard } = useNewForm<NewTraining>(start, call);
  const labelOf = (path: string): string =>
    path === 'name' && form.values.kind === 'program' ? t('form.sessionName') : t(`field.${path}`);
  const context = { today, isFlaOn: flags.includes('trainings_fla') };
  const submit = (): void => {
    if (issues.show(issuesOf(form.values, context), catalogue.form_invalid.title)) return;
    call.add(form.values).then(
      ({ path }) => {
        guard.allowLeaving();
        notifySuccess(t(`form.added.${form.values.kind}`));
        goOn(path, { replace: true });
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
    );
  };
  const checked = blurCheckOf(form, (values) => issuesOf(values, context), judgedTogether);
  const plain = fieldOf(form, labelOf);
  const field = <Name extends keyof NewTraining>(name: Name) => checked(name, plain(name));
  const plainOfTraining = fieldOf<TrainingForm>(form, labelOf);
  const trainingField = <Name extends keyof TrainingForm>(name: Name) => checked(name, plainOfTraining(name));
  return {
    form,
    issues,
    labelOf,
    call,
    guard,
    submit,
    field,
    trainingField,
    cancelTo: of === '' ? paths.trainings : paths.program(Number(of)),
  };
};

const NewTraining = () => {
  const { t } = useTranslation('trainings');
  const { form, issues, labelOf, call, guard, submit, field, trainingField, cancelTo } = useNewTraining();
  const { values } = form;
  const kind = field('kind');
  return (
    <FormPage
      title={t('form.addTitle')}
      crumbs={[{ label: t('title'), to: paths.trainings }]}
      cancelTo={cancelTo}
      submit={t(`form.add.${values.kind}`)}
      saving={call.isPending}
      issues={issues}
      labelOf={labelOf}
      problem={call.problem}
      aside={hasTraining(values) && <CountsFor values={values} />}
      onSubmit={submit}
    >
      {guard.modal}
      <RadioCards<Kind>
        {...kind}
        columns={3}
        options={kinds.map((value) => ({ value, label: t(`form.kind.${value}`), help: t(`form.kindHelp.${value}`) }))}
        onChange={(value) => {
          if (value === '') return;
          form.clearErrors();
          issues.clear();
          kind.onChange(value);
        }}
      />
      {values.kind === 'program' && <ProgramFields field={field} />}
      {values.kind === 'session' && <ProgramChoice {...field('program_id')} />}
      {hasTraining(values) && <TrainingFields values={values} field={trainingField} />}
    </FormPage>
  );
};

/** Adds a one-off course, a program or a session: /trainings/create; `program_id` comes from the program's page. */
export const NewTrainingPage = () => (
  <RequireRight permission="trainings:write">
    <NewTraining />
  </RequireRight>
);
