import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut, FormerEmploymentOut } from '#shared/contract/people/employee.ts';
import { addressLine } from '#shared/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { DefinitionList, type Definition } from '../../ui/definition-list.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { PersonField } from './person-form.ts';
import { format } from '../../ui/format.ts';

/** One line each, latest first, as history has it elsewhere. */
const EarlierEmployments = ({ former }: { former: readonly FormerEmploymentOut[] }) =>
  former
    .map(({ start_date: first, active_until: last }) => <div key={last}>{`${first ?? '…'} – ${last}`}</div>)
    .toReversed();

type Props = { person: EmployeeOut; canEdit: boolean };

/** The fields of a person that their head does not show; the API leaves out what this user may not see. */
export const PersonDetails = ({ person, canEdit }: Props) => {
  const { t } = useTranslation('people');
  const editPage = `${paths.person(person.id)}/edit`;
  const addTo = canEdit ? editPage : undefined;
  const item = (field: PersonField | 'former_employments', value: ReactNode): Definition[] =>
    value === undefined ? [] : [{ key: field, label: t(`field.${field}`), value, addTo }];
  /** Stands in the head of the page once it is known. */
  const missing = (field: PersonField, value: unknown): Definition[] => (value === null ? item(field, null) : []);
  const managerId = person.reports_to_employee_id;
  // The line that the API sends is in English.
  const address = person.address && addressLine(person, t('field.box').toLowerCase());
  const former = person.former_employments ?? [];
  const hours = person.hours_per_week == null ? null : format().number(person.hours_per_week, 2);
  return (
    <SectionCard
      title={t('page.details')}
      action={
        canEdit && (
          <ActionIcon component={Link} to={editPage} aria-label={t('page.editDetails')}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <DefinitionList
        items={[
          ...item('email', person.email && <MailLink email={person.email} />),
          ...item('employee_number', person.employee_number),
          ...item('phone', person.phone && <ContactLink phone={person.phone} />),
          ...item('iban', person.iban_masked),
          ...item('team_ids', person.team_names || null),
          ...item('statute', person.statute && t(`statute.${person.statute}`)),
          ...item('joint_committee', person.joint_committee),
          ...item('hours_per_week', hours),
          ...missing('function', person.function),
          ...missing('reports_to_employee_id', managerId === 0 ? null : undefined),
          ...missing('start_date', person.start_date),
          ...item('active_until', person.active_until),
          ...(former.length > 0 ? item('former_employments', <EarlierEmployments former={former} />) : []),
          ...item('seniority_date', person.seniority_date),
          ...item('dimona_statute', person.dimona_statute && t(`dimona_statute.${person.dimona_statute}`)),
          ...item('birth_date', person.birth_date),
          ...item('national_number', person.national_number_masked),
          ...item('private_email', person.private_email && <MailLink email={person.private_email} />),
          ...(address === undefined
            ? []
            : [{ key: 'address', label: t('page.address'), value: address, addTo } satisfies Definition]),
        ]}
      />
    </SectionCard>
  );
};
