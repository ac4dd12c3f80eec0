import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The present moment in milliseconds, read again twice a minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
