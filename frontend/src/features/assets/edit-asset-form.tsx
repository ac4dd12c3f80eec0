import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useStaleEdit, type EditStart } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { changedFields, formOf, ownerDayIssues, priceIssues, sentDays } from './asset-form.ts';
import type { AssetForm, OwnerDays } from './asset-form.ts';
import { OwnerDayFields } from './owner-day-fields.tsx';
import { SerialFields } from './serial-fields.tsx';
import { StaleAsset } from './stale-asset.tsx';
import { changedWithAsset } from './use-asset.ts';

/** Owner, price, vendor and serial number; another owner asks for both days (spec A §4). */
export const EditAssetForm = ({ asset }: { asset: AssetDetails }) => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const stale = useStaleEdit<AssetForm, AssetDetails>(asset, formOf);
  const { start } = stale;
  const { today, role } = useActor();
  const form = useForm<AssetForm & OwnerDays>({
    initialValues: { ...start.values, start_date_new_owner: today, end_date_old_owner: today },
  });
  const issues = useFormIssues(form);
  const call = useCall(editAsset, changedWithAsset);
  const { start_date_new_owner, end_date_old_owner, ...values } = form.values;
  const days = { start_date_new_owner, end_date_old_owner };
  const isChanged = Object.keys(changedFields(start.values, values)).length > 0;
  const guard = useLeaveGuard(isChanged && !call.isSuccess);

  const saved = ({ warnings }: EndpointResponse<typeof editAsset>) => {
    guard.letGo();
    notifySuccess([t('edit.saved'), ...warnings.map(() => t('serial.taken'))].join('. '));
    void navigate(paths.asset(asset.id));
  };
  const send = (mine: AssetForm, from: EditStart<AssetForm, AssetDetails>): void => {
    const owners = [from.values.owner_employee_id, mine.owner_employee_id] as const;
    const found: Issue[] = [...ownerDayIssues(...owners, days), ...priceIssues(mine.price)];
    if (issues.show(found)) return;
    call
      .mutateAsync({
        body: {
          asset_id: asset.id,
          version: from.record.version,
          ...changedFields(from.values, mine),
          ...sentDays(...owners, days),
        },
      })
      .then(saved, ({ problem }: NonNullable<typeof call.error>) => {
        if (!stale.caught(problem, mine)) issues.showProblem(problem);
      });
  };
  const field = <Name extends keyof (AssetForm & OwnerDays)>(name: Name) => ({
    label: t(`field.${name as keyof (AssetForm & OwnerDays)}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  const problem = call.error?.problem;
  return (
    <FormPage
      title={t('edit.title', { name: asset.name })}
      crumbs={[
        { label: t('title'), to: paths.assets },
        { label: asset.name, to: paths.asset(asset.id) },
      ]}
      cancelTo={paths.asset(asset.id)}
      submit={t('edit.save')}
      saving={call.isPending}
      disabled={!isChanged}
      onSubmit={() => send(values, start)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {problem && problem.fields.length === 0 && problem.code !== 'stale_version' && <ErrorBox problem={problem} />}
      <PersonPicker {...field('owner_employee_id')} nobody={role !== 'team_only' && t('nobody')} />
      <OwnerDayFields field={field} from={start.record} to={values.owner_employee_id} />
      <MoneyField {...field('price')} />
      <SerialFields field={field} except={asset.id} />
      <StaleAsset
        difference={stale.difference}
        saving={call.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => {
          guard.letGo();
          void navigate(paths.asset(asset.id));
        }}
        onSave={(chosen) => {
          const from = stale.goOn();
          form.setValues(chosen);
          send(chosen, from);
        }}
      />
    </FormPage>
  );
};
