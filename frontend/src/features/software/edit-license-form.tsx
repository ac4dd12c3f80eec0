import { useTranslation } from 'react-i18next';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { USERNAME_MAX } from '#shared/software/license.rules.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { DateField } from '../../form/date-field.tsx';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { PersonName } from '../../form/person-name.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { TextField } from '../../form/text-field.tsx';
import { usePersonChoice } from '../../form/use-people-search.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { useLeftBy } from '../../form/use-left-by.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { planBrief } from '../../history/plan-brief.ts';
import { PlanFate } from '../../history/plan-fate.tsx';
import { planSentence } from '../../history/plan-words.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useGoOn } from '../../ui/router.ts';
import { formIssues, formOf, type LicenseForm } from './license-form.ts';
import { isUpcoming } from './license-time.ts';

/** Edits the username and the person of a licence; another person gets it from a day on, and the history is kept. */
export const EditLicenseForm = ({ license }: { license: LicenseDetails }) => {
  const { t } = useTranslation(['software', 'history', 'records']);
  const goOn = useGoOn();
  const call = useCall(editLicense);
  const { today } = useActor();
  // A licence that has not begun yet is given to somebody else from its first day on.
  const extra = { start_date: isUpcoming(license) ? license.date_enabled : today };
  const edit = useEdit<LicenseForm, LicenseDetails, typeof extra>({ record: license, formOf, extra, call });
  const { form, start } = edit;
  const recordPath = paths.softwareLicense(license.id);
  const left = useLeftBy(form.values.employee_id, form.values.start_date, 'start_date');

  const send = (mine: LicenseForm, { record, values }: EditStart<LicenseForm, LicenseDetails>): void => {
    const { start_date: from } = form.values;
    const isMoved = mine.employee_id !== values.employee_id;
    if (edit.issues.show([...formIssues(mine, isMoved, from), ...(isMoved ? left : [])])) return;
    const body = {
      license_id: license.id,
      version: record.version,
      ...changedFields(values, mine),
      ...(isMoved && { start_date: from }),
    };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('editLicense.saved'));
      goOn(recordPath);
    });
  };
  const { employee_id: chosen, start_date: from } = form.values;
  const isMoved = chosen !== start.values.employee_id;
  const next = usePersonChoice(chosen, isMoved)?.name ?? '';
  const holder = license.active === 1 ? license.person_name : null;
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <EditPage
      edit={edit}
      title={t('editLicense.title')}
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: license.product_name, to: paths.softwareProduct(license.product_id) },
        { label: license.person_name ?? '', to: recordPath },
      ]}
      submit={t('edit.save')}
      labelOf={(name) => t(`field.${name}`)}
      staleTitle={t('editLicense.staleTitle')}
      show={(name, value) => (name === 'employee_id' ? <PersonName id={Number(value)} nobody="–" /> : value)}
      send={send}
    >
      <TextField {...field('username')} help={t('help.username')} maxLength={USERNAME_MAX} />
      <PersonPicker
        {...field('employee_id')}
        help={license.planned ? planBrief(license.planned, t) : undefined}
        nobody={false}
        required
      />
      {isMoved && (
        <>
          <DateField {...field('start_date')} help={t('help.first_day')} />
          {chosen > 0 && (
            <PlanFate
              object="software_license"
              planned={license.planned}
              to={{ id: chosen, name: next }}
              day={from.trim()}
            />
          )}
          {chosen > 0 && (
            <DayNotice day={from}>
              {planSentence('software_license', { name: next, start_date: from.trim() }, holder, t)}
            </DayNotice>
          )}
        </>
      )}
    </EditPage>
  );
};
