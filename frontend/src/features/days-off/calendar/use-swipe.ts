import { useRef, type PointerEvent } from 'react';

/** A finger moves at least so far to the side, in pixels, and twice as far as up or down. */
const FAR = 64;

/**
 * The handlers of an element on which a finger swipes to the left (1) or to the right (-1). The element leaves only moves
 * up and down to the browser (`touch-action: pan-y`).
 */
export const useSwipe = (onSwipe: (by: -1 | 1) => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      start.current = pointerType === 'touch' ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(right) >= FAR && Math.abs(right) > 2 * Math.abs(down)) onSwipe(right < 0 ? 1 : -1);
    },
    onPointerCancel: (): void => {
      start.current = undefined;
    },
  };
};
