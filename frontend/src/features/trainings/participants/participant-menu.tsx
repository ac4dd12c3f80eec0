import { MenuItem } from '@mantine/core';
import { IconArmchair, IconCertificate, IconMail, IconUser, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { paths } from '../../../ui/paths.ts';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { Link } from '../../../ui/router.ts';
import type { ParticipantActions } from './use-participant-actions.tsx';

/** The menu of one participant in a list. */
export const ParticipantMenu = ({ row, actions }: { row: ParticipantRowOut; actions: ParticipantActions }) => {
  const { t } = useTranslation('trainings');
  return (
    <RecordMenu label={t('people.menu.of', { name: row.person_name })}>
      <MenuItem component={Link} to={paths.participant(row.training_id, row.employee_id)} leftSection={<IconUser />}>
        {t('people.menu.open')}
      </MenuItem>
      {actions.mayChange && (
        <>
          {row.waiting === 1 ? (
            <MenuItem leftSection={<IconArmchair />} onClick={() => actions.letIn(row)}>
              {t('people.menu.letIn')}
            </MenuItem>
          ) : (
            <>
              <MenuItem
                leftSection={<IconCertificate />}
                onClick={() => actions.open({ what: 'certificate', person: row })}
              >
                {t(row.certificate_state === 'none' ? 'people.certificate.set' : 'people.certificate.renew')}
              </MenuItem>
              {row.phase !== 'held' && (
                <MenuItem leftSection={<IconMail />} onClick={() => actions.open({ what: 'invite', person: row })}>
                  {t(row.invited_at === null ? 'people.invite.open' : 'people.invite.again')}
                </MenuItem>
              )}
            </>
          )}
          <MenuItem leftSection={<IconUserMinus />} onClick={() => actions.remove(row)}>
            {t('people.menu.remove')}
          </MenuItem>
        </>
      )}
    </RecordMenu>
  );
};
