import { ActionIcon, Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDownload, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useRef, useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nextZoom, pageAt, scaleFor } from './page-layout.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PdfFile } from './pdf-file.ts';
import { saveBytes } from './save-bytes.ts';
import classes from './pdf-viewer.module.css';

const MARGIN = 40;

type Props = { file: PdfFile; title: string; isPart?: boolean; isSavedElsewhere?: boolean };

/** The pages of an open PDF below each other, with zoom, the number of the page, and a download. */
export const PdfPages = ({ file, title, isPart = false, isSavedElsewhere = false }: Props) => {
  const { t } = useTranslation('pdf-viewer');
  const { ref, width } = useElementSize();
  const viewer = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const scale = scaleFor(file, width - MARGIN, zoom);
  const smaller = nextZoom(zoom, -1);
  const larger = nextZoom(zoom, 1);
  const follow = ({ currentTarget: room }: UIEvent<HTMLDivElement>): void =>
    setPage(pageAt(room, room.getBoundingClientRect().top + room.clientHeight / 2));
  // The address of the file is valid for a minute; what is shown may be saved at any time.
  const save = async (): Promise<void> => saveBytes(await file.bytes(), `${title}.pdf`, 'application/pdf');
  return (
    <section ref={viewer} className={classes.viewer} data-part={isPart || undefined} aria-label={title}>
      <div className={classes.bar}>
        <span className={classes.count} aria-live="polite">
          {t('page', { page, pages: file.pages })}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('smaller')}
          disabled={smaller === undefined}
          onClick={() => smaller !== undefined && setZoom(smaller)}
        >
          <IconZoomOut size={16} />
        </ActionIcon>
        <span className={classes.zoom}>{t('zoom', { zoom: Math.round(zoom * 100) })}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('larger')}
          disabled={larger === undefined}
          onClick={() => larger !== undefined && setZoom(larger)}
        >
          <IconZoomIn size={16} />
        </ActionIcon>
        {isPart && document.fullscreenEnabled && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('wholeScreen')}
            title={t('wholeScreen')}
            onClick={() => void viewer.current?.requestFullscreen()}
          >
            <IconMaximize size={16} />
          </ActionIcon>
        )}
        {!isSavedElsewhere && (
          <Button variant="default" size="xs" leftSection={<IconDownload />} onClick={() => void save()}>
            {t('download')}
          </Button>
        )}
      </div>
      {/* The keyboard scrolls the pages. */}
      <div
        ref={ref}
        role="region"
        aria-label={t('pages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: what scrolls must be reached by keys
        tabIndex={0}
        className={classes.room}
        onScroll={follow}
      >
        {width > 0 && file.sizes.map((_, at) => <PdfPage key={at + 1} file={file} page={at + 1} scale={scale} />)}
      </div>
    </section>
  );
};
