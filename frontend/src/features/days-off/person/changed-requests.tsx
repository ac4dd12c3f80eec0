import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './person.module.css';

type Props = {
  name: string;
  changed: { count: number; requests: readonly { request_id: number; before: number; after: number }[] };
  close: () => void;
};

/** Tells which requests ahead take more or less time since the schedule changed. */
export const ChangedRequests = ({ name, changed: { count, requests }, close }: Props) => {
  const { t } = useTranslation(['days-off', 'ui']);
  return (
    <Modal
      opened
      onClose={close}
      title={t('days-off:person.schedule.changedTitle', { count, name })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <ul className={classes.changed}>
        {requests.map(({ request_id: id, before, after }) => (
          <li key={id}>
            <Link to={paths.dayOffRequest(id)}>{t('days-off:person.schedule.request', { id: String(id) })}</Link>
            <span>
              {t('days-off:person.schedule.beforeAfter', { before: hoursFigure(before), after: hoursFigure(after) })}
            </span>
          </li>
        ))}
      </ul>
      {count > requests.length && <p>{t('days-off:person.schedule.others', { count: count - requests.length })}</p>}
      <Group justify="flex-end" mt={16}>
        <Button onClick={close}>{t('ui:close')}</Button>
      </Group>
    </Modal>
  );
};
