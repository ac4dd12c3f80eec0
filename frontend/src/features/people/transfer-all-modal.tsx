import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import type { PersonChoice } from '../../form/use-people-search.ts';

type Props = {
  group: string;
  start: PersonChoice | undefined;
  onChosen: (person: PersonChoice) => void;
  close: () => void;
};

/** Asks who gets everything of one kind that a leaver has. */
export const TransferAllModal = ({ group, start, onChosen, close }: Props) => {
  const { t } = useTranslation('leaver');
  const [person, setPerson] = useState(start);
  const [error, setError] = useState<string>();
  return (
    <FormModal
      title={t('transferAll.title', { group })}
      submit={t('transferAll.confirm')}
      saving={false}
      onSubmit={() => {
        if (!person) return setError(issue('to', 'required').message);
        onChosen(person);
        close();
      }}
      close={close}
    >
      <PersonPicker
        label={t('transferAll.to')}
        required
        nobody={false}
        value={person?.id ?? 0}
        selected={person}
        error={error}
        onChange={(_, chosen) => {
          setPerson(chosen);
          setError(undefined);
        }}
        data-autofocus
      />
    </FormModal>
  );
};
