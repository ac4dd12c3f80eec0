import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunItemView } from '#shared/contract/runs/run.ts';
import { objectTypeOf, recordKinds } from '../records/record-kinds.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Link } from '../ui/router.ts';
import { clockOf } from './run-words.ts';
import classes from './run-items.module.css';

/** The page of the record that a line added or changed. */
const pageOf = ({ ref }: RunItemView): string | undefined => {
  const object = objectTypeOf(ref?.object);
  return object && ref ? recordKinds[object].path(ref.id) : undefined;
};

/** A record's title, whose mark after the comma (a plate, a serial number) is not broken at its hyphens. */
const Label = ({ of: label }: { of: string }) => {
  const at = label.lastIndexOf(', ') + 1;
  if (at === 0) return <span>{label}</span>;
  return (
    <span>
      {label.slice(0, at)} <span className={classes.mark}>{label.slice(at + 1)}</span>
    </span>
  );
};

/** One line of a run: its person or record, its outcome, and the reason for a failure. */
export const RunItem = ({ item }: { item: RunItemView }) => {
  const { t } = useTranslation('ui');
  const { label, detail, person, status, message, at } = item;
  const page = pageOf(item);
  const beside = detail ?? person?.team_names ?? '';
  return (
    <li
      className={classes.item}
      data-status={status}
      data-person={person ? true : undefined}
      data-beside={beside !== '' || undefined}
    >
      <span className={classes.label}>
        {person && <Avatar name={person.name} picture={person.avatar} />}
        <Label of={label} />
      </span>
      {beside !== '' && <span className={classes.beside}>{beside}</span>}
      <span className={classes.message}>{status === 'pending' ? t('run.pending') : message}</span>
      {page && (
        <Link to={page} aria-label={t('run.openItem', { label })}>
          {t('run.open')}
        </Link>
      )}
      {status === 'done' && (
        <>
          <span className={classes.time}>{at === null ? '' : clockOf(at)}</span>
          <IconCheck size={16} stroke={1.75} className={classes.check} role="img" aria-label={t('run.isDone')} />
        </>
      )}
    </li>
  );
};
