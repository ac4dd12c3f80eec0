import { lazy, Suspense, type ReactNode } from 'react';
import { loadLater } from './first-page.ts';
import classes from './section-card.module.css';

// What opens over a page loads after it.
const InfoTip = lazy(() => loadLater(async () => ({ default: (await import('./info-tip.tsx')).InfoTip })));

type Props = {
  title: ReactNode;
  /** A count, or in few words that there is nothing. */
  note?: ReactNode;
  /** What the card counts and what not, behind a sign beside the title. */
  info?: string | undefined;
  /** Quiet actions at the right of the title. */
  action?: ReactNode;
  /** Puts the actions below a title that leaves no room for them in its line. */
  wraps?: boolean;
  /** Lets rows run to the card's edges; they bring their own padding. */
  flush?: boolean;
  /** Without them the card is a single line. */
  children?: ReactNode;
};

/** A bordered part of a page with its own title; cards are never nested. */
export const SectionCard = ({ title, note, info, action, wraps = false, flush = false, children }: Props) => (
  <section className={classes.card}>
    <header className={classes.head} data-wraps={wraps || undefined}>
      <h2>
        {title} {note !== undefined && <span className={classes.note}>{note}</span>}
      </h2>
      {info !== undefined && (
        <Suspense>
          <InfoTip text={info} />
        </Suspense>
      )}
      {action && <div className={classes.actions}>{action}</div>}
    </header>
    {children && <div className={flush ? undefined : classes.body}>{children}</div>}
  </section>
);
