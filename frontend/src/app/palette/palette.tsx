import { Combobox, Kbd, Modal, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchError } from '../../list/search-input.tsx';
import { useNavigate } from '../../ui/router.ts';
import { PHONE } from '../../ui/tokens.ts';
import { PaletteOption } from './palette-option.tsx';
import { useEnter } from './use-enter.ts';
import { usePalette } from './use-palette.ts';
import { useScreen } from '../../ui/use-screen.ts';
import classes from './palette.module.css';

type Props = { opened: boolean; onClose: () => void };

/** Search and navigation from anywhere in one box, fully usable by keyboard (docs/areas/screens.md#keyboard). */
export const Palette = ({ opened, onClose }: Props) => {
  const { t } = useTranslation('palette');
  const phone = useScreen(PHONE);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={640} yOffset={120} fullScreen={phone}>
      <Modal.Overlay backgroundOpacity={0.32} />
      <Modal.Content aria-label={t('title')} className={classes.content ?? ''}>
        <PaletteBody onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
};

/** Which keys do what. */
const PaletteFoot = () => {
  const { t } = useTranslation('palette');
  return (
    <footer className={classes.foot} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('key.move')}
      </span>
      <span>
        <Kbd>↵</Kbd> {t('key.open')}
      </span>
      <span>
        <Kbd>{t('key.ctrl')} ↵</Kbd> {t('key.newTab')}
      </span>
    </footer>
  );
};

const comboboxRole = { role: 'combobox' };

type SearchProps = { value: string; isTooLong: boolean; onType: (typed: string) => void; onClose: () => void };

/** Where one types, and the way out. */
const PaletteSearch = ({ value, isTooLong, onType, onClose }: SearchProps) => {
  const { t } = useTranslation('palette');
  return (
    <div className={classes.search}>
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <Combobox.EventsTarget withExpandedAttribute>
        <input
          {...comboboxRole}
          data-autofocus
          className={classes.input}
          aria-label={t('title')}
          placeholder={t('placeholder')}
          aria-invalid={isTooLong}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        />
      </Combobox.EventsTarget>
      <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
        <Kbd>Esc</Kbd>
      </button>
    </div>
  );
};

const PaletteBody = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const inNewTab = useRef(false);
  const { groups, words, isSearching, isBehind, problem } = usePalette(typed);
  const tooLong = useSearchError(typed);
  const combobox = useCombobox({ opened: true, loop: true });
  const rows = groups.flatMap((group) => group.rows);
  const { selectFirstOption } = combobox;
  const order = rows.map(({ key }) => key).join('\n');
  // Enter always opens the first of the rows on screen.
  useEffect(() => {
    if (order !== '') selectFirstOption();
  }, [order, selectFirstOption]);

  // Enter reaches the option as a click, which carries no modifier keys.
  const rememberKeys = (event: KeyboardEvent | PointerEvent): void => {
    inNewTab.current = event.ctrlKey || event.metaKey;
  };
  const open = (key: string): void => {
    const to = rows.find((row) => row.key === key)?.to;
    if (to === undefined) return;
    if (inNewTab.current) window.open(to, '_blank', 'noopener');
    else {
      onClose();
      void navigate(to);
    }
  };
  const enter = useEnter({
    isBehind,
    openFirst: () => {
      const [first] = rows;
      if (first && problem === null) open(first.key);
    },
  });
  const takeKey = (event: KeyboardEvent): void => {
    rememberKeys(event);
    enter.takeKey(event);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <div className={classes.box} onKeyDownCapture={takeKey} onPointerDownCapture={rememberKeys}>
        <PaletteSearch
          value={typed}
          isTooLong={tooLong !== null}
          onType={(next) => {
            enter.begin();
            setTyped(next);
          }}
          onClose={onClose}
        />
        <Combobox.Options className={classes.options ?? ''} aria-label={t('results')} aria-busy={isSearching}>
          {groups.map(({ key, title, rows: own }) => (
            <Combobox.Group key={key} label={title}>
              {own.map((row) => (
                <PaletteOption key={row.key} row={row} words={words} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        <p className={classes.status} role="status">
          {tooLong ??
            (problem !== null
              ? problem.problem.reason_phrase
              : rows.length === 0 && (isSearching ? t('searching') : t('nothing', { term: typed.trim() })))}
        </p>
        <PaletteFoot />
      </div>
    </Combobox>
  );
};
