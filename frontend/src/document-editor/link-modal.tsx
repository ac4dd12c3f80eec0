import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form/form-modal.tsx';

type Props = { start: string; onSave: (address: string) => void; close: () => void };

/** Only addresses that a text may hold: web pages and mail (docs/areas/templates.md#content). */
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** Asks where a link leads; nothing takes it away. */
export const LinkModal = ({ start, onSave, close }: Props) => {
  const { t } = useTranslation('document-editor');
  const [address, setAddress] = useState(start);
  const [isTried, setTried] = useState(false);
  const typed = address.trim();
  const isFine = typed === '' || ADDRESS.test(typed);
  const submit = (): void => {
    setTried(true);
    if (isFine) onSave(typed);
  };
  return (
    <FormModal title={t('link.label')} submit={t('link.save')} saving={false} onSubmit={submit} close={close}>
      <TextInput
        label={t('link.address')}
        description={t('link.help')}
        placeholder="https://"
        data-autofocus
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        error={isTried && !isFine && t('link.wrong')}
      />
    </FormModal>
  );
};
