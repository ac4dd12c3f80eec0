import { Progress, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/router.ts';
import { Spinner } from '../ui/spinner.tsx';
import { paths } from './paths.ts';
import { useRunningJobs } from './use-running-jobs.ts';
import classes from './running-jobs.module.css';

/** What runs in the background; leaving its page is safe. */
export const RunningJobs = ({ icons }: { icons: boolean }) => {
  const { t } = useTranslation('shell');
  const jobs = useRunningJobs();
  if (jobs.length === 0) return null;
  return (
    <ul className={classes.jobs} aria-label={t('jobs.label')} data-icons={icons}>
      {jobs.map(({ run_id, title, total, done, failed }) => {
        const share = total === 0 ? 0 : Math.floor(((done + failed) / total) * 100);
        const words = t('jobs.share', { share });
        return (
          <li key={run_id}>
            <Tooltip label={`${title}, ${words}`} position="right" disabled={!icons}>
              <Link
                to={paths.run(run_id)}
                className={classes.job}
                {...(icons && { 'aria-label': `${title}, ${words}` })}
              >
                <span className={classes.line}>
                  <Spinner />
                  {!icons && <span className={classes.title}>{title}</span>}
                  {!icons && <span className={classes.share}>{words}</span>}
                </span>
                {!icons && <Progress value={share} size={4} color="var(--bar-fill)" aria-hidden />}
              </Link>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
};
