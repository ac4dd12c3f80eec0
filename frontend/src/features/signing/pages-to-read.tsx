import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getContractPdf } from '#shared/contract/contracts/get-contract-pdf.ts';
import { openInternally } from '#shared/contract/signing/open-internally.ts';
import { query, readOnce, useCall } from '../../api/query.ts';
import { PdfViewer } from '../../pdf-viewer/pdf-viewer.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { Pending } from './pending.ts';
import classes from './signing.module.css';

/** The frozen pages of a contract. Showing them tells the server that the user opened it. */
export const PagesToRead = ({ row: { contract_id: id, name, opened_at: openedAt } }: { row: Pending }) => {
  const pdf = useQuery({ ...query(getContractPdf, { params: { id: String(id) } }), ...readOnce });
  const opened = useCall(openInternally);
  const tell = useEffectEvent(() => {
    if (openedAt === null) opened.mutate({ body: { contract_id: id } });
  });
  // Each answer has another address of the same file: the pages stay while the list is read again.
  const [shown, setShown] = useState(pdf.data);
  if (pdf.data && pdf.data.sha256 !== shown?.sha256) setShown(pdf.data);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
  if (pdf.error && !shown) return <ErrorBox problem={pdf.error.problem} onRetry={() => void pdf.refetch()} />;
  return (
    <div className={classes.pages}>{shown && <PdfViewer key={shown.sha256} url={shown.file_url} title={name} />}</div>
  );
};
