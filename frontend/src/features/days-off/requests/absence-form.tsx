import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { addAbsence } from '#shared/contract/days-off/add-absence.ts';
import { editAbsence } from '#shared/contract/days-off/edit-absence.ts';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isoOf, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { dateIssues } from '../../../form/date-issues.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FieldPair } from '../../../form/field-pair.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useRequestTypes } from './use-request-types.ts';

type Props = {
  /** The person who is absent; without one the form asks for them. */
  employeeId?: number | undefined;
  start?: IsoDate | undefined;
  end?: IsoDate | undefined;
  /** The absence to change. */
  absence?: RequestOut | undefined;
  onDone: () => void;
};

const valuesOf = ({ employeeId, start, end, absence }: Props, today: string) => ({
  employee_id: absence?.employee_id ?? employeeId ?? 0,
  type_id: absence?.type_id ? String(absence.type_id) : '',
  start_date: absence?.start_date ?? (start === undefined ? today : toDmy(start)),
  end_date: absence ? (absence.end_date ?? '') : end === undefined ? '' : toDmy(end),
  certificate_until: absence?.certificate_until ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const issuesOf = (values: Values): Issue[] => {
  const [first, last] = [isoOf(values.start_date), isoOf(values.end_date)];
  return [
    ...(values.employee_id > 0 ? [] : [issue('employee_id', 'required')]),
    ...(['type_id', 'start_date'] as const)
      .filter((name) => values[name].trim() === '')
      .map((name) => issue(name, 'required')),
    ...(['start_date', 'end_date', 'certificate_until'] as const).flatMap((name) => dateIssues(name, values[name])),
    ...(first !== undefined && last !== undefined && last < first
      ? [issue('end_date', 'date_before_min', { min: values.start_date })]
      : []),
  ];
};

/**
 * Enters an absence such as illness, or changes it. It has no field for a reason, and no end is an open one
 * (docs/areas/days-off.md#absences).
 */
export const AbsenceForm = (props: Props) => {
  const { t } = useTranslation('days-off');
  const { absence, employeeId, onDone } = props;
  const { today } = useActor();
  const mayKnow = useCan()('absences:reasons');
  const { options } = useRequestTypes('absence', absence?.type_id);
  const form = useForm<Values>({ initialValues: valuesOf(props, today) });
  const [add, edit] = [useCall(addAbsence), useCall(editAbsence)];
  const { values } = form;
  // A user who may not know the types has a single one to choose.
  const typeId = values.type_id === '' && options.length === 1 ? (options[0]?.value ?? '') : values.type_id;
  const save = async (): Promise<void> => {
    const typed = { ...values, type_id: typeId };
    const issues = issuesOf(absence && absence.type_id === null ? { ...typed, type_id: '0' } : typed);
    if (issues.length > 0) return applyIssues(form, issues);
    const { employee_id, type_id, certificate_until, ...days } = typed;
    const said = {
      ...days,
      ...(type_id !== '' && { type_id: Number(type_id) }),
      ...(mayKnow && { certificate_until }),
    };
    const sent = absence
      ? edit.mutateAsync({ body: { ...said, id: absence.id, version: absence.version } })
      : add.mutateAsync({ body: { ...said, type_id: Number(type_id), employee_id } });
    const saved = await sent.catch((error: unknown) => applyIssues(form, problemFromError(error).fields));
    if (!saved) return;
    notifySuccess(
      t(
        saved.warnings.includes('days_ahead_taken')
          ? 'absence.savedOverLeave'
          : absence
            ? 'absence.changed'
            : 'absence.saved',
      ),
    );
    onDone();
  };
  const field = fieldOf(form, (name) => t(`absence.field.${name}`));
  return (
    <FormModal
      title={t(absence ? 'absence.changeTitle' : 'absence.title')}
      submit={t(absence ? 'absence.change' : 'absence.add')}
      saving={add.isPending || edit.isPending}
      problem={(absence ? edit : add).error?.problem}
      onSubmit={() => void save()}
      close={onDone}
    >
      {employeeId === undefined && !absence && (
        <PersonPicker
          {...field('employee_id')}
          required
          nobody={false}
          unchosen={values.employee_id === 0}
          data-autofocus
        />
      )}
      {(mayKnow || !absence) && (
        <SelectField
          {...field('type_id')}
          value={typeId}
          required
          options={options}
          data-autofocus={employeeId !== undefined}
        />
      )}
      <FieldPair>
        <DateField {...field('start_date')} required />
        <DateField {...field('end_date')} help={t('absence.endHelp')} />
      </FieldPair>
      {mayKnow && <DateField {...field('certificate_until')} help={t('absence.certificateHelp')} />}
    </FormModal>
  );
};
