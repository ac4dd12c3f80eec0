import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetIssues } from '#shared/assets/asset.rules.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { priceIssues } from './asset-form.ts';
import { useAssetType } from './use-asset-type.ts';
import { SerialFields } from './serial-fields.tsx';
import { useTypeTrip } from './use-type-trip.ts';
import { WhatFields } from './what-fields.tsx';

type NewAsset = {
  assetTypeId: number;
  price: string;
  ownerEmployeeId: number;
  start_date: string;
  vendor: string;
  serial_number: string;
};

const emptyAsset = (ownerEmployeeId: number, today: string): NewAsset => ({
  assetTypeId: 0,
  price: '',
  ownerEmployeeId,
  start_date: today,
  vendor: '',
  serial_number: '',
});

type Step = 'asset' | 'details';
const steps: readonly Step[] = ['asset', 'details'];
const stepOf = (path: string): Step => (path === 'vendor' || path === 'serial_number' ? 'details' : 'asset');

/** The same rules as the API (spec A §5). */
const issuesOf = (form: NewAsset): Issue[] => [
  ...assetIssues(form),
  ...priceIssues(form.price),
  ...(form.ownerEmployeeId > 0 ? dateIssues('start_date', form.start_date) : []),
];

const sent = ({ start_date: from, ...form }: NewAsset) => ({
  ...form,
  ...(form.ownerEmployeeId > 0 && { start_date: from }),
});

const AssetWizard = () => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { today, role } = useActor();
  const start = emptyAsset(Number(params.get('employee_id') ?? 0) || 0, today);
  const trip = useTypeTrip(start);
  const form = useForm<NewAsset>({ initialValues: trip.initial });
  const issues = useFormIssues(form);
  const call = useCall(addAsset, ['segments', 'people', 'home']);
  const [step, setStep] = useState<Step>('asset');
  const { values } = form;
  const type = useAssetType(values.assetTypeId);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  const guard = useLeaveGuard(isChanged && !call.isSuccess);
  const back = safeBack(params.get('back'));

  const added = ({ id, warnings }: EndpointResponse<typeof addAsset>): void => {
    guard.letGo();
    notifySuccess([t('wizard.assigned'), ...warnings.map(() => t('serial.taken'))].join('. '));
    void navigate(back ?? paths.asset(id));
  };
  const finish = (): void => {
    call.mutateAsync({ body: sent(values) }).then(added, ({ problem }: NonNullable<typeof call.error>) => {
      const [first] = problem.fields;
      if (first) setStep(stepOf(first.path));
      issues.showProblem(problem);
    });
  };
  const next = () => {
    if (issues.show(step === 'asset' ? issuesOf(values) : [], catalogue.invalid.title)) return;
    if (step === 'details') finish();
    else setStep('details');
  };
  const field = <Name extends keyof NewAsset>(name: Name) => ({
    label: t(`field.${name as keyof NewAsset}`),
    ...form.getInputProps(name),
    value: values[name],
  });
  const failure = call.isError && call.error.problem.fields.length === 0 ? call.error.problem : undefined;
  return (
    <Wizard
      title={t('assign')}
      steps={steps.map((key) => ({ key, label: t(`wizard.${key}`) }))}
      current={step}
      heading={t(`wizard.${step}`)}
      intro={step === 'asset' ? t('wizard.assetText') : t('wizard.detailsText', { name: type?.name ?? '' })}
      finishLabel={t('assign')}
      saving={call.isPending}
      onBack={() => {
        issues.clear();
        setStep('asset');
      }}
      onNext={next}
      onClose={() => void navigate(back ?? paths.assets)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {failure && <ErrorBox problem={failure} onRetry={finish} />}
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
          <PersonPicker {...field('ownerEmployeeId')} nobody={role !== 'team_only' && t('nobody')} />
          {values.ownerEmployeeId > 0 && <DateField {...field('start_date')} help={t('help.start_date')} />}
        </>
      ) : (
        <SerialFields field={field} />
      )}
    </Wizard>
  );
};

/** Spec A §2: /assets/new, in two steps; `employee_id` and `back` come from the person's page. */
export const NewAssetPage = () => (
  <RequireRight permission="assets:write">
    <AssetWizard />
  </RequireRight>
);
