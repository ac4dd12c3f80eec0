import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfFile } from './pdf-file.ts';
import classes from './pdf-viewer.module.css';

type Props = { file: PdfFile; page: number; scale: number };

/** How far outside the visible part pages are drawn already. */
const NEAR = '600px 0px';

/** A page of a PDF, drawn while it is near what can be seen: canvases of long files would fill the memory. */
export const PdfPage = ({ file, page, scale }: Props) => {
  const { t } = useTranslation('pdf-viewer');
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [width, height] = file.sizes[page - 1] ?? [0, 0];
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: NEAR });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return undefined;
    const drawing = file.draw(page, canvas.current, words.current, scale);
    // A drawing that is stopped ends with an error that means nothing.
    drawing.done.catch(() => undefined);
    return drawing.stop;
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
