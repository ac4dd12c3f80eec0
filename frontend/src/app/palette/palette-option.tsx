import { Combobox, Kbd } from '@mantine/core';
import { Avatar } from '../../ui/avatar.tsx';
import { Highlight } from './highlight.tsx';
import { paletteKind } from './palette-parts.ts';
import type { PaletteRow } from './use-palette.ts';
import classes from './palette.module.css';

/** A record with a distinguishing fact, or an action. */
export const PaletteOption = ({ row, words }: { row: PaletteRow; words: readonly string[] }) => (
  <Combobox.Option value={row.key} className={classes.option ?? ''}>
    {row.kind === 'hit' ? (
      <>
        <Mark row={row} />
        <span className={classes.name}>
          <Highlight text={row.hit.name} words={words} />
        </span>
        {row.hit.fact !== null && row.hit.fact !== '' && (
          <span className={classes.fact}>
            <Highlight text={row.hit.fact} words={words} />
          </span>
        )}
      </>
    ) : (
      <>
        <row.action.icon size={16} stroke={1.75} />
        <span className={classes.name}>{row.label}</span>
        {row.action.shortcut !== undefined && (
          <Kbd className={classes.shortcut ?? ''} aria-hidden="true">
            {row.action.shortcut}
          </Kbd>
        )}
      </>
    )}
    <Kbd className={classes.enter ?? ''} aria-hidden="true">
      ↵
    </Kbd>
  </Combobox.Option>
);

const Mark = ({ row }: { row: Extract<PaletteRow, { kind: 'hit' }> }) => {
  const Icon = paletteKind(row.hit.object)?.icon;
  return Icon ? <Icon size={16} stroke={1.75} /> : <Avatar name={row.hit.name} picture={row.hit.picture} />;
};
