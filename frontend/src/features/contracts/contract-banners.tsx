import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { undeleteContract } from '#shared/contract/contracts/undelete-contract.ts';
import { useCall } from '../../api/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { notifyProblem, notifySuccess } from '../../ui/notify.ts';
import { useContractRights, type ContractAnswer } from './use-contract.ts';

export const hasBanners = ({ details, missing }: ContractAnswer): boolean =>
  details.deleted === 1 || missing.length > 0 || details.language_expected !== null;

const ArchivedBanner = ({ answer: { details } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const rights = useContractRights(details);
  const call = useCall(undeleteContract);
  const restore = (): void =>
    call.mutate(
      { body: { contract_id: details.id } },
      { onSuccess: () => notifySuccess(t('unarchive.done')), onError: ({ problem }) => notifyProblem(problem) },
    );
  return (
    <Banner
      tone="red"
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
export const ContractBanners = ({ answer }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const { details, missing } = answer;
  const expected = details.language_expected;
  return (
    <>
      {details.deleted === 1 && <ArchivedBanner answer={answer} />}
      {missing.length > 0 && <Banner tone="amber">{t('banner.missing', { count: missing.length })}</Banner>}
      {expected !== null && (
        <Banner tone="amber">
          {t('banner.language', { expected: t(`language.${expected}`), language: t(`language.${details.language}`) })}
        </Banner>
      )}
    </>
  );
};
