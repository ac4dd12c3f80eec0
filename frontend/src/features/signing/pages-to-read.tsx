import { useEffect, useEffectEvent } from 'react';
import { openInternally } from '#shared/contract/signing/open-internally.ts';
import { useCall } from '../../api/query.ts';
import { useContractPdf } from '../../contracts/use-contract-pdf.ts';
import { PdfViewer } from '../../pdf-viewer/pdf-viewer.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { Pending } from './pending.ts';
import classes from './signing.module.css';

/** The frozen pages of a contract. Showing them tells the server that the user opened it. */
export const PagesToRead = ({ row: { contract_id: id, name, opened_at: openedAt } }: { row: Pending }) => {
  const { shown, error, refetch } = useContractPdf(id);
  const opened = useCall(openInternally);
  const tell = useEffectEvent(() => {
    if (openedAt === null) opened.mutate({ body: { contract_id: id } });
  });
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
  if (error && !shown) return <ErrorBox problem={error.problem} onRetry={() => void refetch()} />;
  return (
    <div className={classes.pages}>{shown && <PdfViewer key={shown.sha256} url={shown.file_url} title={name} />}</div>
  );
};
