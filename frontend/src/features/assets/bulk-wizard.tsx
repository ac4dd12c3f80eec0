import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetIssues, bulkAssignIssues } from '#shared/assets/asset.rules.ts';
import { bulkAssignAssets } from '#shared/contract/assets/bulk-assign-assets.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { tellWhenEnded } from '../../api/started-runs.ts';
import { paths } from '../../app/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useNavigate } from '../../ui/router.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { priceIssues } from './asset-form.ts';
import { useAssetType } from './use-asset-type.ts';
import { PeopleChoice } from '../../people-choice/people-choice.tsx';
import { useBulkSteps } from './use-bulk-steps.ts';
import { useTypeTrip } from './use-type-trip.ts';
import { WhatFields } from './what-fields.tsx';

type BulkForm = { assetTypeId: number; price: string; start_date: string; employee_ids: number[] };
type Step = 'asset' | 'people';

const stepOf = (path: string): Step => (path.startsWith('employee_ids') ? 'people' : 'asset');

/** The same rules as the API (spec A §5). */
const issuesOf = (step: Step, form: BulkForm): Issue[] =>
  step === 'asset'
    ? [...assetIssues(form), ...priceIssues(form.price), ...dateIssues('start_date', form.start_date)]
    : bulkAssignIssues(form);

/** Steps one and two: what is given at which price, and to whom. */
export const BulkWizard = () => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const { today } = useActor();
  const start: BulkForm = { assetTypeId: 0, price: '', start_date: today, employee_ids: [] };
  const trip = useTypeTrip(start);
  const form = useForm<BulkForm>({ initialValues: trip.initial });
  const issues = useFormIssues(form);
  const call = useCall(bulkAssignAssets, ['runs']);
  const [step, setStep] = useState<Step>('asset');
  const { values } = form;
  const type = useAssetType(values.assetTypeId);
  const guard = useLeaveGuard(JSON.stringify(values) !== JSON.stringify(start) && !call.isSuccess);

  const begin = (): void => {
    call.mutateAsync({ body: values }).then(
      ({ run_id: run }) => {
        guard.letGo();
        tellWhenEnded(run);
        void navigate(`${paths.assignAssets}?run=${run}`, { replace: true });
      },
      ({ problem }: NonNullable<typeof call.error>) => {
        const [first] = problem.fields;
        if (first) setStep(stepOf(first.path));
        issues.showProblem(problem);
      },
    );
  };
  const next = () => {
    if (issues.show(issuesOf(step, values), catalogue.invalid.title)) return;
    if (step === 'people') begin();
    else setStep('people');
  };
  const field = <Name extends keyof BulkForm>(name: Name) => ({
    label: t(`field.${name as keyof BulkForm}`),
    ...form.getInputProps(name),
    value: values[name],
  });
  const failure = call.isError && call.error.problem.fields.length === 0 ? call.error.problem : undefined;
  return (
    <Wizard
      title={t('actions.assignBulk')}
      steps={useBulkSteps()}
      current={step}
      heading={t(`bulk.${step}`)}
      intro={step === 'asset' ? t('bulk.assetText') : t('bulk.peopleText', { name: type?.name ?? '' })}
      finishLabel={t('bulk.finish')}
      nextLabel={step === 'people' ? t('bulk.start', { count: values.employee_ids.length }) : undefined}
      saving={call.isPending}
      onBack={() => {
        issues.clear();
        setStep('asset');
      }}
      onNext={next}
      onClose={() => void navigate(paths.assets)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {failure && <ErrorBox problem={failure} onRetry={begin} />}
      {step === 'asset' ? (
        <>
          <WhatFields
            type={field('assetTypeId')}
            price={field('price')}
            onAddType={(name) => {
              guard.letGo();
              void trip.addType(name, values);
            }}
          />
          <DateField {...field('start_date')} help={t('help.start_date')} />
        </>
      ) : (
        <PeopleChoice
          chosen={values.employee_ids}
          onChange={(ids) => {
            form.setFieldValue('employee_ids', ids);
            form.clearFieldError('employee_ids');
          }}
          error={form.errors['employee_ids']}
        />
      )}
    </Wizard>
  );
};
