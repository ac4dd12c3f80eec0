import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { ToastBody } from './toast-body.tsx';

const SHOWN_MS = 5_000;

export type ToastAction = { label: string; onClick: () => void };

const show = (look: 'green' | 'red', words: string, time: number | false, action?: ToastAction): void => {
  const id = crypto.randomUUID();
  const act = action && {
    label: action.label,
    onClick: () => {
      notifications.hide(id);
      action.onClick();
    },
  };
  notifications.show({
    id,
    message: createElement(ToastBody, { words, ...(act && { action: act }) }),
    autoClose: time,
    color: look,
    icon: createElement(look === 'green' ? IconCheck : IconAlertCircle, { size: 16, stroke: 1.75 }),
    role: look === 'green' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  });
};

export const notifySuccess = (words: string, action?: ToastAction): void => show('green', words, SHOWN_MS, action);

/** Stays until it is closed: what failed must not pass unseen. */
export const notifyError = (words: string, action?: ToastAction): void => show('red', words, false, action);

export const notifyProblem = (problem: Problem): void => notifyError(problem.reason_phrase);
