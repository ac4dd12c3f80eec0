import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { editAssetType } from '#shared/contract/assets/edit-asset-type.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { query, readOnce, useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import { pictureId } from '../../form/picture-id.ts';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useStaleEdit, type EditStart } from '../../form/use-stale-edit.ts';
import { LoadedOnce } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate, useParams } from '../../ui/router.ts';
import { AssetTypeForm, typeIssues, type TypeForm } from './asset-type-form.tsx';

const formOf = ({ name, picture }: AssetTypeOut): TypeForm => ({ name, picture: pictureId(picture) });

const changedFields = (start: TypeForm, now: TypeForm) => ({
  ...(now.name !== start.name && { name: now.name.trim() }),
  ...(now.picture !== start.picture && { picture: now.picture }),
});

const EditAssetType = ({ type }: { type: AssetTypeOut }) => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const stale = useStaleEdit<TypeForm, AssetTypeOut>(type, formOf);
  const { start } = stale;
  const form = useForm<TypeForm>({ initialValues: start.values });
  const issues = useFormIssues(form);
  const call = useCall(editAssetType);
  const isChanged = Object.keys(changedFields(start.values, form.values)).length > 0;
  const guard = useLeaveGuard(isChanged && !call.isSuccess);
  const leave = () => {
    guard.letGo();
    void navigate(paths.assetTypes);
  };
  const send = (values: TypeForm, from: EditStart<TypeForm, AssetTypeOut>): void => {
    if (issues.show(typeIssues(values))) return;
    call
      .mutateAsync({ body: { id: type.id, version: from.record.version, ...changedFields(from.values, values) } })
      .then(
        () => {
          notifySuccess(t('assetTypes.saved'));
          leave();
        },
        ({ problem }: NonNullable<typeof call.error>) => {
          if (!stale.caught(problem, values)) issues.showProblem(problem);
        },
      );
  };
  return (
    <AssetTypeForm
      title={t('assetTypes.editTitle', { name: type.name })}
      form={form}
      issues={issues}
      problem={stale.difference || call.error?.problem.code === 'stale_version' ? undefined : call.error?.problem}
      pictures={[start.record.picture]}
      cancelTo={paths.assetTypes}
      submit={t('assetTypes.save')}
      saving={call.isPending}
      onSave={() => send(form.values, start)}
    >
      {guard.modal}
      <StaleEditModal
        difference={stale.difference}
        title={t('assetTypes.staleTitle')}
        labelOf={(field) => t(field === 'picture' ? 'assetTypes.picture' : 'assetTypes.name')}
        show={(field, value) => (value === '' ? '–' : field === 'picture' ? t('assetTypes.aPicture') : value)}
        saving={call.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={leave}
        onSave={(chosen) => {
          const from = stale.goOn();
          form.setValues(chosen);
          send(chosen, from);
        }}
      />
    </AssetTypeForm>
  );
};

const Read = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(listAssetTypes, { query: { per_page: '1000' } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ data }) => {
        const type = data.find((one) => String(one.id) === id);
        return type ? <EditAssetType key={id} type={type} /> : <NotFound />;
      }}
    </LoadedOnce>
  );
};

/** /settings/assetTypes/{id}. */
export const AssetTypeEditPage = () => (
  <RequireRight permission="asset-types:edit">
    <Read />
  </RequireRight>
);
