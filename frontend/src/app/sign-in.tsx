import { Button, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';
import { Banner } from '../ui/banner.tsx';
import { TenantMark } from '../ui/tenant-mark.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { submitHandler } from '../ui/submit-handler.ts';
import type { AppConfig } from './config.ts';
import { FinderNotice, isOnLabel } from './finder-notice.tsx';
import classes from './sign-in.module.css';

type Props = {
  config: AppConfig;
  /** The session ended while someone was working. */
  ended: boolean;
  signIn: (hint?: string) => Promise<void>;
};

export const SignIn = ({ config, ended, signIn }: Props) => {
  const { t } = useTranslation('shell');
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus in the app is gone: whoever works by keys or listens goes on here.
  useEffect(() => {
    if (ended) heading.current?.focus();
  }, [ended]);
  const go = (hint?: string): void => {
    setLeaving(true);
    setFailed(false);
    signIn(hint).catch(() => {
      setLeaving(false);
      setFailed(true);
    });
  };
  return (
    <main className={classes.page}>
      <title>{t('signIn.document', { tenant: config.tenant_name })}</title>
      <div className={classes.card} data-demo={config.demo_users !== undefined}>
        <section className={classes.form}>
          <div className={classes.tenant}>
            <TenantMark name={config.tenant_name} size={32} />
            {config.tenant_name}
          </div>
          <h1 ref={heading} tabIndex={-1}>
            {t('signIn.title')}
          </h1>
          <p className={classes.intro}>{t('signIn.intro')}</p>
          {!ended && isOnLabel(globalThis.location.pathname) && <FinderNotice tenant={config.tenant_name} />}
          {ended && <Banner tone="amber">{t('signIn.ended')}</Banner>}
          {failed && <Banner tone="red">{t('signIn.failed')}</Banner>}
          <EmailForm leaving={leaving} go={go} />
        </section>
        {config.demo_users && <Personas users={config.demo_users} leaving={leaving} go={go} />}
      </div>
    </main>
  );
};

type Go = { leaving: boolean; go: (hint?: string) => void };

const EmailForm = ({ leaving, go }: Go) => {
  const { t } = useTranslation('shell');
  const [email, setEmail] = useState('');
  const submit = (): void => {
    go(email.trim() || undefined);
  };
  return (
    <form onSubmit={submitHandler(submit)}>
      <TextInput
        label={t('signIn.email')}
        placeholder={t('signIn.emailExample')}
        type="email"
        autoComplete="username"
        size="md"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        data-autofocus
      />
      <Button type="submit" size="md" fullWidth loading={leaving}>
        {t('signIn.go')}
      </Button>
    </form>
  );
};

const Personas = ({ users, leaving, go }: Go & { users: NonNullable<AppConfig['demo_users']> }) => {
  const { t } = useTranslation(['shell', 'personas']);
  return (
    <section className={classes.demo} aria-labelledby="personas">
      <div className={classes.demoHead}>
        <h2 id="personas">{t('signIn.demoTitle')}</h2>
        <ToneBadge tone="accent">{t('signIn.demo')}</ToneBadge>
      </div>
      <p className={classes.demoIntro}>{t('signIn.demoIntro')}</p>
      <ul className={classes.personas}>
        {users.map(({ name, person }) => {
          const role = t(`personas:${name}.role`);
          return (
            <li key={name}>
              <button type="button" disabled={leaving} data-user={name} onClick={() => go(name)}>
                <Avatar name={person ?? role} size={32} />
                <span className={classes.persona}>
                  <strong>{person === null ? role : `${person} · ${role}`}</strong>
                  <span>{t(`personas:${name}.may`)}</span>
                </span>
                <IconArrowRight size={16} stroke={1.75} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
