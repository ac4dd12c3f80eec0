import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { ToastBody, type ToastAction } from './toast-body.tsx';

const SHOWN_MS = 5_000;

/** One sentence, or several under a title. */
export type ToastWords = string | { title: string; text: string };

const show = (
  look: 'green' | 'red',
  words: ToastWords,
  time: number | false,
  actions: readonly ToastAction[],
): void => {
  const id = crypto.randomUUID();
  const { title, text } = typeof words === 'string' ? { title: undefined, text: words } : words;
  const closing = actions.map(({ label, onClick }) => ({
    label,
    onClick: () => {
      notifications.hide(id);
      onClick();
    },
  }));
  notifications.show({
    id,
    ...(title !== undefined && { title }),
    message: createElement(ToastBody, { words: text, actions: closing }),
    autoClose: time,
    color: look,
    icon: createElement(look === 'green' ? IconCheck : IconAlertCircle, { size: 16, stroke: 1.75 }),
    role: look === 'green' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  });
};

const definedActions = (actions: readonly (ToastAction | undefined)[]): ToastAction[] =>
  actions.filter((action) => action !== undefined);

export const notifySuccess = (words: ToastWords, ...actions: readonly (ToastAction | undefined)[]): void =>
  show('green', words, SHOWN_MS, definedActions(actions));

/** A toast whose action is offered for a given time. */
export const notifyFor = (time: number, words: ToastWords, action: ToastAction): void =>
  show('green', words, time, [action]);

/** Shows a toast that stays until it is closed: a failure must not go unseen. */
export const notifyError = (words: ToastWords, ...actions: readonly (ToastAction | undefined)[]): void =>
  show('red', words, false, definedActions(actions));

export const notifyProblem = (problem: Problem): void => notifyError(problem.reason_phrase);

/** Takes all toasts away: what they say is of another user. */
export const forgetToasts = (): void => notifications.clean();
