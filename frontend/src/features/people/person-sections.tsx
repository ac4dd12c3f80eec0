import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { DefinitionList, type Definition } from '../../ui/definition-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { PersonField } from './person-form.ts';

type Props = { person: EmployeeOut; canEdit: boolean };

/** The fields of a person, section by section; the API leaves out fields that this user may not see. */
export const PersonSections = ({ person, canEdit }: Props) => {
  const { t } = useTranslation('people');
  const addTo = canEdit ? `${paths.person(person.id)}/edit` : undefined;
  const item = (field: PersonField, value: string | null | undefined): Definition[] =>
    value === undefined ? [] : [{ key: field, label: t(`field.${field}`), value, addTo }];
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
            ...item('statute', person.statute && t(`statute.${person.statute}`)),
            ...item('start_date', person.start_date),
            ...item('active_until', person.active_until),
            ...item('seniority_date', person.seniority_date),
          ]}
        />
      </SectionCard>
      {payroll.length > 0 && (
        <SectionCard title={t('page.payroll')}>
          <DefinitionList items={payroll} />
        </SectionCard>
      )}
    </>
  );
};
