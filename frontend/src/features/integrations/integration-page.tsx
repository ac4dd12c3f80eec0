import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { Banner } from '../../ui/banner.tsx';
import { paths } from '../../ui/paths.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { Link } from '../../ui/router.ts';
import { isDisconnected, isFailure } from './check-words.ts';
import { HealthCard, LastChecksCard } from './checks-cards.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { CustomerCodeCard } from './customer-code-card.tsx';
import { FeaturesCard } from './features-card.tsx';
import { IntegrationHeader } from './integration-header.tsx';
import { PeopleCard } from './people-card.tsx';
import { NotifiedUsersCard } from './notified-users-card.tsx';
import {
  useIntegration,
  useIntegrationRights,
  type IntegrationDetails,
  type IntegrationPageData,
} from './use-integration.ts';
import { useReach } from './use-reach.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const CredentialsDialog = onDemand(
  async () => (await import('../../integrations/credentials-dialog.tsx')).CredentialsDialog,
);

type BannersProps = { details: IntegrationDetails; signIn: (() => void) | undefined };

/** What keeps days off from going to payroll, with its way out. */
const Banners = ({ details, signIn }: BannersProps) => {
  const { t } = useTranslation('integrations');
  const { push } = useIntegrationRights();
  const { id, name, active, last_check: last, types, types_mapped: mapped } = details;
  const signInButton = signIn && (
    <button type="button" onClick={signIn}>
      {t('page.signInAgain')}
    </button>
  );
  if (isDisconnected(details))
    return (
      <Banner tone="red" action={signInButton}>
        {t('banner.disconnected', { name })}
      </Banner>
    );
  if (active === 0) return <Banner>{t('banner.off', { name })}</Banner>;
  const missing = types - mapped;
  return (
    <>
      {last && isFailure(last.outcome) && (
        <Banner tone="red" action={last.outcome === 'login_failed' && signInButton}>
          {t(`banner.${last.outcome}`, { name })}
        </Banner>
      )}
      {missing > 0 && (
        <Banner tone="amber" action={push && <Link to={paths.typeMapping(id)}>{t('banner.map')}</Link>}>
          {t('banner.missing', { count: missing })}
        </Banner>
      )}
    </>
  );
};

const hasBanners = ({ active, last_check: last, types, types_mapped: mapped }: IntegrationDetails): boolean =>
  active === 0 || mapped < types || (last !== null && isFailure(last.outcome));

const Page = ({ details, checks }: IntegrationPageData) => {
  const rights = useIntegrationRights();
  const reach = useReach(details.id);
  const [isSigningIn, setSigningIn] = useState(false);
  const isHttp = details.product.kind === 'http';
  const signIn = isHttp && rights.credentials ? () => setSigningIn(true) : undefined;
  return (
    <>
      <PageTitle of={details.name} />
      <RecordPage
        header={<IntegrationHeader details={details} reach={reach} />}
        banners={hasBanners(details) && <Banners details={details} signIn={signIn} />}
        side={
          <>
            {isHttp && (
              <>
                <HealthCard checks={checks} />
                <LastChecksCard checks={checks} />
              </>
            )}
            <ActivityPanel object="integration" id={details.id} />
          </>
        }
      >
        {isHttp && <CredentialsCard details={details} onChange={signIn} />}
        {!isHttp && <CustomerCodeCard details={details} canChange={rights.manage} />}
        <FeaturesCard details={details} canChange={rights.manage} />
        <PeopleCard details={details} canChange={rights.manage} />
        <NotifiedUsersCard details={details} canChange={rights.manage} />
      </RecordPage>
      {isSigningIn && (
        <CredentialsDialog
          integration={details}
          customerCode={details.credentials?.customer_code ?? null}
          close={() => setSigningIn(false)}
        />
      )}
    </>
  );
};

const IntegrationRoute = () => (
  <Loaded answer={useIntegration()}>{(data) => <Page key={data.details.id} {...data} />}</Loaded>
);

/** An integration: /integrations/{id}. */
export const IntegrationPage = () => (
  <RequireRight permission="integrations:read">
    <SettingsFrame>
      <IntegrationRoute />
    </SettingsFrame>
  </RequireRight>
);
