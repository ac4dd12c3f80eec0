import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import classes from './forbidden-page.module.css';
import { rightAsker } from './right-asker.ts';

/** Asks the administrators for the missing right, and says that they were asked. */
export const AskForRight = ({ permission }: { permission: Permission }) => {
  const { t } = useTranslation('rights');
  const ask = useSyncExternalStore(rightAsker.subscribe, rightAsker.current);
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');
  if (!ask) return null;
  const press = async (): Promise<void> => {
    setState('asking');
    try {
      setState((await ask(permission, window.location.pathname)) > 0 ? 'asked' : 'failed');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={classes.ask}>
      <Button variant="default" leftSection={<IconMail />} loading={state === 'asking'} onClick={() => void press()}>
        {t('forbidden.ask')}
      </Button>
      <span role="status">
        {state === 'asked' && t('forbidden.asked')}
        {state === 'failed' && t('forbidden.notAsked')}
      </span>
    </div>
  );
};
