import { Button, Skeleton } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfFile } from './pdf-file.ts';
import { PdfPages } from './pdf-pages.tsx';
import classes from './pdf-viewer.module.css';

type Props = {
  /** Where the PDF lies; it must let this app read it. */
  url: string;
  /** What the document is, for those who hear the page. */
  title: string;
  /** A part of a page: the pages scroll in a room of their own, and are seen in full on the whole screen. */
  isPart?: boolean;
  /** The page around it has its own button to save the file. */
  isSavedElsewhere?: boolean;
};

const Loading = () => (
  <div className={classes.loading} aria-busy="true">
    <Skeleton height={480} maw={560} mx="auto" />
  </div>
);

const Viewer = ({ url, ...shows }: Props) => {
  const { t } = useTranslation('pdf-viewer');
  const [shown, setShown] = useState<{ url: string; file: PdfFile | undefined }>();
  useEffect(() => {
    let isWanted = true;
    let open: PdfFile | undefined;
    const read = async (): Promise<void> => {
      const file = await import('./pdf-engine.ts').then(({ openPdf }) => openPdf(url)).catch(() => undefined);
      if (isWanted) {
        open = file;
        setShown({ url, file });
      } else file?.close();
    };
    void read();
    return () => {
      isWanted = false;
      open?.close();
    };
  }, [url]);
  if (shown?.url !== url) return <Loading />;
  if (!shown.file)
    return (
      <div className={classes.failed} role="alert">
        <IconFileTypePdf size={20} stroke={1.75} />
        <p>{t('failed')}</p>
        <Button component="a" href={url} target="_blank" rel="noopener" variant="default">
          {t('download')}
        </Button>
      </div>
    );
  return <PdfPages key={url} file={shown.file} {...shows} />;
};

/** Shows the real pages of a PDF. What draws them, and their words, are loaded with the first one. */
export const PdfViewer = (props: Props) => (
  // The page around it stays while the words are loaded.
  <Suspense fallback={<Loading />}>
    <Viewer {...props} />
  </Suspense>
);
