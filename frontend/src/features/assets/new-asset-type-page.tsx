import { useTranslation } from 'react-i18next';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn, useLocation, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import {
  AssetTypeFields,
  assetTypeIssues,
  lifeOf,
  useAssetTypeWords,
  type AssetTypeForm,
} from './asset-type-fields.tsx';

const withType = (back: string, id: number): string => `${back}${back.includes('?') ? '&' : '?'}asset_type_id=${id}`;

/** A type that does not exist yet, with the name that the address suggests. */
type BlankType = { version: 0; name: string };
const formOf = ({ name }: BlankType): AssetTypeForm => ({ name, picture: '', life_years: '' });

const NewAssetType = () => {
  const { t } = useTranslation('settings');
  const goOn = useGoOn();
  const words = useAssetTypeWords();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const back = safeBack(params.get('back')) ?? paths.assetTypes;
  const call = useCall(addAssetType);
  const edit = useEdit<AssetTypeForm, BlankType>({
    record: { version: 0, name: params.get('name') ?? '' },
    formOf,
    call,
  });
  const save = () => {
    if (edit.issues.show(assetTypeIssues(edit.values))) return;
    const { picture, life_years: life } = edit.values;
    const name = edit.values.name.trim();
    void edit.trackSave(
      call.mutateAsync({ body: { name, life_years: lifeOf(life), ...(picture !== '' && { picture }) } }),
      edit.values,
      ({ id }) => {
        if (back !== paths.assetTypes) {
          // The new type is chosen in the field there; the values typed earlier travel back in the state.
          goOn(withType(back, id), { replace: true, state });
          return;
        }
        notifySuccess(t('assetTypes.added', { name }));
        goOn(back, { replace: true });
      },
    );
  };
  return (
    <FormPage
      title={t('assetTypes.addTitle')}
      crumbs={words.crumbs}
      issues={edit.issues}
      labelOf={words.labelOf}
      problem={edit.failure}
      cancelTo={back}
      submit={t('assetTypes.add')}
      saving={edit.saving}
      onSubmit={save}
    >
      {edit.guard.modal}
      <AssetTypeFields form={edit.form} />
    </FormPage>
  );
};

/** Adds an asset type: /settings/assetTypes/add?name=&back=; `back` is opened with the id of the new type. */
export const NewAssetTypePage = () => (
  <RequireRight permission="assets:write">
    <SettingsFrame>
      <NewAssetType />
    </SettingsFrame>
  </RequireRight>
);
