import { ActionIcon, Button, CopyButton as MantineCopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from './router.ts';

type Props = {
  value: string;
  /** Names what is copied. */
  label: string;
  /** A dialog that opens gives it the focus. */
  isFirst?: boolean;
};

/** Copies `value`. */
export const CopyButton = ({ value, label, isFirst = false }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <MantineCopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon
          size={24}
          onClick={copy}
          aria-label={copied ? t('copied') : label}
          color="gray"
          data-autofocus={isFirst || undefined}
        >
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
