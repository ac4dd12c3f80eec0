import {
  IconArchive,
  IconArchiveOff,
  IconCalendarEvent,
  IconCalendarOff,
  IconClipboardCheck,
  IconEye,
  IconFileDownload,
  IconFilePencil,
  IconFilePlus,
  IconFileX,
  IconHistory,
  IconMessage2,
  IconPencil,
  IconPlus,
  IconSend,
  IconShieldHalf,
  IconTags,
  IconTrash,
  IconUserCheck,
  IconUserMinus,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react';
import type { EventType } from '#shared/activity/events.ts';
import type { Tone } from '../ui/tokens.ts';

type Icon = typeof IconPlus;

const icons: Readonly<Record<EventType, Icon>> = {
  car_added: IconPlus,
  car_updated: IconPencil,
  car_owner_changed: IconUserShare,
  car_assigned: IconUserPlus,
  car_unassigned: IconUserMinus,
  car_deleted: IconArchive,
  car_undeleted: IconArchiveOff,
  car_deleted_permanently: IconTrash,
  asset_added: IconPlus,
  asset_updated: IconPencil,
  asset_owner_changed: IconUserShare,
  asset_deleted: IconArchive,
  asset_undeleted: IconArchiveOff,
  asset_deleted_permanently: IconTrash,
  software_product_added: IconPlus,
  software_product_updated: IconPencil,
  software_product_deleted: IconArchive,
  software_product_deleted_permanently: IconTrash,
  software_product_renewal_due: IconCalendarEvent,
  software_product_renewal_passed: IconCalendarEvent,
  license_added: IconUserPlus,
  license_updated: IconPencil,
  license_reassigned: IconUserShare,
  license_deactivated: IconArchive,
  license_reactivated: IconArchiveOff,
  license_deleted_permanently: IconTrash,
  employee_added: IconPlus,
  employee_updated: IconPencil,
  employee_deleted: IconArchive,
  employee_undeleted: IconArchiveOff,
  employee_deleted_permanently: IconTrash,
  leaver_checklist: IconClipboardCheck,
  kept_by_leaver: IconUserCheck,
  plan_called_off: IconCalendarOff,
  history_corrected: IconHistory,
  custom_field_updated: IconPencil,
  custom_field_defined: IconPencil,
  tags_updated: IconTags,
  note_added: IconMessage2,
  message_sent: IconSend,
  file_added: IconFilePlus,
  file_renamed: IconFilePencil,
  file_type_changed: IconFilePencil,
  file_deleted: IconFileX,
  file_restored: IconFilePlus,
  file_read: IconEye,
  role_updated: IconShieldHalf,
  user_added: IconUserPlus,
  user_deactivated: IconUserMinus,
  sessions_revoked: IconUserMinus,
  features_updated: IconPencil,
  impersonation_started: IconUserShare,
  impersonation_stopped: IconUserShare,
  exported: IconFileDownload,
};

/** Every type of event, without the event schemas, which would bring zod into the chunk that lists share. */
export const knownEventTypes = Object.keys(icons) as EventType[];

/** The icon of an event; a type that this build does not know yet gets a general one. */
export const iconOf = (type: EventType): Icon => icons[type] ?? IconPencil;

/** Accent for what people wrote, gray for every other event (docs/areas/screens.md#colour-and-tone). */
export const toneOf = (type: EventType): Tone => (type === 'note_added' || type === 'message_sent' ? 'accent' : 'gray');
