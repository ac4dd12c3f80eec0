import { useDeferredValue } from 'react';

/**
 * What has been read, as soon as it may be drawn. The first drawing of it is the largest and waits for the next one of
 * React, which does it in slices: the browser answers in between. Whatever changes afterwards is drawn at once.
 */
export const useInSlices = <Data>(data: Data | undefined): Data | undefined => {
  const mayDraw = useDeferredValue(data !== undefined);
  return mayDraw ? data : undefined;
};
