import { notificationsStore } from '@mantine/notifications';
import { useQueryClient, type Mutation, type MutationCacheNotifyEvent } from '@tanstack/react-query';
import { isValidElement, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemFromError } from '../api/problem.ts';
import { notifyError } from '../ui/notify.ts';

/** Whether a toast says this already: of who shows failures in toasts some do so after their page is left, too. */
const isTold = (words: string): boolean => {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].some(
    ({ message }) => isValidElement<{ words?: string }>(message) && message.props.words === words,
  );
};

/** What the session asks by itself. */
const isAskedElsewhere = ({ status, code }: ReturnType<typeof problemFromError>): boolean =>
  status === 401 || code === 'sign_in_again';

/** Tells in a toast of a call that fails once the form or page that sent it is left, and so shows it to nobody. */
export const useLeftCalls = (): void => {
  const { t } = useTranslation('session');
  const cache = useQueryClient().getMutationCache();
  const tell = useEffectEvent((error: unknown) => {
    const problem = problemFromError(error);
    const text = problem.reason_phrase;
    if (!isAskedElsewhere(problem) && !isTold(text)) notifyError({ title: t('leftCall'), text });
  });
  useEffect(() => {
    const left = new WeakSet<Mutation>();
    const follow = (event: MutationCacheNotifyEvent): void => {
      // The same form may send anew: then it is still there.
      if (event.type === 'observerRemoved' && !event.observer.hasListeners()) left.add(event.mutation);
      if (event.type !== 'updated' || event.action.type !== 'error' || !left.has(event.mutation)) return;
      const { error } = event.action;
      setTimeout(() => tell(error));
    };
    return cache.subscribe(follow);
  }, [cache]);
};
