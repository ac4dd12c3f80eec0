import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { DefinitionList, type Definition } from '../../ui/definition-list.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { PersonField } from './person-form.ts';
import { WagesCard } from './wages-card.tsx';
import { format } from '../../ui/format.ts';

type Props = { person: EmployeeOut; canEdit: boolean };

/** The fields of a person, section by section; the API leaves out fields that this user may not see. */
export const PersonSections = ({ person, canEdit }: Props) => {
  const { t } = useTranslation('people');
  const addTo = canEdit ? `${paths.person(person.id)}/edit` : undefined;
  const item = (field: PersonField, value: ReactNode): Definition[] =>
    value === undefined ? [] : [{ key: field, label: t(`field.${field}`), value, addTo }];
  const personal = [
    ...item('birth_date', person.birth_date),
    ...item('national_number', person.national_number_masked),
    ...item('private_email', person.private_email),
    ...(person.address === undefined
      ? []
      : [{ key: 'address', label: t('page.address'), value: person.address, addTo } satisfies Definition]),
  ];
  const { reports_to_employee_id: managerId, reports_to_name: managerName } = person;
  const manager = managerId ? (
    <Link to={paths.person(managerId)}>{managerName ?? `#${managerId}`}</Link>
  ) : managerId === undefined ? undefined : null;
  const hours = person.hours_per_week == null ? null : format().number(person.hours_per_week, 2);
  const payroll = [
    ...item('dimona_statute', person.dimona_statute && t(`dimona_statute.${person.dimona_statute}`)),
    ...item('iban', person.iban_masked),
  ];
  return (
    <>
      <SectionCard title={t('page.contact')}>
        <DefinitionList narrow items={[...item('email', person.email), ...item('phone', person.phone)]} />
      </SectionCard>
      <SectionCard title={t('page.work')}>
        <DefinitionList
          items={[
            ...item('team_ids', person.team_names || null),
            ...item('employee_number', person.employee_number),
            ...item('function', person.function),
            ...item('reports_to_employee_id', manager),
            ...item('statute', person.statute && t(`statute.${person.statute}`)),
            ...item('joint_committee', person.joint_committee),
            ...item('hours_per_week', hours),
            ...item('start_date', person.start_date),
            ...item('active_until', person.active_until),
            ...item('seniority_date', person.seniority_date),
          ]}
        />
      </SectionCard>
      {personal.length > 0 && (
        <SectionCard title={t('page.personal')}>
          <DefinitionList items={personal} />
        </SectionCard>
      )}
      {person.wages && <WagesCard person={person} wages={person.wages} canEdit={canEdit} />}
      {payroll.length > 0 && (
        <SectionCard title={t('page.payroll')}>
          <DefinitionList items={payroll} />
        </SectionCard>
      )}
    </>
  );
};
