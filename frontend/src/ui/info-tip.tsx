import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { DeferredTip } from './deferred-tip.tsx';

/** What a figure counts and what not, behind a sign: shown by a pointer, the focus or a press, and read out as its name. */
export const InfoTip = ({ text }: { text: string }) => {
  const sign = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionIcon ref={sign} size={24} aria-label={text}>
        <IconInfoCircle size={16} stroke={1.75} />
      </ActionIcon>
      <DeferredTip label={text} target={sign} isNote />
    </>
  );
};
