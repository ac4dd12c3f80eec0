import { Modal as Dialog, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

/** The dialogs that are open, one over the other. */
const opened = new Set<HTMLElement>();

const tellBottom = (): void => {
  const bottoms = [...opened].map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight);
  document.documentElement.style.setProperty('--dialog-bottom', opened.size > 0 ? `${Math.max(...bottoms)}px` : null);
};

/** Tells style sheets where the dialog ends that it stands in: toasts stay below it where they have room. */
const Bottom = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('.mantine-Modal-content');
    if (!dialog) return;
    opened.add(dialog);
    const resized = new ResizeObserver(tellBottom);
    resized.observe(dialog);
    resized.observe(document.documentElement);
    return () => {
      resized.disconnect();
      opened.delete(dialog);
      tellBottom();
    };
  }, []);
  return <span ref={mark} hidden />;
};

/** What a page loads ahead of its dialogs (`modal.tsx`). */
export const Modal = ({ children, ...props }: ModalProps) => (
  <Dialog {...props}>
    {children}
    <Bottom />
  </Dialog>
);
