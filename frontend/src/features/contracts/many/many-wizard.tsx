import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToEmployees } from '#shared/contract/contracts/add-to-employees.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { CONTRACT_NAME_MAX } from '#shared/contracts/limits.ts';
import { goingIssues, manyPeopleIssues, personEdits, valuesToSend } from '#shared/contracts/many.rules.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query, useCall } from '../../../api/query.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { LineField } from '../../../form/line-field.tsx';
import { PeopleChoice } from '../../../people-choice/people-choice.tsx';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { useGoOn, useNavigate } from '../../../ui/router.ts';
import { FormWizard } from '../../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../../wizard/use-wizard-form.ts';
import { ChosenPages, TemplateChoice } from '../template-choice.tsx';
import { CheckStep } from './check-step.tsx';
import {
  emptyMany,
  sendingIssues,
  sendingNeeds,
  sendingOf,
  stepOfField,
  type ManyForm,
  type ManyStep,
} from './many-form.ts';
import { ManySummary } from './many-summary.tsx';
import { SendPart } from './send-part.tsx';
import { useCheck } from './use-check.ts';
import { useKeepOnPeople } from './use-keep-on-people.ts';
import { useManySteps } from './use-many-steps.ts';

const formSteps: readonly ManyStep[] = ['template', 'people', 'check'];

/** Chooses template and people, fills what is missing, and starts the run that makes the drafts or sends them. */
export const ManyWizard = ({ template }: { template: string }) => {
  // The words of sending come with the page, as waiting for them later would blank it.
  const { t } = useTranslation(['contracts', 'signing']);
  const navigate = useNavigate();
  const goOn = useGoOn();
  const call = useCall(addToEmployees);
  const start = { ...emptyMany, contract_template_id: template };
  const wizard = useWizardForm<ManyForm, ManyStep>({ start, first: 'template', stepOf: stepOfField, isDone: false });
  const { form, step } = wizard;
  const { values } = form;
  const labelOf = (path: string): string => t(`field.${path}`);
  const field = fieldOf(form, labelOf);
  const check = useCheck(values, step === 'check');
  const count = check.going.length;
  const can = useCan();
  const chosen = { params: { id: values.contract_template_id } };
  const details = useQuery({ ...query(getTemplate, chosen), enabled: step !== 'template' && can('templates:read') })
    .data?.details;
  const missing = check.rows.filter(({ state }) => state === 'missing').length;
  const needs = sendingNeeds(values, details, missing);
  const { keep, isKeeping } = useKeepOnPeople(
    (id) => check.rows.find(({ person }) => person.employee_id === id)?.person.person_name ?? '',
  );
  const issuesOf: Readonly<Record<ManyStep, () => readonly Issue[]>> = {
    template: () => (values.contract_template_id === '' ? [issue('contract_template_id', 'required')] : []),
    people: () => manyPeopleIssues(values.employee_ids),
    check: () => [...goingIssues(check.going, missing), ...sendingIssues(values, needs)],
  };
  const finish = (): void => {
    const name = values.contract_name.trim();
    const body = {
      template_id: Number(values.contract_template_id),
      employee_ids: check.going,
      values: valuesToSend(values.typed, check.going),
      ...(name !== '' && { contract_name: name }),
      ...sendingOf(values, details, needs),
    };
    const kept = keep(values.keeps_on_people ? personEdits(values.typed, check.going) : []);
    wizard.trackSubmit(
      kept.then(() => call.mutateAsync({ body })),
      ({ run_id: run }) => goOn(paths.contractsForManyRun(run), { replace: true }),
    );
  };
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
      saving={call.isPending || isKeeping}
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
      {step === 'people' && (
        <PeopleChoice
          chosen={values.employee_ids}
          onChange={(ids) => {
            form.setFieldValue('employee_ids', ids);
            form.clearFieldError('employee_ids');
          }}
          error={form.errors['employee_ids']}
        />
      )}
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
