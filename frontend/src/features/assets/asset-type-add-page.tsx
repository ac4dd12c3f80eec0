import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useLocation, useNavigate, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { AssetTypeFields, typeIssues, useTypeWords, type TypeForm } from './asset-type-fields.tsx';

const withType = (back: string, id: number): string => `${back}${back.includes('?') ? '&' : '?'}asset_type_id=${id}`;

const AddAssetType = () => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const words = useTypeWords();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const back = safeBack(params.get('back')) ?? paths.assetTypes;
  const form = useForm<TypeForm>({ initialValues: { name: params.get('name') ?? '', picture: '' } });
  const issues = useFormIssues(form);
  const call = useCall(addAssetType);
  const guard = useLeaveGuard(form.isDirty() && !call.isSuccess);
  const save = () => {
    if (issues.show(typeIssues(form.values))) return;
    const { name, picture } = form.values;
    call.mutateAsync({ body: { name: name.trim(), ...(picture !== '' && { picture }) } }).then(
      ({ id }) => {
        guard.letGo();
        if (back !== paths.assetTypes) {
          // There it stands in its field; what was typed goes back with it.
          void navigate(withType(back, id), { replace: true, state });
          return;
        }
        notifySuccess(t('assetTypes.added', { name: name.trim() }));
        void navigate(back, { replace: true });
      },
      ({ problem }: NonNullable<typeof call.error>) => void issues.showProblem(problem),
    );
  };
  return (
    <FormPage
      title={t('assetTypes.addTitle')}
      crumbs={words.crumbs}
      issues={issues}
      labelOf={words.labelOf}
      problem={call.error?.problem}
      cancelTo={back}
      submit={t('assetTypes.add')}
      saving={call.isPending}
      onSubmit={save}
    >
      {guard.modal}
      <AssetTypeFields form={form} />
    </FormPage>
  );
};

/** Spec A §2: /settings/assetTypes/add?name=&back=; `back` is opened with the id of the new type. */
export const AssetTypeAddPage = () => (
  <RequireRight permission="assets:write">
    <AddAssetType />
  </RequireRight>
);
