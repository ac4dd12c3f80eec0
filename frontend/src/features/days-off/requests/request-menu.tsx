import { MenuItem } from '@mantine/core';
import { IconCalendarOff, IconCalendarUser, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { Link } from '../../../ui/router.ts';
import { isHidden } from './is-hidden.ts';
import { onDemand } from '../../../ui/on-demand.tsx';

const AbsenceForm = onDemand(async () => (await import('./absence-form.tsx')).AbsenceForm);
const CancelRequestModal = onDemand(async () => (await import('./cancel-request-modal.tsx')).CancelRequestModal);
const EndAbsenceModal = onDemand(async () => (await import('./end-absence-modal.tsx')).EndAbsenceModal);
const ChangeRequest = onDemand(async () => (await import('./change-request.tsx')).ChangeRequest);

type Asked = 'change' | 'end' | 'cancel';

/** What can be done with a request or an absence, besides deciding it; `label` names the menu in the list of a person. */
export const RequestMenu = ({ request, label }: { request: RequestOut; label?: string }) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const isLiving = request.state === 'requested' || request.state === 'approved';
  const mayChange = can('days:write') && isLiving;
  const isAbsence = request.kind === 'absence';
  // In the list of a person nothing is left of the menu where nothing may be changed.
  if (label !== undefined && !mayChange) return <span />;
  return (
    <>
      <RecordMenu {...(label !== undefined && { label })}>
        {mayChange && (
          <MenuItem leftSection={<IconPencil />} onClick={() => setAsked('change')}>
            {t('request.menu.change')}
          </MenuItem>
        )}
        {mayChange && isAbsence && request.end_date === null && (
          <MenuItem leftSection={<IconCalendarOff />} onClick={() => setAsked('end')}>
            {t('request.menu.end')}
          </MenuItem>
        )}
        {label === undefined && (
          <MenuItem
            component={Link}
            to={paths.calendarOfPerson(request.employee_id)}
            leftSection={<IconCalendarUser />}
          >
            {t('request.menu.year')}
          </MenuItem>
        )}
        {mayChange && !isHidden(request) && (
          <MenuItem leftSection={<IconTrash />} color="red" onClick={() => setAsked('cancel')}>
            {t(
              isAbsence
                ? 'request.menu.remove'
                : request.state === 'requested'
                  ? 'request.menu.withdraw'
                  : 'request.menu.cancel',
            )}
          </MenuItem>
        )}
      </RecordMenu>
      {asked === 'change' && isAbsence && <AbsenceForm absence={request} onDone={close} />}
      {asked === 'change' && !isAbsence && <ChangeRequest id={request.id} onDone={close} />}
      {asked === 'end' && <EndAbsenceModal absence={request} close={close} />}
      {asked === 'cancel' && <CancelRequestModal request={request} close={close} />}
    </>
  );
};
