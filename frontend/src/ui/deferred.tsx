import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { firstPageReady } from './first-page.ts';

const controlIn = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('button, input');

/**
 * A control that opens something, without the code of what it opens. `Placeholder` looks like the closed control and
 * takes its place until the first page is complete, or until it is pressed or focused. A press and the focus are handed
 * on to the control, so nobody notices; the next press fetches the code again if it could not be fetched.
 */
export const deferred = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;

  return function Deferred(props: Props) {
    const [Control, setControl] = useState(() => loaded);
    const place = useRef<HTMLDivElement>(null);
    const [wasPressed, hadFocus] = [useRef(false), useRef(false)];
    const isWaiting = Control === undefined;

    useEffect(() => {
      const node = place.current;
      if (!isWaiting || !node) return undefined;
      let isMounted = true;
      const show = async () => {
        try {
          loaded ??= await load();
        } catch {
          return;
        }
        if (!isMounted) return;
        hadFocus.current = node.contains(document.activeElement);
        setControl(() => loaded);
      };
      const press = () => {
        wasPressed.current = true;
        void show();
      };
      const focus = () => void show();
      // A press counts from its start: its click is lost if the control replaces the placeholder before the release.
      // Keys send only a click.
      node.addEventListener('pointerdown', press);
      node.addEventListener('click', press);
      node.addEventListener('focusin', focus);
      void firstPageReady().then(() => (isMounted ? show() : undefined));
      return () => {
        isMounted = false;
        node.removeEventListener('pointerdown', press);
        node.removeEventListener('click', press);
        node.removeEventListener('focusin', focus);
      };
    }, [isWaiting, hadFocus, wasPressed]);

    useLayoutEffect(() => {
      if (isWaiting) return;
      const control = controlIn(place.current);
      if (wasPressed.current || hadFocus.current) control?.focus({ preventScroll: true });
      if (wasPressed.current) control?.click();
    }, [isWaiting, hadFocus, wasPressed]);

    return (
      <div ref={place} style={{ display: 'contents' }}>
        {Control ? <Control {...props} /> : <Placeholder {...props} />}
      </div>
    );
  };
};
