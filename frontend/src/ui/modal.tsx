import type { ModalProps } from '@mantine/core';
import { useState } from 'react';
import { onDemand } from './on-demand.tsx';

const Opened = onDemand(async () => (await import('./modal-code.tsx')).Modal);

/** The library's dialog, without which a page is drawn until one opens. */
export const Modal = (props: ModalProps) => {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  // Once it was open it stays, so that it goes away as the library lets it go, and gives the focus back.
  return wasOpened ? <Opened {...props} /> : null;
};
