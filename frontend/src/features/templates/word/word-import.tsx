import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../form/form-modal.tsx';
import { useFields } from '../editor/use-fields.ts';
import { NewTemplateModal } from '../list/new-template-modal.tsx';
import { useWordFile, type WordText } from './use-word-file.ts';
import { Select } from '../../../ui/select.tsx';
import classes from './word-import.module.css';

type Mapping = Readonly<Record<string, string>>;

type FoundProps = { text: WordText; mapping: Mapping; onMap: (mapping: Mapping) => void };

const none: readonly string[] = [];

/** What was left out, and which field stands for each name that was found. */
const Found = ({ text: { warnings, fields }, mapping, onMap }: FoundProps) => {
  const { t } = useTranslation('template-pages');
  const { fields: known } = useFields(none);
  return (
    <>
      {warnings.length > 0 && (
        <section className={classes.part}>
          <h3>{t('word.warnings')}</h3>
          <ul>
            {warnings.map(({ code, detail }) => (
              <li key={`${code} ${detail}`}>{t(`word.warning.${code}`, { detail })}</li>
            ))}
          </ul>
        </section>
      )}
      {fields.length > 0 && (
        <section className={classes.part}>
          <h3>{t('word.fields')}</h3>
          <p>{t('word.fieldsHelp')}</p>
          {fields.map(({ found }) => (
            <Select
              key={found}
              label={found}
              searchable
              size="xs"
              allowDeselect={false}
              data={[
                { value: '', label: t('word.keepText') },
                ...known.map(({ name, label }) => ({ value: name, label })),
              ]}
              value={mapping[found] ?? ''}
              onChange={(value) => onMap({ ...mapping, [found]: value ?? '' })}
            />
          ))}
        </section>
      )}
    </>
  );
};

type Props = { category: number | null; close: () => void };

/** Makes a template of a Word file: reads it, asks what its names mean, and then for what a new template needs. */
export const WordImport = ({ category, close }: Props) => {
  const { t } = useTranslation('template-pages');
  const word = useWordFile();
  const [mapping, setMapping] = useState<Mapping>({});
  const [content, setContent] = useState<string>();
  const { file, text, problem } = word;
  if (content !== undefined)
    return (
      <NewTemplateModal
        category={category}
        content={content}
        name={file?.name.replace(/\.[^.]*$/, '') ?? ''}
        close={close}
      />
    );
  const submit = async (): Promise<void> => {
    if (!text) {
      const read = await word.read();
      if (read) setMapping(Object.fromEntries(read.fields.map(({ found, suggested }) => [found, suggested ?? ''])));
      if (read && read.fields.length === 0 && read.warnings.length === 0) setContent(read.content_html);
      return;
    }
    const mapped = text.fields.length === 0 ? text : await word.map(mapping);
    if (mapped) setContent(mapped.content_html);
  };
  return (
    <FormModal
      title={t('word.title')}
      submit={t(text ? 'word.next' : 'word.read')}
      saving={word.isBusy}
      disabled={!file}
      problem={problem && { ...problem, fields: [] }}
      onSubmit={() => void submit()}
      close={close}
    >
      <TextInput
        type="file"
        label={t('word.file')}
        description={t('word.fileHint')}
        accept=".docx,.doc"
        onChange={(event) => word.choose(event.currentTarget.files?.[0])}
      />
      {text && <Found text={text} mapping={mapping} onMap={setMapping} />}
    </FormModal>
  );
};
