import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { changeTones } from '../parts/change-badge.tsx';
import { Modal } from '../../../ui/modal.tsx';
import classes from './push-page.module.css';

type Props = { diff: { new: number; changed: number; removed: number }; onLook: () => void };

/** Days changed between the preview and the start, so nothing was sent: what differs is shown, and looked at again. */
export const ChangedModal = ({ diff, onLook }: Props) => {
  const { t } = useTranslation(['push', 'ui']);
  return (
    <Modal opened onClose={onLook} title={t('changed.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <p className={classes.question}>{t('changed.text')}</p>
      <p className={classes.differences}>
        {(['new', 'changed', 'removed'] as const).map((change) => (
          <ToneBadge key={change} tone={changeTones[change]}>
            {t(`changes.${change}`, { count: diff[change] })}
          </ToneBadge>
        ))}
      </p>
      <Group justify="flex-end" mt={24}>
        <Button onClick={onLook} data-autofocus>
          {t('changed.look')}
        </Button>
      </Group>
    </Modal>
  );
};
