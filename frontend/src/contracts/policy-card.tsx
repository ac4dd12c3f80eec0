import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetails } from '#shared/contract/contracts/policy.ts';
import { useCan } from '../ui/actor.tsx';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/router.ts';
import { paths } from '../ui/paths.ts';
import { SectionCard } from '../ui/section-card.tsx';
import { StateBadge } from './state-badge.tsx';
import classes from './policies.module.css';

type Owed = { readonly employee_id: number; readonly person_name: string } | null;
type Props = {
  policy: PolicyDetails | null;
  /** The person who signed a policy over the thing, has it no longer, and got no receipt. */
  owed: Owed;
  /** Somebody has it, so that a policy can be made. */
  isHeld: boolean;
  addTo: string;
  receiptTo: (person: number) => string;
};

/** The policy of a vehicle or an asset with its state, and the ways to a new one and to a receipt. */
export const PolicyCard = ({ policy, owed, isHeld, addTo, receiptTo }: Props) => {
  const { t } = useTranslation('policies');
  const can = useCan();
  if (!can('policies:read')) return null;
  const mayAdd = can('policies:add');
  const isEmpty = !policy && !owed && isHeld;
  return (
    <SectionCard
      title={t('card.title')}
      {...(!policy && isHeld && { note: t('card.none') })}
      action={
        mayAdd &&
        isHeld && (
          <Button component={Link} to={addTo} variant="subtle" size="compact-sm" leftSection={<IconPlus />}>
            {t(policy ? 'card.again' : 'card.add')}
          </Button>
        )
      }
    >
      {!isEmpty && (
        <>
          {policy && (
            <>
              <div className={classes.state}>
                <Link to={paths.contract(policy.contract_id)}>{policy.name}</Link>
                <StateBadge row={{ state: policy.state, deleted: 0 }} />
              </div>
              {policy.outdated === 1 && <p className={classes.note}>{t('card.outdated')}</p>}
            </>
          )}
          {!policy && !isHeld && <p className={classes.note}>{t('card.nobody')}</p>}
          {owed && (
            <Banner tone="amber" action={mayAdd && <Link to={receiptTo(owed.employee_id)}>{t('card.receipt')}</Link>}>
              {t('card.owed', { name: owed.person_name })}
            </Banner>
          )}
        </>
      )}
    </SectionCard>
  );
};
