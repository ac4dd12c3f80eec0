import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSendings } from '#shared/contract/signing/list-sendings.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { callEndpoint } from '../../../api/call.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { downloadFile } from '../../../ui/download-file.ts';
import type { EndedSending } from './signer-steps.ts';
import classes from './signing.module.css';
import { labelValue } from '../../../ui/label-value.ts';

/** Why a version ended: what the signer who declined wrote, or whoever made the contract a draft again. */
const reasonOf = ({ ended, reason, signers }: Pick<EndedSending, 'ended' | 'reason' | 'signers'>): string | null =>
  ended === 'declined' || ended === 'expired'
    ? (signers.find(({ state }) => state === 'declined')?.reason ?? null)
    : reason;

/** The versions that were sent before: what became of them, and their pages. */
export const EarlierVersions = ({ id, sendings }: { id: number; sendings: readonly EndedSending[] }) => {
  const { t } = useTranslation('signing');
  const [busy, setBusy] = useState<number>();
  const download = async (number: number): Promise<void> => {
    setBusy(number);
    try {
      // Links to files are valid for a minute: each download takes a new one.
      const { data } = await callEndpoint(listSendings, { params: { id: String(id) } });
      const sending = data.find((one) => one.number === number);
      if (sending) downloadFile(sending.file_url, `${t('versions.name', { number })}.pdf`);
    } catch (error) {
      notifyThrown(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <ul className={classes.versions} aria-label={t('versions.title')}>
      {sendings.map(({ number, ended, ended_at: at, ...sending }) => {
        const reason = reasonOf({ ended, ...sending });
        return (
          <li key={number}>
            <span>
              {t('versions.line', { number, state: t(`ended.${ended}`, { defaultValue: ended }) })}
              <small>{reason === null ? belgianMoment(at) : labelValue(belgianMoment(at), `“${reason}”`)}</small>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconDownload />}
              loading={busy === number}
              aria-label={t('versions.downloadOf', { number })}
              onClick={() => void download(number)}
            >
              {t('versions.download')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
