import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCircleOff,
  IconCircleCheck,
  IconPencil,
  IconRotate,
  IconTag,
  IconTagOff,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { bulkActs, type BulkAct } from '#shared/records/bulk-acts.ts';
import type { BulkAction, BulkTarget } from '../list/bulk-action.ts';
import type { ListState } from '../list/list-state.ts';
import type { ListExport } from '../list/use-list-export.ts';
import { useCan } from '../ui/actor.tsx';
import type { BulkMode } from './bulk-modal.tsx';
import { useBulkExport } from './use-bulk-export.tsx';
import { onDemand } from '../ui/on-demand.tsx';

const BulkModal = onDemand(async () => (await import('./bulk-modal.tsx')).BulkModal);

type OpenedDialog = { mode: BulkMode; target: BulkTarget; clear: () => void };

const icons: Readonly<Record<BulkAct, ReactNode>> = {
  archive: <IconArchive />,
  unarchive: <IconArchiveOff />,
  deactivate: <IconCircleOff />,
  reactivate: <IconRotate />,
  return: <IconArrowBackUp />,
  transfer: <IconArrowsExchange />,
  check: <IconCircleCheck />,
};

/** Archived records can only be unarchived, and others not; licences show active and inactive ones together. */
const isOffered =
  (act: BulkAct) =>
  ({ segment }: ListState): boolean =>
    act === 'deactivate' || act === 'reactivate' || (segment === 'archived') === (act === 'unarchive');

/**
 * The bulk actions that every list of records offers, by right: set a field, add and remove tags, and the acts of the
 * kind, and the export of what is selected. `modal` is rendered beside the list; its code loads when it is first
 * opened.
 */
export const useBulkActions = (object: ObjectType, list: { endpoint: ListExport; permission: Permission }) => {
  const { t } = useTranslation('list');
  const can = useCan();
  const [dialog, setDialog] = useState<OpenedDialog>();
  const action = (mode: BulkMode, label: string, icon: ReactNode): BulkAction => ({
    key: mode,
    label,
    icon,
    onClick: (target, clear) => setDialog({ mode, target, clear }),
  });
  const edits = can(kindFacts[object].write) ? [action('field', t('bulk.editField'), <IconPencil />)] : [];
  const tags = can('tags:write')
    ? [action('tags_add', t('bulk.addTag'), <IconTag />), action('tags_remove', t('bulk.removeTag'), <IconTagOff />)]
    : [];
  const acts = bulkActs.flatMap((act) => {
    const rights = kindFacts[object].bulkActs[act];
    if (!rights || !can(rights.write)) return [];
    return [{ ...action(act, t(`bulk.${act}`), icons[act]), when: isOffered(act) }];
  });
  const exports = useBulkExport(list.endpoint, list.permission);
  const close = () => setDialog(undefined);
  const modal = dialog && (
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
  );
  return { edits, tags, acts, exports, actions: [...edits, ...tags, ...acts, ...exports], modal };
};
