import type { TFunction } from 'i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { DueDate } from '../../ui/due-date.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import { PersonLabel } from './person-label.tsx';
import { format } from '../../ui/format.ts';

type TextKey = Exclude<keyof EmployeeRowOut, 'avatar' | 'team_ids' | 'deleted'>;

/** One cell of the list of people. */
export const personCell = (key: string, person: EmployeeRowOut, t: TFunction<'people'>) => {
  switch (key) {
    case 'name':
      return <PersonLabel person={person} />;
    case 'team':
      return person.team_names || <Empty />;
    case 'statute':
    case 'dimona_statute':
    case 'wage_type': {
      const value = person[key];
      return value ? t(`${key}.${value}`) : <Empty />;
    }
    case 'email':
      return person.email === null ? <Empty /> : <ContactLink email={person.email} />;
    case 'private_email':
      return person.private_email ? <ContactLink email={person.private_email} /> : <Empty />;
    case 'phone':
      return person.phone ? <ContactLink phone={person.phone} /> : <Empty />;
    case 'active_until':
      return person.active_until ? <DueDate day={person.active_until} /> : <Empty />;
    case 'reports_to':
      return person.reports_to_name ?? <Empty />;
    case 'hours_per_week':
      return person.hours_per_week == null ? <Empty /> : format().number(person.hours_per_week, 2);
    case 'wage_amount':
      return person.wage_amount == null ? <Empty /> : <Money value={person.wage_amount} />;
    default:
      return person[key as TextKey] ?? <Empty />;
  }
};
