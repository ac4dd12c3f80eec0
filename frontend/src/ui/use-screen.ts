import { useMediaQuery } from '@mantine/hooks';

/** Whether a media query matches, from the first drawing on: what waits for an effect would draw another width first. */
export const useScreen = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });
