import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listEmployeeTrainings } from '#shared/contract/trainings/list-employee-trainings.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link, useNavigate } from '../../../ui/router.ts';
import { trainingDays } from '../training-days.ts';
import { StatusBadge, WaitingBadge } from './participant-looks.tsx';
import classes from './participants.module.css';

type Row = EndpointResponse<typeof listEmployeeTrainings>['data'][number];

/** The trainings of a person; a click anywhere in a row opens the training. */
export const PersonTrainingRows = ({ rows, fetching }: { rows: readonly Row[]; fetching: boolean }) => {
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  return (
    <div className={classes.scroller} data-first>
      <table className={classes.table} aria-busy={fetching}>
        <caption hidden>{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field.name')}</th>
            <th scope="col" data-wide>
              {t('people.when')}
            </th>
            <th scope="col" data-right>
              {t('people.person.price')}
            </th>
            <th scope="col" data-wide>
              {t('column.leverancier')}
            </th>
            <th scope="col">{t('field.status')}</th>
          </tr>
        </thead>
        <tbody data-fetching={fetching || undefined}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-open
              onClick={(event) => {
                if (!(event.target instanceof Element && event.target.closest('a')))
                  void navigate(paths.training(row.training_id));
              }}
            >
              <td>
                <Link to={paths.training(row.training_id)}>{row.training_name}</Link>
                {row.program_name !== null && <span className={classes.program}>{row.program_name}</span>}
                <span className={classes.under}>
                  {[trainingDays(row), row.supplier].filter((each) => each !== null).join(' · ')}
                </span>
              </td>
              <td data-wide>{trainingDays(row) ?? <Empty />}</td>
              <td data-right>{row.price === null ? <Empty /> : <Money value={row.price} />}</td>
              <td data-wide>{row.supplier ?? <Empty />}</td>
              <td>
                <Link to={paths.participant(row.training_id, row.employee_id)} className={classes.plain}>
                  {row.waiting === 1 ? <WaitingBadge position={row.position} /> : <StatusBadge status={row.status} />}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
