import { useTranslation } from 'react-i18next';
import { assetIssues, bulkAssignIssues, stockIssues, type StockChoice } from '#shared/assets/asset.rules.ts';
import { bulkAssignAssets } from '#shared/contract/assets/bulk-assign-assets.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { notifyWhenEnded } from '../../api/started-runs.ts';
import { PolicyChoice } from '../../contracts/policy-choice.tsx';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { fieldOf } from '../../form/field-of.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { useActor } from '../../ui/actor.tsx';
import { useGoOn, useNavigate } from '../../ui/router.ts';
import { FormWizard } from '../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../wizard/use-wizard-form.ts';
import { priceIssues } from './asset-form.ts';
import { useAssetType } from './use-asset-type.ts';
import { chosenPeople } from '../../people-choice/chosen-people.ts';
import { PeopleChoice } from '../../people-choice/people-choice.tsx';
import { StockChoiceField } from './stock-choice.tsx';
import { useBulkSteps } from './use-bulk-steps.ts';
import { useAddTypeDetour } from './use-add-type-detour.ts';
import { TypeAndPriceFields } from './type-and-price-fields.tsx';

type BulkForm = {
  assetTypeId: number;
  stock: StockChoice;
  price: string;
  start_date: string;
  employee_ids: number[];
  policy_template_id: string;
};
type Step = 'asset' | 'people';
const formSteps: readonly Step[] = ['asset', 'people'];

const stepOf = (path: string): Step => (path.startsWith('employee_ids') ? 'people' : 'asset');

/** The same rules as the API (docs/areas/assets.md#assigning). */
const issuesOf = (step: Step, form: BulkForm, inStock: number): Issue[] =>
  step === 'asset'
    ? [...assetIssues(form), ...priceIssues(form.price), ...dateIssues('start_date', form.start_date)]
    : [...bulkAssignIssues(form), ...stockIssues(form, inStock)];

type AssetStepProps = {
  form: ReturnType<typeof useWizardForm<BulkForm, Step>>['form'];
  inStock: number;
  stock: StockChoice;
  onAddType: (name: string) => void;
};

/** What is given, from which day, and with which policy. */
const AssetStep = ({ form, inStock, stock, onAddType }: AssetStepProps) => {
  const { t } = useTranslation('assets');
  const field = fieldOf(form, (name) => t(`field.${name}`));
  const { start_date: from } = form.values;
  return (
    <>
      <TypeAndPriceFields type={field('assetTypeId')} price={field('price')} onAddType={onAddType} />
      {inStock > 0 && (
        <StockChoiceField inStock={inStock} value={stock} onChange={(choice) => form.setFieldValue('stock', choice)} />
      )}
      <DateField {...field('start_date')} help={t('help.start_date')} />
      <PolicyChoice {...field('policy_template_id')} />
      <DayNotice day={from}>{t('bulk.plannedStart', { from })}</DayNotice>
    </>
  );
};

/** Steps one and two: the type and price of the assets, and the people who get them. */
export const BulkWizard = () => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { today } = useActor();
  const start: BulkForm = {
    assetTypeId: 0,
    stock: 'none',
    price: '',
    start_date: today,
    employee_ids: [],
    policy_template_id: '',
  };
  const detour = useAddTypeDetour(start);
  const call = useCall(bulkAssignAssets);
  const wizard = useWizardForm<BulkForm, Step>({
    start,
    initial: detour.initial,
    first: 'asset',
    stepOf,
    isDone: call.isSuccess,
  });
  const { form, step } = wizard;
  const type = useAssetType(form.values.assetTypeId);
  const inStock = type?.stock_count ?? 0;
  // A choice that was made for another type may not exist for this one.
  const values: BulkForm = inStock > 0 ? form.values : { ...form.values, stock: 'none' };
  const { policy_template_id: policy, ...assignment } = values;
  const body = { ...assignment, ...(policy !== '' && { policy_template_id: Number(policy) }) };
  const begin = (): void =>
    wizard.trackSubmit(call.mutateAsync({ body }), ({ run_id: run }) => {
      notifyWhenEnded(run);
      goOn(`${paths.assignAssets}?run=${run}`, { replace: true });
    });
  return (
    <FormWizard
      wizard={wizard}
      formSteps={formSteps}
      title={t('actions.assignBulk')}
      steps={useBulkSteps()}
      heading={t(`bulk.${step}`)}
      intro={
        step === 'asset'
          ? t('bulk.assetText')
          : t(values.stock === 'none' ? 'bulk.peopleText' : 'bulk.peopleTextStock', {
              name: type?.name ?? '',
              count: inStock,
            })
      }
      finishLabel={t('bulk.finish')}
      nextLabel={step === 'people' ? t('bulk.start', { count: values.employee_ids.length }) : undefined}
      saving={call.isPending}
      labelOf={(path) => t(`field.${path}`)}
      check={(at) => issuesOf(at, values, inStock)}
      issuesTitle={catalogue.invalid.title}
      finish={begin}
      onClose={() => void navigate(paths.assets)}
    >
      {step === 'asset' ? (
        <AssetStep
          form={form}
          inStock={inStock}
          stock={values.stock}
          onAddType={(name) => void detour.addTypeFrom(wizard.guard, values, name)}
        />
      ) : (
        <PeopleChoice {...chosenPeople(form)} />
      )}
    </FormWizard>
  );
};
