import { Fragment, useLayoutEffect, useRef, useState, type ComponentType, type FragmentInstance } from 'react';
import { loadInTurn } from './first-page.ts';
import { elementsOf, handOn, watch, type Done } from './hand-on.ts';

/**
 * A control that opens something, without the code of what it opens. `Placeholder` looks like the closed control and
 * takes its place until the first page is complete, or until it is pressed or focused. A press, the focus and what was
 * typed are handed on to the control, so nobody notices; the next press fetches the code again if it could not be
 * fetched.
 */
export const deferred = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;

  return function Deferred(props: Props) {
    const [Control, setControl] = useState(() => loaded);
    const place = useRef<FragmentInstance>(null);
    const done = useRef<Done>({ isPressed: false, hadFocus: false, typed: '', released: Promise.resolve() });
    const isWaiting = Control === undefined;

    // What holds this control may itself have taken the place of a placeholder, and hands a press on at once.
    useLayoutEffect(() => {
      const fragment = place.current;
      if (!isWaiting || !fragment) return undefined;
      const left = new AbortController();
      const show = async () => {
        try {
          loaded ??= await load();
        } catch {
          return;
        }
        await done.current.released;
        if (left.signal.aborted) return;
        done.current.hadFocus = elementsOf(fragment).some((element) => element.contains(document.activeElement));
        setControl(() => loaded);
      };
      watch(fragment, done.current, () => void show(), left.signal);
      loadInTurn(load)
        .then(() => (left.signal.aborted ? undefined : show()))
        .catch(() => undefined);
      return () => left.abort();
    }, [isWaiting]);

    useLayoutEffect(() => {
      if (!isWaiting) handOn(place.current, done.current);
    }, [isWaiting]);

    return <Fragment ref={place}>{Control ? <Control {...props} /> : <Placeholder {...props} />}</Fragment>;
  };
};
