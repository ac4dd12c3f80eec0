import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { undeleteContract } from '#shared/contract/contracts/undelete-contract.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { hasSigningBanners, SigningBanners } from './signing/signing-banners.tsx';
import type { OpenDialog } from './signing/signing-dialog.ts';
import { UnprintableBanner } from './unprintable-banner.tsx';
import { unprintableOf, useContractRights, type ContractAnswer } from './use-contract.ts';

export const hasBanners = (answer: ContractAnswer, t: TFunction<'signing'>): boolean =>
  answer.details.deleted === 1 ||
  answer.missing.length > 0 ||
  answer.unprintable.length > 0 ||
  answer.details.language_expected !== null ||
  hasSigningBanners(answer, t);

const ArchivedBanner = ({ answer: { details } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const rights = useContractRights(details);
  const call = useCall(undeleteContract);
  const restore = (): void =>
    call.mutate(
      { body: { contract_id: details.id } },
      { onSuccess: () => notifySuccess(t('unarchive.done')), onError: notifyThrown },
    );
  return (
    <Banner
      action={
        rights.archive && (
          <Button variant="transparent" size="compact-sm" loading={call.isPending} onClick={restore}>
            {t('actions.unarchive')}
          </Button>
        )
      }
    >
      {t('banner.archived')}
    </Banner>
  );
};

/** What somebody has to know before they go on with a contract. */
export const ContractBanners = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('contracts');
  const { details, missing } = answer;
  const expected = details.language_expected;
  return (
    <>
      {details.deleted === 1 && <ArchivedBanner answer={answer} />}
      <SigningBanners answer={answer} open={open} />
      {missing.length > 0 && <Banner tone="amber">{t('banner.missing', { count: missing.length })}</Banner>}
      <UnprintableBanner fields={unprintableOf(answer)} />
      {expected !== null && (
        <Banner tone="amber">
          {t('banner.language', { expected: t(`language.${expected}`), language: t(`language.${details.language}`) })}
        </Banner>
      )}
    </>
  );
};
