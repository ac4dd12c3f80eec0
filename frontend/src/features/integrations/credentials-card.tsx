import { useTranslation } from 'react-i18next';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangeButton } from './change-button.tsx';
import { useCheckWords } from './check-words.ts';
import classes from './integrations.module.css';
import type { IntegrationDetails } from './use-integration.ts';

const DOTS = '••••••••';

/** A value that nobody can read back. */
const Hidden = ({ when }: { when: string }) => {
  const { t } = useTranslation('integrations');
  return (
    <>
      <span role="img" aria-label={t('credentials.hidden')}>
        {DOTS}
      </span>{' '}
      <span className={classes.small}>{when}</span>
    </>
  );
};

type Props = { details: IntegrationDetails; onChange: (() => void) | undefined };

/** What is known of the credentials: the customer code, and when the rest was changed. */
export const CredentialsCard = ({ details: { credentials }, onChange }: Props) => {
  const { t } = useTranslation('integrations');
  const { day } = useCheckWords();
  const change = onChange && <ChangeButton label={t('credentials.changeLabel')} onClick={onChange} />;
  if (credentials === null)
    return (
      <SectionCard title={t('credentials.card')} action={change}>
        <p className={classes.quiet}>{t('credentials.missing')}</p>
      </SectionCard>
    );
  const when = t('credentials.changed', { date: day(credentials.changed_at) });
  return (
    <SectionCard title={t('credentials.card')} action={change}>
      <DefinitionList
        narrow
        items={[
          { key: 'username', label: t('field.new_username'), value: <Hidden when={when} /> },
          { key: 'code', label: t('field.new_customer_code'), value: credentials.customer_code },
          { key: 'password', label: t('field.new_password'), value: <Hidden when={when} /> },
          ...(credentials.has_secret === 1
            ? [{ key: 'secret', label: t('field.new_secret'), value: <Hidden when={when} /> }]
            : [{ key: 'by', label: t('credentials.changedByLabel'), value: credentials.changed_by }]),
        ]}
      />
      <p className={`${classes.quiet} ${classes.kept}`}>{t('credentials.kept')}</p>
    </SectionCard>
  );
};
