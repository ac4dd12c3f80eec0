import { useTranslation } from 'react-i18next';
import { assetIssues } from '#shared/assets/asset.rules.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { fieldOf } from '../../form/field-of.ts';
import { PersonPicker } from '../../form/person-picker.tsx';
import { useLeftBy } from '../../form/use-left-by.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useGoOn, useNavigate, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { FormWizard } from '../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../wizard/use-wizard-form.ts';
import { priceIssues } from './asset-form.ts';
import { useAssetType } from './use-asset-type.ts';
import { SerialFields } from './serial-fields.tsx';
import { useAddTypeDetour } from './use-add-type-detour.ts';
import { TypeAndPriceFields } from './type-and-price-fields.tsx';

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

/** The same rules as the API (docs/areas/assets.md#assigning). */
const issuesOf = (form: NewAsset): Issue[] => [
  ...assetIssues(form),
  ...priceIssues(form.price),
  ...(form.ownerEmployeeId > 0 ? dateIssues('start_date', form.start_date) : []),
];

const bodyOf = ({ start_date: from, ...form }: NewAsset) => ({
  ...form,
  ...(form.ownerEmployeeId > 0 && { start_date: from }),
});

const AssetWizard = () => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const [params] = useSearchParams();
  const { today, role } = useActor();
  const start = emptyAsset(Number(params.get('employee_id') ?? 0) || 0, today);
  const detour = useAddTypeDetour(start);
  const call = useCall(addAsset);
  const wizard = useWizardForm<NewAsset, Step>({
    start,
    initial: detour.initial,
    first: 'asset',
    stepOf,
    isDone: call.isSuccess,
  });
  const { form, step } = wizard;
  const { values } = form;
  const type = useAssetType(values.assetTypeId);
  const back = safeBack(params.get('back'));
  const finish = (): void =>
    wizard.trackSubmit(call.mutateAsync({ body: bodyOf(values) }), ({ id, warnings }) => {
      const { ownerEmployeeId: owner, start_date: from } = values;
      const done = t(owner > 0 && isAhead(from, today) ? 'wizard.planned' : 'wizard.assigned', { from });
      notifySuccess(warnings.includes('duplicate_serial') ? { title: done, text: t('serial.taken') } : done);
      goOn(back ?? paths.asset(id));
    });
  const left = useLeftBy(values.ownerEmployeeId, values.start_date, 'start_date');
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <FormWizard
      wizard={wizard}
      formSteps={steps}
      title={t('assign')}
      steps={steps.map((key) => ({ key, label: t(`wizard.${key}`) }))}
      heading={t(`wizard.${step}`)}
      intro={step === 'asset' ? t('wizard.assetText') : t('wizard.detailsText', { name: type?.name ?? '' })}
      finishLabel={t('assign')}
      saving={call.isPending}
      labelOf={(path) => t(`field.${path}`)}
      check={(at) => (at === 'asset' ? [...issuesOf(values), ...left] : [])}
      issuesTitle={catalogue.invalid.title}
      finish={finish}
      onClose={() => void navigate(back ?? paths.assets)}
    >
      {step === 'asset' ? (
        <>
          <TypeAndPriceFields
            type={field('assetTypeId')}
            price={field('price')}
            onAddType={(name) => void detour.addTypeFrom(wizard.guard, values, name)}
          />
          <PersonPicker {...field('ownerEmployeeId')} nobody={role !== 'team_only' && t('nobody')} />
          {values.ownerEmployeeId > 0 && (
            <>
              <DateField {...field('start_date')} help={t('help.start_date')} />
              <DayNotice day={values.start_date}>{t('wizard.plannedStart', { from: values.start_date })}</DayNotice>
            </>
          )}
        </>
      ) : (
        <SerialFields field={field} />
      )}
    </FormWizard>
  );
};

/** Adds an asset in two steps: /assets/new; `employee_id` and `back` come from the person's page. */
export const NewAssetPage = () => (
  <RequireRight permission="assets:write">
    <AssetWizard />
  </RequireRight>
);
