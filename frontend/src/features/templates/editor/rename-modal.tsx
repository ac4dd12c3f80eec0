import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { documentLanguages, type DocumentLanguage } from '#shared/templates/names.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { useCall } from '../../../api/query.ts';
import { DialogEdit } from '../../../form/dialog-edit.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogEdit } from '../../../form/use-dialog-edit.ts';
import type { DraftKeeper } from './draft-keeper.ts';

type Form = { name: string; language: DocumentLanguage | '' };
type Stored = Pick<TemplateDetails, 'version' | 'name' | 'language'>;
type Props = { details: TemplateDetails; draft: DraftKeeper; onReload: () => void; close: () => void };

const formOf = ({ name, language }: Stored): Form => ({ name, language });
const issuesOf = ({ name }: Form): Issue[] => (isBlank(name) ? [issue('name', 'required')] : []);

/** Changes the name of a template and the language that it is written in. */
export const RenameModal = ({ details, draft, onReload, close }: Props) => {
  const { t } = useTranslation(['template-pages', 'templates']);
  const call = useCall(editTemplate);
  const [opened] = useState(details.version);
  const edit = useDialogEdit<Form, Stored, EndpointResponse<typeof editTemplate>>({
    stored: details,
    formOf,
    issuesOf,
    call,
    save: async ({ name, language }, version) => {
      const isKept = await draft.flush();
      // The text that is kept meanwhile moves the template on, which is no change of the name by somebody else.
      const isOwn = version === opened;
      const saved = await call.mutateAsync({
        body: {
          template_id: details.id,
          version: isOwn ? draft.version : version,
          name: name.trim(),
          ...(language !== '' && { language }),
        },
      });
      if (isOwn) draft.keepVersion(saved.version);
      // The text may be theirs, too, so the editor starts from what is stored.
      else if (isKept) onReload();
      return saved;
    },
    onSaved: () => undefined,
    close,
    subject: `template-name:${details.id}`,
  });
  const labelOf = (path: string): string => t(path === 'name' ? 'new.name' : 'new.language');
  const field = fieldOf(edit.form, labelOf);
  const languageName = (language: DocumentLanguage): string => t(`templates:language.${language}`);
  return (
    <DialogEdit
      edit={edit}
      title={t('rename.title')}
      submit={t('rename.submit')}
      labelOf={labelOf}
      show={(name, value) => (name === 'language' ? languageName(value as DocumentLanguage) : value)}
    >
      <TextField {...field('name')} required data-autofocus />
      <SelectField
        {...field('language')}
        required
        options={documentLanguages.map((value) => ({ value, label: languageName(value) }))}
      />
    </DialogEdit>
  );
};
