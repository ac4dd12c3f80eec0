import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { TemplatePdf } from '../../../contracts/template-pdf.tsx';
import { Modal } from '../../../ui/modal.tsx';
import classes from './template-page.module.css';

type Props = { id: number; name: string; content: string; close: () => void };

/** The pages of the text as it is now, with the values of a person once one is chosen. */
export const PersonPreview = ({ id, name, content, close }: Props) => {
  const { t } = useTranslation(['template-pages', 'ui']);
  const [person, setPerson] = useState(0);
  return (
    <Modal
      opened
      size={1000}
      onClose={close}
      title={t('person.title')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <div className={classes.personPreview}>
        <PersonPicker label={t('person.label')} nobody={t('person.nobody')} value={person} onChange={setPerson} />
        <TemplatePdf
          title={name}
          asked={{ template_id: id, content_html: content, ...(person > 0 && { employee_id: person }) }}
        />
      </div>
    </Modal>
  );
};
