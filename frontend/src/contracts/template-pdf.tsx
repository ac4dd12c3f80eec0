import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { previewTemplate } from '#shared/contract/contracts/preview-template.ts';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { LoadedPart } from '../api/loaded.tsx';
import { query, readOnce } from '../api/query.ts';
import { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx';
import classes from './template-pdf.module.css';

/** The keyboard walks past many templates: only one that it stays at is drawn. */
const PAUSE_MS = 150;

type Asked = EndpointCall<typeof previewTemplate>['body'];
type Props = { title: string; asked: Asked };

/** The real pages of a text. */
export const TemplatePdf = ({ title, asked }: Props) => {
  const [settled] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS);
  // why: what was written as JSON is read again
  const answer = useQuery({ ...query(previewTemplate, { body: JSON.parse(settled) as Asked }), ...readOnce });
  return (
    <div className={classes.pdf} data-shown={answer.isSuccess || undefined}>
      <LoadedPart answer={answer}>{({ file_url: url }) => <PdfViewer url={url} title={title} />}</LoadedPart>
    </div>
  );
};
