import { useTranslation } from 'react-i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { PersonLabel } from './person-label.tsx';
import classes from './people.module.css';

/** A person at phone width: name, teams, and e-mail address or employee number. */
export const PersonCard = ({ person }: { person: EmployeeRowOut }) => {
  const { t } = useTranslation('people');
  return (
    <div className={classes.card}>
      <PersonLabel person={person} />
      <span className={classes.second}>{person.team_names || t('page.noTeam')}</span>
      {(person.email ?? person.employee_number) && (
        <span className={classes.dim}>{person.email ?? person.employee_number}</span>
      )}
    </div>
  );
};
