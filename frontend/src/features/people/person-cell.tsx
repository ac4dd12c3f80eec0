import type { TFunction } from 'i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { listColumns, type ListColumn } from '../../list/list-column.ts';
import { Empty } from '../../ui/empty.tsx';
import { PersonLabel } from './person-label.tsx';
import classes from './people.module.css';

type TextKey = 'employee_number' | 'phone' | 'start_date' | 'active_until' | 'seniority_date';

const cell = (key: string, person: EmployeeRowOut, t: TFunction<'people'>) => {
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

/** The columns that this user may see (docs/areas/people.md#columns-and-fields-by-right), with their cells. */
export const peopleColumns = (actor: Actor, t: TFunction<'people'>): ListColumn<EmployeeRowOut>[] =>
  listColumns<EmployeeRow, EmployeeRowOut>(
    visibleColumns<EmployeeRow>(employeeColumns, actor),
    { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
    (key, person) => cell(key, person, t),
  );
