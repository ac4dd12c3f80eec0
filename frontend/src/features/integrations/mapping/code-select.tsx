import type { ComboboxItem } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PayrollType } from '#shared/integrations/integration.ts';
import { Select } from '../../../ui/select.tsx';
import form from '../../../form/form.module.css';
import { takeMarked } from '../../../form/take-marked.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import classes from './mapping.module.css';
import { nameOfCode, type ChosenCode, type CodeCell } from './type-rows.ts';
import { selectSign } from '../../../ui/select-sign.tsx';

const NONE = '';
/** Names of codes are longer than the field is wide. */
const LIST_WIDTH = 320;

export type CodeProps = {
  label: string;
  cell: CodeCell;
  /** The code that the name of the type speaks for. */
  suggested?: PayrollType | null;
  /** What no code of its own means here: "Same as full day". */
  none: string;
  /** What stands in the field without a code. */
  placeholder: string;
  /** The type cannot be pushed while this has no code that the office knows. */
  isMissing?: boolean;
  onChoose: (code: ChosenCode) => void;
};

type Props = CodeProps & { codes: readonly PayrollType[] };

/** Chooses the payroll code of a slot from those of the office. The suggestion is marked and never chosen by itself. */
export const CodeSelect = ({ label, cell, codes, suggested, none, placeholder, isMissing, onChoose }: Props) => {
  const { t } = useTranslation('integrations');
  const isKnown = codes.some(({ id }) => id === cell.code);
  const shown = cell.gone ? t('mapping.gone', { code: nameOfCode(cell) }) : nameOfCode(cell);
  const options: ComboboxItem[] = [
    ...(suggested ? [{ value: suggested.id, label: nameOfCode(suggested) }] : []),
    ...(cell.code === '' ? [] : [{ value: NONE, label: none }]),
    ...(cell.code === '' || isKnown || cell.code === suggested?.id
      ? []
      : [{ value: cell.code, label: shown, disabled: cell.gone }]),
    ...codes.filter(({ id }) => id !== suggested?.id).map((code) => ({ value: code.id, label: nameOfCode(code) })),
  ];
  const choose = (value: string | null): void => {
    const code = codes.find(({ id }) => id === value) ?? (suggested?.id === value ? suggested : undefined);
    onChoose(code ? { code: code.id, name: code.name } : { code: '', name: '' });
  };
  return (
    <Select
      aria-label={label}
      size="sm"
      withScrollArea={false}
      comboboxProps={{ width: LIST_WIDTH, position: 'bottom-start' }}
      classNames={{ options: form.options ?? '', root: classes.select ?? '' }}
      data={options}
      value={cell.code === '' ? null : cell.code}
      onChange={choose}
      placeholder={placeholder}
      error={cell.gone}
      allowDeselect={false}
      searchable
      // The focus goes from one type to the next, where an open list would hide the one after.
      openOnFocus={false}
      selectFirstOptionOnChange
      onKeyDownCapture={takeMarked}
      nothingFoundMessage={t('mapping.nothing')}
      data-missing={isMissing || undefined}
      {...selectSign}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          {option.value === suggested?.id && <ToneBadge tone="accent">{t('mapping.suggested')}</ToneBadge>}
        </span>
      )}
    />
  );
};
