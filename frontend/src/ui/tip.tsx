import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

export type TipProps = {
  label: string;
  target: RefObject<HTMLElement | null>;
  /** A sentence, which the focus and a press show, too; else the words of an icon. */
  isNote?: boolean;
};

const note = { events: { hover: true, focus: true, touch: true }, position: 'top', multiline: true, maw: 320 } as const;
const word = { position: 'right', openDelay: 300 } as const;

/** Words beside their target. */
export const Tip = ({ label, target, isNote = false }: TipProps) => (
  <Tooltip label={label} target={target} {...(isNote ? note : word)} />
);
