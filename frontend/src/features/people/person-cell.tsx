import type { TFunction } from 'i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { Empty } from '../../ui/empty.tsx';
import { PersonLabel } from './person-label.tsx';
import classes from './people.module.css';

type TextKey = 'employee_number' | 'phone' | 'start_date' | 'active_until' | 'seniority_date';

/** One cell of the list of people. */
export const personCell = (key: string, person: EmployeeRowOut, t: TFunction<'people'>) => {
  switch (key) {
    case 'name':
      return <PersonLabel person={person} />;
    case 'team':
      return person.team_names || <Empty />;
    case 'statute':
    case 'dimona_statute': {
      const value = person[key];
      return value ? t(`${key}.${value}`) : <Empty />;
    }
    case 'email':
      return person.email === null ? <Empty /> : <span className={classes.email}>{person.email}</span>;
    default:
      return person[key as TextKey] ?? <Empty />;
  }
};
