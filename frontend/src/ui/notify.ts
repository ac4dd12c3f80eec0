import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { ToastBody } from './toast-body.tsx';

const SHOWN_MS = 5_000;

export type ToastAction = { label: string; onClick: () => void };

const show = (look: 'green' | 'red', words: string, time: number | false, actions: readonly ToastAction[]): void => {
  const id = crypto.randomUUID();
  const closing = actions.map(({ label, onClick }) => ({
    label,
    onClick: () => {
      notifications.hide(id);
      onClick();
    },
  }));
  notifications.show({
    id,
    message: createElement(ToastBody, { words, actions: closing }),
    autoClose: time,
    color: look,
    icon: createElement(look === 'green' ? IconCheck : IconAlertCircle, { size: 16, stroke: 1.75 }),
    role: look === 'green' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  });
};

const given = (actions: readonly (ToastAction | undefined)[]): ToastAction[] =>
  actions.filter((action) => action !== undefined);

export const notifySuccess = (words: string, ...actions: readonly (ToastAction | undefined)[]): void =>
  show('green', words, SHOWN_MS, given(actions));

/** Stays until it is closed: what failed must not pass unseen. */
export const notifyError = (words: string, ...actions: readonly (ToastAction | undefined)[]): void =>
  show('red', words, false, given(actions));

export const notifyProblem = (problem: Problem): void => notifyError(problem.reason_phrase);
