import { Tooltip, type TooltipProps } from '@mantine/core';
import type { RefObject } from 'react';

export type TipProps = { label: string; target: RefObject<HTMLElement | null> };

/** The words of an icon, shown at its right. */
export const Tip = ({ label, target }: TipProps) => (
  <Tooltip label={label} target={target} position="right" openDelay={300} />
);

export const TipAround = (props: TooltipProps) => <Tooltip {...props} />;
