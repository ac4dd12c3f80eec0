import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

/** Asks who leaves, and opens their checklist. */
export const SomeoneLeavesModal = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('leaver');
  const navigate = useNavigate();
  const [person, setPerson] = useState(0);
  const [error, setError] = useState<string>();
  return (
    <FormModal
      title={t('board.who.title')}
      submit={t('board.who.confirm')}
      saving={false}
      onSubmit={() => {
        if (person === 0) return setError(issue('person', 'required').message);
        void navigate(paths.leaving(person));
      }}
      close={close}
    >
      <PersonPicker
        label={t('board.who.person')}
        required
        nobody={false}
        value={person}
        error={error}
        onChange={(id) => {
          setPerson(id);
          setError(undefined);
        }}
        data-autofocus
      />
    </FormModal>
  );
};
