import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchFields, type FieldChoice } from '../../../document-editor/field-choice.ts';
import type { UsedField } from '../../../document-editor/used-fields.ts';
import { FieldError } from '../../../form/field-error.tsx';
import { tooLongMessage } from '../../../form/field-props.ts';
import { FREE_MAX, freeName } from './use-fields.ts';
import type { Missing } from './use-missing.ts';
import classes from './template-page.module.css';

const SHOWN = 6;
const FOUND_MAX = 40;

type Props = {
  fields: readonly FieldChoice[];
  used: readonly UsedField[];
  labelOf: (name: string) => string | undefined;
  missing: Missing;
  isReadOnly: boolean;
  onInsert: (name: string) => void;
  onShow: (name: string) => void;
};

type TokenProps = { name: string; label: string | undefined; isMissing: boolean; onPress: () => void };

const Token = ({ name, label, isMissing, onPress }: TokenProps) => (
  <button
    type="button"
    className={classes.token}
    data-state={label === undefined ? 'unknown' : isMissing ? 'missing' : 'known'}
    onClick={onPress}
  >
    #{label ?? name}
  </button>
);

/** The fields of the text, and those that can be added to it. */
export const FieldsPanel = ({ fields, used, labelOf, missing, isReadOnly, onInsert, onShow }: Props) => {
  const { t } = useTranslation('template-pages');
  const [words, setWords] = useState('');
  const [isAll, setAll] = useState(false);
  const [asked, setAsked] = useState('');
  const groups = new Map(fields.map(({ name, group }) => [name, group]));
  const found = words.trim() === '' ? [] : searchFields(fields, words).slice(0, FOUND_MAX);
  const free = freeName(asked);
  const tooLong = tooLongMessage(asked, FREE_MAX);
  const canAdd = free !== '' && tooLong === undefined;
  const addFree = (): void => {
    if (!canAdd) return;
    onInsert(free);
    setAsked('');
  };
  return (
    <>
      {!isReadOnly && (
        <TextInput
          size="xs"
          aria-label={t('fields.search', { count: fields.length })}
          placeholder={t('fields.search', { count: fields.length })}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {words.trim() !== '' && (
        <ul className={classes.fields} aria-label={t('fields.found')}>
          {found.map(({ name, label, group }) => (
            <li key={name}>
              <Token name={name} label={label} isMissing={missing.idsOf.has(name)} onPress={() => onInsert(name)} />
              <span>{group}</span>
            </li>
          ))}
          {found.length === 0 && <li>{t('fields.none')}</li>}
        </ul>
      )}
      <h2 className={classes.panelTitle}>
        {t('fields.used')} <span>{used.length}</span>
      </h2>
      {used.length === 0 && <p className={classes.quiet}>{t('fields.unused')}</p>}
      <ul className={classes.fields} aria-label={t('fields.used')}>
        {used.slice(0, isAll ? used.length : SHOWN).map(({ name }) => (
          <li key={name}>
            <Token name={name} label={labelOf(name)} isMissing={missing.idsOf.has(name)} onPress={() => onShow(name)} />
            <span>{groups.get(name)}</span>
          </li>
        ))}
      </ul>
      {used.length > SHOWN && (
        <Button variant="subtle" size="xs" onClick={() => setAll(!isAll)}>
          {isAll ? t('fields.fewer') : t('fields.all', { count: used.length })}
        </Button>
      )}
      {!isReadOnly && (
        <TextInput
          size="xs"
          label={t('fields.free')}
          description={free === '' ? t('fields.freeHelp') : `#${free}`}
          error={
            tooLong !== undefined && (
              <FieldError label={t('fields.free')} isCounted>
                {tooLong}
              </FieldError>
            )
          }
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && addFree()}
          rightSection={
            <ActionIcon variant="subtle" aria-label={t('fields.addFree')} disabled={!canAdd} onClick={addFree}>
              <IconPlus size={16} />
            </ActionIcon>
          }
        />
      )}
    </>
  );
};
