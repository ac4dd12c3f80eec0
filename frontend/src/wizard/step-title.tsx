import { useLayoutEffect, useRef } from 'react';

/** Whether the focus is nowhere, or at a heading: what was pressed is gone. */
const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches('#page :is(h1, h2)');

/**
 * The heading of a step that comes by itself, once something was read or done. It takes the focus that the step before
 * has lost, so that it is read out.
 */
export const StepTitle = ({ className, children }: { className: string | undefined; children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
};
