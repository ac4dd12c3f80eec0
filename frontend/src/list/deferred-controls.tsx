import { deferred } from '../ui/deferred.tsx';
import { BulkMoreButton } from './bulk-more-button.tsx';
import type { ColumnSettingsProps } from './column-settings.tsx';
import {
  ActionsButton,
  AddFilterButton,
  ColumnsButton,
  PerPagePlaceholder,
  PhoneSettingsButton,
  SegmentPlaceholder,
  ViewsButton,
} from './list-placeholders.tsx';

// The pop-ups of a list are not needed for its first rows; their code, half of Mantine, would delay those rows.
export const DeferredActionsMenu = deferred(
  async () => (await import('./actions-menu.tsx')).ActionsMenu,
  () => <ActionsButton />,
);
export const DeferredBulkMore = deferred(
  async () => (await import('./bulk-more.tsx')).BulkMore,
  () => <BulkMoreButton />,
);
export const DeferredSegmentSelect = deferred(
  async () => (await import('./segment-select.tsx')).SegmentSelect,
  SegmentPlaceholder,
);
export const DeferredViewsMenu = deferred(
  async () => (await import('./views-menu.tsx')).ViewsMenu,
  () => <ViewsButton />,
);
export const DeferredPhoneSettings = deferred(
  async () => (await import('./phone-settings.tsx')).PhoneSettings,
  () => <PhoneSettingsButton />,
);
export const DeferredColumnSettings = deferred<ColumnSettingsProps>(
  async () => (await import('./column-settings.tsx')).ColumnSettings,
  ({ target }) => target ?? <ColumnsButton />,
);
export const DeferredAddFilter = deferred(
  async () => (await import('./add-filter.tsx')).AddFilter,
  () => <AddFilterButton />,
);
export const DeferredPerPage = deferred(async () => (await import('./per-page.tsx')).PerPage, PerPagePlaceholder);
