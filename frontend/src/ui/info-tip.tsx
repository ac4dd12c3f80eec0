import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

/** What a figure counts and what not, behind a sign: shown by a pointer, the focus or a press, and read out as its name. */
export const InfoTip = ({ text }: { text: string }) => (
  <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
    <ActionIcon size={24} aria-label={text}>
      <IconInfoCircle size={16} stroke={1.75} />
    </ActionIcon>
  </Tooltip>
);
