import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchNear } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import classes from './pdf-page.module.css';

type Props = { file: PdfFile; page: number; scale: number };

/** A page of a PDF, drawn while it is near what can be seen. */
export const PdfPage = ({ file, page, scale }: Props) => {
  const { t } = useTranslation('pdf-viewer');
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [width, height] = file.sizes[page - 1] ?? [0, 0];
  useEffect(() => (place.current ? watchNear(place.current, setNear) : undefined), []);
  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return undefined;
    const drawings = [file.draw(page, canvas.current, scale), file.write(page, words.current, scale)];
    // A drawing that is stopped ends with an error that means nothing.
    for (const { done } of drawings) done.catch(() => undefined);
    return () => {
      for (const { stop } of drawings) stop();
    };
  }, [file, page, scale, isNear]);
  return (
    <div
      ref={place}
      role="group"
      aria-label={t('page', { page, pages: file.pages })}
      data-page={page}
      className={classes.page}
      style={{ width: width * scale, height: height * scale }}
    >
      {isNear && (
        <>
          <canvas ref={canvas} aria-hidden="true" className={classes.canvas} />
          <div ref={words} className={classes.words} />
        </>
      )}
    </div>
  );
};
