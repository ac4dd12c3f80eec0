import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { HistoryTimeline } from '../../history/history-timeline.tsx';
import { ownersOf } from './use-asset.ts';

/** The owners of the asset with their periods, latest first, and who is planned to follow. */
export const OwnerHistory = ({ asset, canCorrect }: { asset: AssetDetails; canCorrect: boolean }) => {
  const { t } = useTranslation('assets');
  const { id, version, deleted } = asset;
  const answer = useQuery(ownersOf(id));
  return (
    <HistoryTimeline
      title={t('detail.history')}
      empty={t('detail.historyEmpty')}
      answer={answer}
      record={{ object: 'asset', id, version }}
      // Nobody misses an archived asset.
      ends={deleted === 1 ? (answer.data?.periods[0]?.end_date ?? null) : null}
      canCorrect={canCorrect}
    />
  );
};
