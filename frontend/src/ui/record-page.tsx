import { Skeleton } from '@mantine/core';
import { createContext, use, type ReactNode } from 'react';
import { Crumbs, type Crumb } from './crumbs.tsx';
import { Reading } from './reading.tsx';
import { Outlet } from './router.ts';
import classes from './record-page.module.css';

export type Fact = { key: string; label: string; value: ReactNode };

/** Keeps the place of a fact that is being read. */
export const FactSkeleton = () => <Skeleton height={20} width={64} radius={5} />;

type HeaderProps = {
  crumbs: readonly Crumb[];
  /** The place of the record in the list that led to it (`Neighbours`). */
  place?: ReactNode;
  /** The picture before the title. */
  picture?: ReactNode;
  title: string;
  /** The number or code after the title, which no line breaks. */
  code?: string;
  badges?: ReactNode;
  /** The most important facts, a few of them. */
  facts?: readonly Fact[];
  /** The primary action and the menu. */
  actions?: ReactNode;
};

/** Whether the head is drawn from the row of a list, before the record is read. */
const OutlineContext = createContext(false);

export const RecordHeader = ({ crumbs, place, picture, title, code, badges, facts = [], actions }: HeaderProps) => {
  const isOutline = use(OutlineContext);
  const words = code === undefined ? title : [`${title} `, <span key="code">{code}</span>];
  return (
    <header className={classes.header}>
      <div className={classes.crumbs}>
        <Crumbs crumbs={crumbs} />
        {!isOutline && place}
      </div>
      <div className={classes.line}>
        <div className={classes.name}>
          {picture}
          {isOutline ? <p className={classes.title}>{words}</p> : <h1 className={classes.title}>{words}</h1>}
        </div>
        {badges && <div className={classes.badges}>{badges}</div>}
        {isOutline ? (
          <div className={classes.actions}>
            <Skeleton height={36} width={144} />
          </div>
        ) : (
          actions && <div className={classes.actions}>{actions}</div>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ key, label, value }) => (
            <div key={key} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
};

type PageProps = {
  header: ReactNode;
  /** Messages about the whole record, under the header. */
  banners?: ReactNode;
  side?: ReactNode;
  children: ReactNode;
};

/**
 * A record: header, banners, main column, and a side column of panels that goes below on narrow screens. A question
 * with an address below that of the record (`ConfirmAt`) opens over it.
 */
export const RecordPage = ({ header, banners, side, children }: PageProps) => (
  <div className={classes.page}>
    {header}
    {banners && <div className={classes.banners}>{banners}</div>}
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      {side && <aside className={classes.column}>{side}</aside>}
    </div>
    <Outlet />
  </div>
);

/**
 * A record of which only the row of a list is known: its head at the place where it stays. The heading of a page is that
 * of a record that was read, so that nobody is told of a page that is not there yet.
 */
export const RecordOutline = ({ head }: { head: ReactNode }) => (
  <div className={classes.page} aria-busy="true">
    <OutlineContext value>{head}</OutlineContext>
    <Reading>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Skeleton height={160} />
          <Skeleton height={200} />
        </div>
        <aside className={classes.column}>
          <Skeleton height={120} />
        </aside>
      </div>
    </Reading>
  </div>
);
