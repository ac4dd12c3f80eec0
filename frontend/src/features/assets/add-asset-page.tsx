import { useTranslation } from 'react-i18next';
import { ADD_MAX, assetIssues, VENDOR_MAX } from '#shared/assets/asset.rules.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormPage } from '../../form/form-page.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { listLink } from '../../list/list-link.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate } from '../../ui/router.ts';
import { priceIssues } from './asset-form.ts';
import { SerialFields } from './serial-fields.tsx';
import { TypeAndPriceFields } from './type-and-price-fields.tsx';
import { useAddTypeDetour } from './use-add-type-detour.ts';
import { useAssetType } from './use-asset-type.ts';

const emptyStock = { assetTypeId: 0, quantity: '1', price: '', vendor: '', serial_number: '' };
type NewStock = typeof emptyStock;

const quantityOf = ({ quantity }: NewStock): number => Number(quantity.trim()) || 1;

/** The same rules as the API (docs/areas/assets.md#assigning). */
const issuesOf = (form: NewStock): Issue[] => {
  const typed = form.quantity.trim();
  const quantity =
    typed === '' ? issue('quantity', 'required') : wholeNumberIssue('quantity', typed, { min: 1, max: ADD_MAX });
  return [...assetIssues(form), ...(quantity ? [quantity] : []), ...priceIssues(form.price)];
};

/** A serial number that was typed for one asset is that of none among several. */
const sentOf = (form: NewStock): NewStock => (quantityOf(form) === 1 ? form : { ...form, serial_number: '' });

const AddToStock = () => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const call = useCall(addAsset);
  const detour = useAddTypeDetour(emptyStock);
  const { form, issues, guard } = useNewForm(emptyStock, call.isSuccess, detour.initial);
  const { values } = form;
  const quantity = quantityOf(values);
  const name = useAssetType(values.assetTypeId)?.name ?? '';
  const save = (): void => {
    if (issues.show(issuesOf(values), catalogue.invalid.title)) return;
    call.mutateAsync({ body: sentOf(values) }).then(
      ({ id, ids }) => {
        guard.allowLeaving();
        const print = { label: t('actions.printLabels'), onClick: () => void navigate(paths.assetLabels(ids)) };
        notifySuccess(t('add.done', { count: ids.length, name }), print);
        void navigate(
          ids.length === 1 ? paths.asset(id) : listLink(paths.assets, { segment: 'in_stock', sort: '-id' }),
        );
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
    );
  };
  const field = fieldOf(form, (path) => t(`field.${path}`));
  return (
    <FormPage
      title={t('add.title')}
      crumbs={[{ label: t('title'), to: paths.assets }]}
      intro={t('add.intro')}
      cancelTo={paths.assets}
      submit={t('add.submit', { count: quantity })}
      saving={call.isPending}
      issues={issues}
      labelOf={(path) => t(`field.${path as keyof NewStock}`)}
      problem={call.error?.problem}
      onSubmit={save}
    >
      {guard.modal}
      <TypeAndPriceFields
        type={field('assetTypeId')}
        price={field('price')}
        onAddType={(typed) => {
          guard.allowLeaving();
          void detour.addType(typed, values);
        }}
      />
      <WholeNumberField
        {...field('quantity')}
        required
        min={1}
        max={ADD_MAX}
        help={t('help.quantity', { max: ADD_MAX })}
      />
      {quantity === 1 ? <SerialFields field={field} /> : <TextField {...field('vendor')} maxLength={VENDOR_MAX} />}
    </FormPage>
  );
};

/** Adds one asset or several alike to stock: /assets/add. */
export const AddAssetPage = () => (
  <RequireRight permission="assets:write">
    <AddToStock />
  </RequireRight>
);
