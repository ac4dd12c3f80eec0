import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ADD_MAX, assetIssues, VENDOR_MAX } from '#shared/assets/asset.rules.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { Loaded } from '../../api/loaded.tsx';
import { problemFromError } from '../../api/problem.ts';
import { query, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormPage } from '../../form/form-page.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { listLink } from '../../list/list-link.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useGoOn, useNavigate, useSearchParams } from '../../ui/router.ts';
import { formOf, priceIssues } from './asset-form.ts';
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

/** Begins with the values of an asset that the new ones are like; each has a serial number of its own. */
const LikeAnother = ({ id }: { id: number }) => (
  <Loaded answer={useQuery(query(getAssetDetails, { params: { id: String(id) } }))}>
    {({ asset }) => <AddToStock like={asset} />}
  </Loaded>
);

const startOf = (like: AssetDetails | undefined): NewStock => {
  if (!like) return emptyStock;
  const { assetTypeId, price, vendor } = formOf(like);
  return { ...emptyStock, assetTypeId, price, vendor };
};

const AddToStock = ({ like }: { like?: AssetDetails }) => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const call = useCall(addAsset);
  const start = startOf(like);
  const detour = useAddTypeDetour(start);
  const { form, issues, guard } = useNewForm(start, call, detour.initial);
  const { values } = form;
  const quantity = quantityOf(values);
  const name = useAssetType(values.assetTypeId)?.name ?? '';
  const save = (): void => {
    if (issues.show(issuesOf(values), catalogue.invalid.title)) return;
    call.mutateAsync({ body: { ...sentOf(values), ...(like && { like: like.id }) } }).then(
      ({ id, ids }) => {
        guard.allowLeaving();
        const print = { label: t('actions.printLabels'), onClick: () => void navigate(paths.assetLabels(ids)) };
        notifySuccess(t('add.done', { count: ids.length, name }), print);
        goOn(ids.length === 1 ? paths.asset(id) : listLink(paths.assets, { segment: 'in_stock', sort: '-id' }));
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
    );
  };
  const field = fieldOf(form, (path) => t(`field.${path}`));
  return (
    <FormPage
      title={like ? t('add.like', { name: like.name }) : t('add.title')}
      crumbs={[{ label: t('title'), to: paths.assets }]}
      intro={t('add.intro')}
      cancelTo={paths.assets}
      submit={t('add.submit', { count: quantity })}
      saving={call.isPending}
      issues={issues}
      labelOf={(path) => t(`field.${path}`)}
      problem={call.error?.problem}
      onSubmit={save}
    >
      {guard.modal}
      <TypeAndPriceFields
        type={field('assetTypeId')}
        price={field('price')}
        onAddType={(typed) => void detour.addTypeFrom(guard, values, typed)}
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

/**
 * Adds one asset or several alike to stock: /assets/add. `like` names an asset that they are like. A team manager, who
 * leaves nothing in stock, assigns one.
 */
export const AddAssetPage = () => {
  const [params] = useSearchParams();
  const isScoped = isTeamScoped(useActor());
  const like = Number(params.get('like') ?? 0) || 0;
  if (isScoped) return <Navigate to={paths.newAsset} replace />;
  return <RequireRight permission="assets:write">{like > 0 ? <LikeAnother id={like} /> : <AddToStock />}</RequireRight>;
};
