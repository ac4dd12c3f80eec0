import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

type Options = {
  /** Whether the rows on screen are still those of what was typed before. */
  isBehind: boolean;
  /** Opens the first row, if there is one. */
  openFirst: () => void;
};

/**
 * Who types and presses Enter at once means what was typed, and not the first hit of what was typed before: Enter waits
 * for the hits, unless the arrow keys have chosen one of the rows on screen.
 */
export const useEnter = ({ isBehind, openFirst }: Options) => {
  const pressed = useRef<'arrow' | 'enter'>(undefined);
  const goOn = useEffectEvent((): void => {
    if (pressed.current === 'enter') openFirst();
    pressed.current = undefined;
  });
  useEffect(() => {
    if (!isBehind) goOn();
  }, [isBehind]);
  return {
    /** Something else was typed. */
    begin: (): void => {
      pressed.current = undefined;
    },
    takeKey: (event: KeyboardEvent): void => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') pressed.current = 'arrow';
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isBehind || pressed.current === 'arrow') return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = 'enter';
    },
  };
};
