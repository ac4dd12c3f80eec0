import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { editAssetType } from '#shared/contract/assets/edit-asset-type.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { query, readOnce, useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { pictureId } from '../../form/picture-id.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn, useParams } from '../../ui/router.ts';
import {
  AssetTypeFields,
  assetTypeIssues,
  lifeOf,
  useAssetTypeWords,
  type AssetTypeForm,
} from './asset-type-fields.tsx';

const formOf = ({ name, picture, life_years: life }: AssetTypeOut): AssetTypeForm => ({
  name,
  picture: pictureId(picture),
  life_years: life === null ? '' : String(life),
});

const EditAssetType = ({ type }: { type: AssetTypeOut }) => {
  const { t } = useTranslation('settings');
  const goOn = useGoOn();
  const words = useAssetTypeWords();
  const call = useCall(editAssetType);
  const edit = useEdit<AssetTypeForm, AssetTypeOut>({ record: type, formOf, call });
  const send = (mine: AssetTypeForm, { record, values }: EditStart<AssetTypeForm, AssetTypeOut>): void => {
    if (edit.issues.show(assetTypeIssues(mine))) return;
    const { life_years: life, ...changed } = changedFields(values, mine);
    const body = {
      id: type.id,
      version: record.version,
      ...changed,
      ...(life !== undefined && { life_years: lifeOf(life) }),
    };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('assetTypes.saved'));
      goOn(paths.assetTypes);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('assetTypes.editTitle', { name: type.name })}
      crumbs={words.crumbs}
      submit={t('assetTypes.save')}
      labelOf={words.labelOf}
      staleTitle={t('assetTypes.staleTitle')}
      show={(field, value) => (value === '' ? '–' : field === 'picture' ? t('assetTypes.aPicture') : value)}
      send={send}
    >
      <AssetTypeFields form={edit.form} pictures={[edit.start.record.picture]} />
    </EditPage>
  );
};

const EditAssetTypeRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({
    ...query(listAssetTypes, { query: { per_page: '1000', with_archived: '1' } }),
    ...readOnce,
  });
  return (
    <LoadedOnce answer={answer}>
      {({ data }) => {
        const type = data.find((one) => String(one.id) === id);
        return type ? <EditAssetType key={id} type={type} /> : <NotFound />;
      }}
    </LoadedOnce>
  );
};

/** Edits an asset type: /settings/assetTypes/{id}. */
export const EditAssetTypePage = () => (
  <RequireRight permission="asset-types:edit">
    <SettingsFrame>
      <EditAssetTypeRoute />
    </SettingsFrame>
  </RequireRight>
);
