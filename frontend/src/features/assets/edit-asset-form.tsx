import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import { addDays, fromDmy, toDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { format } from '../../ui/format.ts';
import { paths } from '../../ui/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { MoneyField } from '../../form/money-field.tsx';
import { PersonName } from '../../form/person-name.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { useLeftBy } from '../../form/use-left-by.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { planBrief } from '../../history/plan-brief.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useGoOn } from '../../ui/router.ts';
import { formOf, ownerDayIssues, priceIssues, ownerDaysBody, type AssetForm, type OwnerDays } from './asset-form.ts';
import { AssetTypePicker } from './asset-type-picker.tsx';
import { OwnerDayFields } from './owner-day-fields.tsx';
import { SerialFields } from './serial-fields.tsx';
import { useAssetType } from './use-asset-type.ts';

const AssetTypeName = ({ id }: { id: number }) => useAssetType(id)?.name ?? '…';

/**
 * Edits type, owner, price, vendor and serial number; a change of owner requires both days
 * (docs/areas/assets.md#change-of-owner).
 */
export const EditAssetForm = ({ asset }: { asset: AssetDetails }) => {
  const { t } = useTranslation(['assets', 'records']);
  const goOn = useGoOn();
  const { today, role } = useActor();
  const call = useCall(editAsset);
  const yesterday = toDmy(addDays(fromDmy(today), -1));
  const extra: OwnerDays = { start_date_new_owner: today, end_date_old_owner: yesterday };
  const edit = useEdit<AssetForm, AssetDetails, OwnerDays>({
    record: asset,
    formOf,
    extra,
    call,
  });
  const { form } = edit;
  const recordPath = paths.asset(asset.id);
  const left = useLeftBy(form.values.owner_employee_id, form.values.start_date_new_owner, 'start_date_new_owner');

  const send = (mine: AssetForm, { record, values }: EditStart<AssetForm, AssetDetails>): void => {
    const { start_date_new_owner, end_date_old_owner } = form.values;
    const days = { start_date_new_owner, end_date_old_owner };
    const owners = [values.owner_employee_id, mine.owner_employee_id] as const;
    const dayIssues = [...ownerDayIssues(...owners, days), ...(owners[0] === owners[1] ? [] : left)];
    if (edit.issues.show([...dayIssues, ...priceIssues(mine.price)])) return;
    const body = {
      asset_id: asset.id,
      version: record.version,
      ...changedFields(values, mine),
      ...ownerDaysBody(...owners, days),
    };
    void edit.trackSave(call.mutateAsync({ body }), mine, ({ warnings }) => {
      const done = t('edit.saved');
      notifySuccess(warnings.includes('duplicate_serial') ? { title: done, text: t('serial.taken') } : done);
      goOn(recordPath);
    });
  };
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <EditPage
      edit={edit}
      title={t('edit.title', { name: asset.name })}
      crumbs={[
        { label: t('title'), to: paths.assets },
        { label: asset.name, to: recordPath },
      ]}
      submit={t('edit.save')}
      labelOf={(name) => t(`field.${name}`)}
      staleTitle={t('edit.staleTitle')}
      show={(name, value) => {
        if (name === 'owner_employee_id') return <PersonName id={Number(value)} nobody={t('nobody')} />;
        if (name === 'assetTypeId') return <AssetTypeName id={Number(value)} />;
        return name === 'price' ? format().withSign(String(value)) : value;
      }}
      send={send}
    >
      <AssetTypePicker {...field('assetTypeId')} required />
      <PersonPicker
        {...field('owner_employee_id')}
        help={asset.planned ? planBrief(asset.planned, t) : undefined}
        nobody={role !== 'team_only' && t('nobody')}
      />
      <OwnerDayFields field={field} asset={edit.start.record} newOwnerId={form.values.owner_employee_id} />
      <MoneyField {...field('price')} />
      <SerialFields field={field} except={asset.id} />
    </EditPage>
  );
};
