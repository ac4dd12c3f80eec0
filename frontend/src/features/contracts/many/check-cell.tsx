import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORTCODE_VALUE_MAX } from '#shared/contracts/limits.ts';
import { typedProblem } from '#shared/contracts/many.rules.ts';
import { shortcodeOf } from '#shared/templates/shortcodes.ts';
import classes from './many.module.css';

type Props = {
  name: string;
  label: string;
  /** The name of the person of the row. */
  person: string;
  isMissing: boolean;
  /** What the records say. */
  record: string;
  typed: string;
  onType: (text: string) => void;
  /** Several lines at once, to be put into the cells below, too. */
  onPaste: (text: string) => void;
};

const hints: Readonly<Record<string, string>> = { employee_national_number: '00.00.00-000.00' };

/** One value of one person: as the records have it, or a field to type it in. It is checked on leaving. */
export const CheckCell = ({ name, label, person, isMissing, record, typed, onType, onPaste }: Props) => {
  const { t } = useTranslation('contracts');
  const [before, setBefore] = useState(typed);
  const [isIn, setIn] = useState(false);
  if (!isMissing) return <td data-label={label}>{record}</td>;
  const problem = isIn ? undefined : typedProblem(name, typed);
  const state = typed.trim() === '' || typedProblem(name, typed) !== undefined ? 'missing' : 'filled';
  const restore = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onType(before);
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <td data-label={label} data-state={state}>
      <input
        data-cell
        className={classes.cell}
        aria-label={t('many.cell', { label, person })}
        aria-invalid={problem !== undefined}
        placeholder={hints[name] ?? (shortcodeOf(name)?.type === 'date' ? t('many.dateHint') : undefined)}
        value={typed}
        onFocus={() => {
          setBefore(typed);
          setIn(true);
        }}
        onBlur={() => setIn(false)}
        onKeyDown={restore}
        onPaste={paste}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {problem && (
        <small className={classes.problem}>{t(`many.problem.${problem}`, { max: SHORTCODE_VALUE_MAX })}</small>
      )}
    </td>
  );
};
