import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadLater } from './first-page.ts';

/**
 * What opens over a page, or in the place of a part of it. Its code loads once the first page is complete, ahead of the
 * press that opens it; whoever is quicker sees `fallback` until it is there.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const Opened = lazy(async () => ({ default: await load() }));
  void loadLater(load);
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Opened {...props} />
      </Suspense>
    );
  };
};
