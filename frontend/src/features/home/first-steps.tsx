import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../ui/actor.tsx';
import type { Home } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { homeParts } from './home-parts.ts';
import classes from './home.module.css';

/** The first steps of a new company that this user may take. */
export const FirstSteps = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const can = useCan();
  const steps = homeParts
    .flatMap((part) => part.steps ?? [])
    .filter(({ due }) => due(home))
    .map((step) => ({ ...step, actions: step.actions.filter(({ permission }) => can(permission)) }))
    .filter(({ actions }) => actions.length > 0);
  if (steps.length === 0) return null;
  return (
    <SectionCard title={t('steps.title')} flush>
      <ol className={classes.steps}>
        {steps.map(({ key, icon: Icon, title, text, actions }) => (
          <li key={key}>
            <Icon size={18} stroke={1.75} />
            <div className={classes.stepWords}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
            <div className={classes.stepActions}>
              {actions.map(({ label, to }) => (
                <Button key={to} component={Link} to={to} variant="default">
                  {t(label)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
};
