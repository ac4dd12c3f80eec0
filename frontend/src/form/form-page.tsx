import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/router.ts';
import classes from './form-page.module.css';

type Props = {
  title: string;
  crumbs: readonly { label: string; to: string }[];
  cancelTo: string;
  /** Verb of the button: "Save changes". */
  submit: string;
  saving: boolean;
  disabled?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A page that is one form: 560 wide, its foot bar always in sight (visual.md §6). */
export const FormPage = ({ title, crumbs, cancelTo, submit, saving, disabled = false, onSubmit, children }: Props) => {
  const { t } = useTranslation('form');
  return (
    <form
      className={classes.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) onSubmit();
      }}
    >
      <div className={classes.scroller}>
        <div className={classes.column}>
          <nav className={classes.crumbs}>
            {crumbs.map(({ label, to }, index) => (
              <span key={to}>
                {index > 0 && <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />}
                <Link to={to}>{label}</Link>
              </span>
            ))}
          </nav>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
      </div>
      <footer className={classes.foot}>
        <div className={classes.footColumn}>
          <Button component={Link} to={cancelTo} variant="default">
            {t('foot.cancel')}
          </Button>
          <Button type="submit" loading={saving} disabled={disabled}>
            {submit}
          </Button>
        </div>
      </footer>
    </form>
  );
};

/** A titled group of fields; the grid puts two short ones side by side. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h2 className={classes.sectionTitle}>{title}</h2>
    {children}
  </section>
);
