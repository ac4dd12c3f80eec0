import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/contract/people/get-team.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import classes from './teams.module.css';

const Member = ({ member }: { member: TeamMember }) => {
  const { t } = useTranslation('people');
  const things = [
    member.vehicles !== null && member.vehicles > 0 && t('page.heldVehicles', { count: member.vehicles }),
    member.assets !== null && member.assets > 0 && t('page.heldAssets', { count: member.assets }),
    member.licences !== null && member.licences > 0 && t('page.heldLicences', { count: member.licences }),
  ].filter(Boolean);
  return (
    <li className={classes.member}>
      <Avatar name={member.name} picture={member.avatar} size={32} />
      <span className={classes.memberWords}>
        <span className={classes.memberName}>
          <Link to={paths.person(member.id)}>{member.name}</Link>
          {member.leader === 1 && <ToneBadge tone="accent">{t('teams.leader')}</ToneBadge>}
        </span>
        {member.function !== null && <span className={classes.dim}>{member.function}</span>}
      </span>
      <span className={classes.things}>{things.length > 0 ? things.join(', ') : t('held.nothingToday')}</span>
      {member.cost_monthly !== null && (
        <span className={classes.memberCost}>
          <Money value={member.cost_monthly} />
        </span>
      )}
    </li>
  );
};

/** The people of a team, with what each has and what that costs a month. */
export const TeamPeople = ({ people }: { people: readonly TeamMember[] }) => {
  const { t } = useTranslation('people');
  return (
    <SectionCard
      flush
      title={t('title')}
      action={
        people.some(({ cost_monthly: cost }) => cost !== null) && (
          <span className={classes.columnTitle}>{t('teams.costMonth')}</span>
        )
      }
    >
      {people.length === 0 ? (
        <p className={classes.empty}>{t('teams.nobodyIn')}</p>
      ) : (
        <ul className={classes.members}>
          {people.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
};
