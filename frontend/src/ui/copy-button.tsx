import { ActionIcon, Button, CopyButton as MantineCopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from './router.ts';

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

/** Copies the address of the page as it is, for somebody of the same company. */
export const CopyLinkButton = ({ label }: { label: string }) => {
  const { t } = useTranslation('ui');
  const { pathname, search } = useLocation();
  return (
    <MantineCopyButton value={`${window.location.origin}${pathname}${search}`}>
      {({ copied, copy }) => (
        <Button variant="default" leftSection={copied ? <IconCheck /> : <IconLink />} onClick={copy}>
          {copied ? t('copied') : label}
        </Button>
      )}
    </MantineCopyButton>
  );
};
