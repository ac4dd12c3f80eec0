import { useEffect, useState } from 'react';
import { notifyThrown } from './notify-thrown.ts';

/** More rows than this are exported, not printed. */
export const PRINT_MAX = 2000;

/**
 * Prints rows of which the screen shows a page: they are read, drawn in the place of that page while `rows` has them,
 * and go again once they were printed.
 */
export const usePrintedRows = <Row>(read: () => Promise<readonly Row[]>) => {
  const [rows, setRows] = useState<readonly Row[]>();
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (rows === undefined) return undefined;
    const end = (): void => setRows(undefined);
    window.addEventListener('afterprint', end);
    // The rows are on the page once the effects of their drawing run.
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [rows]);
  const print = async (): Promise<void> => {
    setReading(true);
    try {
      setRows(await read());
    } catch (error) {
      notifyThrown(error);
    } finally {
      setReading(false);
    }
  };
  return { rows, isReading, print: () => void print() };
};
