import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import classes from './forbidden-page.module.css';
import type { RightAsked } from './right-asker.ts';

/** What answers may still be loading. */
const TRIES = 50;
const PAUSE_MS = 200;

const ask = async (permission: Permission): Promise<number> => {
  const detail: RightAsked['detail'] = { permission, page: window.location.pathname };
  for (let tries = 0; !detail.answer && tries < TRIES; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    window.dispatchEvent(new CustomEvent('right-asked', { detail }));
  }
  return (await detail.answer) ?? 0;
};

/** Asks the administrators for the missing right, and says that they were asked. */
export const AskForRight = ({ permission }: { permission: Permission }) => {
  const { t } = useTranslation('rights');
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');
  const press = async (): Promise<void> => {
    setState('asking');
    try {
      setState((await ask(permission)) > 0 ? 'asked' : 'failed');
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
