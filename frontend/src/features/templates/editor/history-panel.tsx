import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareVersions } from '#shared/contract/templates/compare-versions.ts';
import { listVersions } from '#shared/contract/templates/list-versions.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { TextChanges } from '../../../contracts/text-changes.tsx';
import { momentOf } from '../../../runs/run-words.ts';
import { useContractCountsByVersion } from '../parts/use-contract-counts.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './template-page.module.css';

type CompareProps = { id: number; from: number; to: number | undefined; close: () => void };

/** The words that were added and removed between two versions, or since one. */
const CompareModal = ({ id, from, to, close }: CompareProps) => {
  const { t } = useTranslation(['template-pages', 'ui']);
  const answer = useQuery(
    query(compareVersions, {
      params: { id: String(id) },
      query: { from: String(from), ...(to !== undefined && { to: String(to) }) },
    }),
  );
  const title = to === undefined ? t('history.sinceTitle', { from }) : t('history.betweenTitle', { from, to });
  return (
    <Modal opened size={760} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <LoadedPart answer={answer}>
        {({ paragraphs }) => <TextChanges paragraphs={paragraphs} same={t('history.same')} />}
      </LoadedPart>
    </Modal>
  );
};

type Props = { details: TemplateDetails; onCompare: () => Promise<unknown> };

/** The published versions, latest first, each to be compared with the one before it and with the text of today. */
export const HistoryPanel = ({ details: { id, published_version: published }, onCompare }: Props) => {
  const { t } = useTranslation('template-pages');
  const answer = useQuery({
    ...query(listVersions, { params: { id: String(id) } }),
    // A version that was published just now is in the list at once.
    queryKey: [listVersions.id, id, published],
  });
  const counts = useContractCountsByVersion(id);
  const [compared, setCompared] = useState<{ from: number; to: number | undefined }>();
  const compare = async (from: number, to?: number): Promise<void> => {
    if (to === undefined) await onCompare();
    setCompared({ from, to });
  };
  return (
    <LoadedPart answer={answer}>
      {({ data }) => (
        <>
          {data.length === 0 && <p className={classes.quiet}>{t('history.none')}</p>}
          <ol className={classes.versions}>
            {data.map(({ number, published_at: at, published_by: by }) => (
              <li key={number}>
                <strong>{t('preview.version', { version: number })}</strong>
                <span>{t('history.published', { at: momentOf(at), by })}</span>
                {counts && <span>{t('list.contracts', { count: counts.get(number) ?? 0 })}</span>}
                <span className={classes.versionActs}>
                  <Button variant="subtle" size="xs" onClick={() => void compare(number)}>
                    {t('history.since')}
                  </Button>
                  {number > 1 && (
                    <Button variant="subtle" size="xs" onClick={() => void compare(number - 1, number)}>
                      {t('history.before')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ol>
          {compared && <CompareModal id={id} {...compared} close={() => setCompared(undefined)} />}
        </>
      )}
    </LoadedPart>
  );
};
