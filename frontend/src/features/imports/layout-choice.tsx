import { useTranslation } from 'react-i18next';
import type { StartedImport } from './use-started-import.ts';
import { selectSign } from '../../ui/select-sign.tsx';
import { Select } from '../../ui/select.tsx';
import classes from './columns-step.module.css';

const CELLS_SHOWN = 5;

type Props = { started: StartedImport; onLayout: (layout: { sheet: string; header: number }) => void };

/** A row in words: its first cells that hold anything. */
const rowWords = (cells: readonly string[]): string => {
  const filled = cells.filter((text) => text.trim() !== '');
  const more = filled.length > CELLS_SHOWN ? ' …' : '';
  return filled.slice(0, CELLS_SHOWN).join(' · ') + more;
};

const selector = { ...selectSign, allowDeselect: false } as const;

/** The sheet that is read and the row with the names of the columns, as guessed or chosen. */
export const LayoutChoice = ({ started, onLayout }: Props) => {
  const { t } = useTranslation('imports');
  const { sheets, sheet, header_row: header, preview } = started;
  const rows = preview.some(({ row }) => row === header) ? preview : [...preview, { row: header, cells: [] }];
  return (
    <div className={classes.layout}>
      {sheets.length > 1 && (
        <Select
          {...selector}
          label={t('columns.sheet')}
          data={[...sheets]}
          value={sheet ?? sheets[0] ?? null}
          onChange={(name) => name !== null && name !== sheet && onLayout({ sheet: name, header: 0 })}
        />
      )}
      <Select
        {...selector}
        className={classes.headerRow}
        label={t('columns.headerRow')}
        data={rows.map(({ row, cells }) => ({
          value: String(row),
          label: t('columns.headerRowOption', { row, cells: rowWords(cells) }),
        }))}
        value={String(header)}
        onChange={(row) =>
          row !== null && Number(row) !== header && onLayout({ sheet: sheet ?? '', header: Number(row) })
        }
      />
    </div>
  );
};
