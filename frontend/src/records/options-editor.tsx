import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { moveEntry } from '../list/move.ts';
import { FieldError } from '../form/field-error.tsx';
import { tooLongMessage } from '../form/field-props.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import classes from './definition.module.css';

const OPTION_MAX = 100;

const tooLongError = (name: string) => {
  const message = tooLongMessage(name, OPTION_MAX);
  return message !== undefined && <FieldError isCounted>{message}</FieldError>;
};

/** An option as the form keeps it; one without an id is new. */
export type OptionDraft = { id?: number; name: string; archived: 0 | 1 };
type Props = { options: readonly OptionDraft[]; onChange: (options: OptionDraft[]) => void; error: React.ReactNode };

/** The options of a select, in order. A stored option can be archived but not removed, because records may use it. */
export const OptionsEditor = ({ options, onChange, error }: Props) => {
  const { t } = useTranslation('custom-fields');
  const set = (at: number, change: Partial<OptionDraft>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...change } : option)));
  return (
    <fieldset className={classes.options} data-path="options">
      <legend>{t('form.options')}</legend>
      {options.map((option, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- why: a new option has no id; its place is what it is
        <div key={option.id ?? `new-${at}`} className={classes.option}>
          <TextInput
            aria-label={t('form.option', { place: at + 1 })}
            value={option.name}
            error={tooLongError(option.name)}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          {option.archived === 1 && <ToneBadge>{t('form.optionArchived')}</ToneBadge>}
          <ActionIcon
            aria-label={t('form.up', { name: option.name })}
            disabled={at === 0}
            onClick={() => onChange(moveEntry(options, at, at - 1))}
          >
            <IconArrowUp size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('form.down', { name: option.name })}
            disabled={at === options.length - 1}
            onClick={() => onChange(moveEntry(options, at, at + 1))}
          >
            <IconArrowDown size={16} stroke={1.75} />
          </ActionIcon>
          {option.id === undefined ? (
            <ActionIcon
              aria-label={t('form.removeOption', { name: option.name })}
              onClick={() => onChange(options.filter((_, index) => index !== at))}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          ) : (
            <ActionIcon
              aria-label={t(option.archived === 1 ? 'form.restoreOption' : 'form.archiveOption', { name: option.name })}
              onClick={() => set(at, { archived: option.archived === 1 ? 0 : 1 })}
            >
              {option.archived === 1 ? (
                <IconArchiveOff size={16} stroke={1.75} />
              ) : (
                <IconArchive size={16} stroke={1.75} />
              )}
            </ActionIcon>
          )}
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus />}
          onClick={() => onChange([...options, { name: '', archived: 0 }])}
        >
          {t('form.addOption')}
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
};
