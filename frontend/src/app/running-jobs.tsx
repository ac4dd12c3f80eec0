import { Progress } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredTip } from '../ui/deferred-tip.tsx';
import { Link } from '../ui/router.ts';
import { Spinner } from '../ui/spinner.tsx';
import { paths } from '../ui/paths.ts';
import { useRunningJobs } from './use-running-jobs.ts';
import classes from './running-jobs.module.css';

/** The user's own runs in the background, each a link to its page. */
export const RunningJobs = ({ icons }: { icons: boolean }) => {
  const { t } = useTranslation('shell');
  const jobs = useRunningJobs();
  if (jobs.length === 0) return null;
  return (
    <section aria-label={t('jobs.label')}>
      <ul className={classes.jobs} data-icons={icons}>
        {jobs.map((job) => (
          <Job key={job.run_id} job={job} icons={icons} />
        ))}
      </ul>
    </section>
  );
};

type JobProps = { job: ReturnType<typeof useRunningJobs>[number]; icons: boolean };

const Job = ({ job, icons }: JobProps) => {
  const { title, total, done, failed } = job;
  const { t } = useTranslation('shell');
  const link = useRef<HTMLAnchorElement>(null);
  const share = total === 0 ? 0 : Math.floor(((done + failed) / total) * 100);
  const words = t('jobs.share', { share });
  const label = `${title}, ${words}`;
  return (
    <li>
      <Link ref={link} to={paths.pageOfRun(job)} className={classes.job} aria-label={icons ? label : undefined}>
        <span className={classes.line}>
          <Spinner />
          {!icons && <span className={classes.title}>{title}</span>}
          {!icons && <span className={classes.share}>{words}</span>}
        </span>
        {!icons && <Progress value={share} size={4} color="var(--bar-fill)" aria-hidden />}
      </Link>
      {icons && <DeferredTip label={label} target={link} />}
    </li>
  );
};
