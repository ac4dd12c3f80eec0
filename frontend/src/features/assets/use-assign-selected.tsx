import { IconUserPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import type { BulkAction, BulkTarget } from '../../list/bulk-action.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const AssignSelectedModal = onDemand(async () => (await import('./assign-selected-modal.tsx')).AssignSelectedModal);

/**
 * The bulk action that gives selected assets in stock to people, one each. A team manager gives out nothing that nobody
 * has (docs/areas/session-and-rights.md#teams).
 */
export const useAssignSelected = (): { actions: BulkAction[]; modal: ReactNode } => {
  const { t } = useTranslation('assets');
  const can = useCan();
  const actor = useActor();
  const [opened, setOpened] = useState<{ target: BulkTarget; clear: () => void }>();
  if (!can('assets:write') || isTeamScoped(actor)) return { actions: [], modal: null };
  const close = () => setOpened(undefined);
  const assign: BulkAction = {
    key: 'assign',
    label: t('actions.assignSelected'),
    icon: <IconUserPlus />,
    when: ({ segment }) => segment !== 'archived',
    onClick: (target, clear) => setOpened({ target, clear }),
  };
  const modal = opened && (
    <AssignSelectedModal
      target={opened.target}
      close={close}
      onStarted={() => {
        close();
        opened.clear();
      }}
    />
  );
  return { actions: [assign], modal };
};
