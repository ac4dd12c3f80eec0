import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadLater } from './first-page.ts';

/**
 * What opens over a page, or in the place of a part of it. Its code loads once the first page is complete, ahead of the
 * press that opens it; whoever is quicker sees `fallback` until it is there. Code that is there is drawn at once: React
 * would keep a fallback for 300 ms, and what is typed meanwhile would reach nothing.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const read = async () => ({ default: (loaded = await load()) });
  const Opened = lazy(read);
  void loadLater(read);
  return function OnDemand(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Opened);
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  };
};
