import { ActionIcon, CopyButton as MantineCopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Copies `value`; `label` names what is copied. */
export const CopyButton = ({ value, label }: { value: string; label: string }) => {
  const { t } = useTranslation('ui');
  return (
    <MantineCopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon size={24} onClick={copy} aria-label={copied ? t('copied') : label} color="gray">
          {copied ? <IconCheck size={14} stroke={1.75} /> : <IconCopy size={14} stroke={1.75} />}
        </ActionIcon>
      )}
    </MantineCopyButton>
  );
};
