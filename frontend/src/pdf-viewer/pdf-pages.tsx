import { ActionIcon, Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPage } from './pdf-page.tsx';
import type { PdfFile } from './pdf-file.ts';
import classes from './pdf-viewer.module.css';

/** How much larger than the room for them the pages are drawn. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
/** Pages that fill a wide room are drawn this much larger than on paper at most. */
const LARGEST = 1.4;
const MARGIN = 40;

type Props = { file: PdfFile; title: string; url: string };

/** The page that begins last above the middle of what can be seen. */
const pageAt = (room: HTMLElement): number => {
  const middle = room.getBoundingClientRect().top + room.clientHeight / 2;
  const above = [...room.querySelectorAll<HTMLElement>('[data-page]')].filter(
    (page) => page.getBoundingClientRect().top <= middle,
  );
  return Number(above.at(-1)?.dataset['page'] ?? 1);
};

/** The pages of an open PDF below each other, with zoom, the number of the page, and a download. */
export const PdfPages = ({ file, title, url }: Props) => {
  const { t } = useTranslation('pdf-viewer');
  const { ref, width } = useElementSize();
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const widest = Math.max(...file.sizes.map(([own]) => own), 1);
  const scale = Math.min(LARGEST, Math.max(0.1, (width - MARGIN) / widest)) * zoom;
  const step = (by: number): void => {
    const next = ZOOMS[ZOOMS.indexOf(zoom) + by];
    if (next !== undefined) setZoom(next);
  };
  return (
    <section className={classes.viewer} aria-label={title}>
      <div className={classes.bar}>
        <span className={classes.count} aria-live="polite">
          {t('page', { page, pages: file.pages })}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('smaller')}
          disabled={zoom === ZOOMS[0]}
          onClick={() => step(-1)}
        >
          <IconZoomOut size={16} />
        </ActionIcon>
        <span className={classes.zoom}>{t('zoom', { zoom: Math.round(zoom * 100) })}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('larger')}
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => step(1)}
        >
          <IconZoomIn size={16} />
        </ActionIcon>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="default"
          size="xs"
          leftSection={<IconDownload />}
        >
          {t('download')}
        </Button>
      </div>
      {/* The keyboard scrolls the pages. */}
      <div
        ref={ref}
        role="region"
        aria-label={t('pages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: what scrolls must be reached by keys
        tabIndex={0}
        className={classes.room}
        onScroll={(event: UIEvent<HTMLDivElement>) => setPage(pageAt(event.currentTarget))}
      >
        {width > 0 && file.sizes.map((_, at) => <PdfPage key={at + 1} file={file} page={at + 1} scale={scale} />)}
      </div>
    </section>
  );
};
