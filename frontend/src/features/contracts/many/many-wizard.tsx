import { useTranslation } from 'react-i18next';
import { CONTRACT_NAME_MAX } from '#shared/contracts/limits.ts';
import { manyPeopleIssues } from '#shared/contracts/many.rules.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { LineField } from '../../../form/line-field.tsx';
import { chosenPeople } from '../../../people-choice/chosen-people.ts';
import { PeopleChoice } from '../../../people-choice/people-choice.tsx';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { useGoOn, useNavigate } from '../../../ui/router.ts';
import { FormWizard } from '../../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../../wizard/use-wizard-form.ts';
import { ChosenPages, TemplateChoice } from '../template-choice.tsx';
import { CheckStep } from './check-step.tsx';
import { emptyMany, stepOfField, type ManyForm, type ManyStep } from './many-form.ts';
import { ManySummary } from './many-summary.tsx';
import { SendPart } from './send-part.tsx';
import { useCheck } from './use-check.ts';
import { useManyRun } from './use-many-run.ts';
import { useManySteps } from './use-many-steps.ts';

const formSteps: readonly ManyStep[] = ['template', 'people', 'check'];

/** Chooses template and people, fills what is missing, and starts the run that makes the drafts or sends them. */
export const ManyWizard = ({ template }: { template: string }) => {
  // The words of sending come with the page, as waiting for them later would blank it.
  const { t } = useTranslation(['contracts', 'signing']);
  const navigate = useNavigate();
  const goOn = useGoOn();
  const start = { ...emptyMany, contract_template_id: template };
  const wizard = useWizardForm<ManyForm, ManyStep>({ start, first: 'template', stepOf: stepOfField, isDone: false });
  const { form, step } = wizard;
  const { values } = form;
  const labelOf = (path: string): string => t(`field.${path}`);
  const field = fieldOf(form, labelOf);
  const check = useCheck(values, step === 'check');
  const count = check.going.length;
  const run = useManyRun(values, check, step !== 'template');
  const { template: details, needs } = run;
  const issuesOf: Readonly<Record<ManyStep, () => readonly Issue[]>> = {
    template: () => (values.contract_template_id === '' ? [issue('contract_template_id', 'required')] : []),
    people: () => manyPeopleIssues(values.employee_ids),
    check: run.issues,
  };
  const finish = (): void =>
    wizard.trackSubmit(run.start(), ({ run_id: id }) => goOn(paths.contractsForManyRun(id), { replace: true }));
  const can = useCan();
  const people = values.employee_ids.length;
  const nextLabels: Readonly<Partial<Record<ManyStep, string>>> = {
    ...(people > 0 && { people: t('many.check', { count: people }) }),
    check: t(needs.sends ? 'many.send' : 'many.make', { count }),
  };
  return (
    <FormWizard
      wizard={wizard}
      formSteps={formSteps}
      title={t('many.title')}
      steps={useManySteps()}
      heading={t(`many.heading.${step}`, { count: people })}
      intro={t(`many.intro.${step}`)}
      wide={step === 'check'}
      asideWide={step === 'template'}
      aside={
        (step === 'template' && <ChosenPages template={values.contract_template_id} />) ||
        (step === 'people' && <ManySummary template={details} count={people} />)
      }
      finishLabel={t('many.finish')}
      isEmpty={step === 'check' && check.answer.data === undefined}
      nextLabel={nextLabels[step]}
      saving={run.isPending}
      labelOf={labelOf}
      check={(at) => issuesOf[at]()}
      issuesTitle={catalogue.invalid.title}
      finish={finish}
      onClose={() => void navigate(paths.contracts)}
    >
      {step === 'template' && (
        <>
          <TemplateChoice {...field('contract_template_id')} />
          <LineField {...field('contract_name')} max={CONTRACT_NAME_MAX} help={t('new.nameHelp')} />
        </>
      )}
      {step === 'people' && <PeopleChoice {...chosenPeople(form)} />}
      {step === 'check' && (
        <LoadedPart answer={check.answer}>
          {() => (
            <CheckStep
              check={check}
              values={values}
              error={form.errors['with_missing']}
              onChange={(change) => form.setValues(change)}
            >
              {can('contracts:send') && (
                <SendPart
                  field={field}
                  values={values}
                  needs={needs}
                  isEmployment={details?.type === 'employment_contract'}
                />
              )}
            </CheckStep>
          )}
        </LoadedPart>
      )}
    </FormWizard>
  );
};
