import { IconPencil, IconTag, IconTagOff } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { BulkAction, BulkTarget } from '../list/bulk-bar.tsx';
import { useCan } from '../ui/actor.tsx';
import type { BulkMode } from './bulk-modal.tsx';

const BulkModal = lazy(async () => ({ default: (await import('./bulk-modal.tsx')).BulkModal }));

type OpenedDialog = { mode: BulkMode; target: BulkTarget; clear: () => void };

/**
 * The bulk actions that every list of records offers, by right: set a field, add and remove tags. `modal` is rendered
 * beside the list; its code loads when it is first opened.
 */
export const useBulkActions = (object: ObjectType, write: Permission): { actions: BulkAction[]; modal: ReactNode } => {
  const { t } = useTranslation('list');
  const can = useCan();
  const [dialog, setDialog] = useState<OpenedDialog>();
  const action = (mode: BulkMode, label: string, icon: ReactNode): BulkAction => ({
    key: mode,
    label,
    icon,
    onClick: (target, clear) => setDialog({ mode, target, clear }),
  });
  const actions = [
    ...(can(write) ? [action('field', t('bulk.editField'), <IconPencil />)] : []),
    ...(can('tags:write')
      ? [action('tags_add', t('bulk.addTag'), <IconTag />), action('tags_remove', t('bulk.removeTag'), <IconTagOff />)]
      : []),
  ];
  const close = () => setDialog(undefined);
  const modal = dialog && (
    <Suspense>
      <BulkModal
        object={object}
        mode={dialog.mode}
        target={dialog.target}
        onClose={close}
        onStarted={() => {
          close();
          dialog.clear();
        }}
      />
    </Suspense>
  );
  return { actions, modal };
};
