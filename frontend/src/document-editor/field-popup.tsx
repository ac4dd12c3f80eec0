import { Kbd } from '@mantine/core';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from './field-choice.ts';
import type { Stage } from './stage.ts';
import classes from './field-popup.module.css';

const WIDTH = 380;
const HEIGHT = 320;
const EDGE = 8;

/** Below the cursor, or above it where there is no room. */
const placeAt = (rect: DOMRect | null | undefined) => {
  const { left = 0, top = 0, bottom = 0 } = rect ?? {};
  const isAbove = bottom + HEIGHT > innerHeight && top > HEIGHT;
  return {
    left: Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE)),
    ...(isAbove ? { bottom: innerHeight - top + EDGE } : { top: bottom + EDGE }),
  };
};

/** The label with the typed words in the accent colour. */
const Label = ({ label, query }: { label: string; query: string }) => {
  const at = query === '' ? -1 : label.toLocaleLowerCase().indexOf(query.toLocaleLowerCase());
  if (at < 0) return <span>{label}</span>;
  return (
    <span>
      {label.slice(0, at)}
      <b className={classes.match}>{label.slice(at, at + query.length)}</b>
      {label.slice(at + query.length)}
    </span>
  );
};

type OptionProps = { id: string; field: FieldChoice; query: string; isChosen: boolean; insert: () => void };

const Option = ({ id, field, query, isChosen, insert }: OptionProps) => {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={own}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.option}
      // The text keeps the focus: a press would take it away before the click.
      onMouseDown={(event) => {
        event.preventDefault();
        insert();
      }}
    >
      <Label label={field.label} query={query} />
      <span className={classes.code}>#{field.name}</span>
    </div>
  );
};

/** What typing # opens: the fields that match, chosen with the arrow keys while the cursor stays in the text. */
export const FieldPopup = ({ text, stage }: { text: HTMLElement; stage: Stage }) => {
  const { t } = useTranslation('document-editor');
  const id = useId();
  const search = useSyncExternalStore(stage.onSearch, stage.search);
  const chosen = search?.found[search.at];
  useEffect(() => {
    if (!search) return undefined;
    text.setAttribute('aria-controls', id);
    if (chosen) text.setAttribute('aria-activedescendant', `${id}-${chosen.name}`);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [text, id, search, chosen]);
  if (!search) return null;
  const { query, found, insert } = search;
  return createPortal(
    <div className={classes.popup} style={placeAt(search.place?.())}>
      <p className={classes.head} role="status">
        {t(found.length === 0 ? 'field.none' : query === '' ? 'field.all' : 'field.search', { query })}
      </p>
      {found.length > 0 && (
        <div id={id} role="listbox" aria-label={t('field.all')} tabIndex={-1} className={classes.options}>
          {found.map((field) => (
            <Option
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              query={query}
              isChosen={field === chosen}
              insert={() => insert(field)}
            />
          ))}
        </div>
      )}
      <p className={classes.keys} aria-hidden="true">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('field.choose')} <Kbd>Enter</Kbd> {t('field.insertKey')} <Kbd>Esc</Kbd>{' '}
        {t('field.closeKey')}
      </p>
    </div>,
    document.body,
  );
};
