import { late } from '../ui/late.tsx';
import {
  ActionsFace,
  AddFilterFace,
  ColumnsFace,
  PerPageFace,
  PhoneSettingsFace,
  SegmentFace,
  ViewsFace,
} from './faces.tsx';

// What a list opens is not needed for its first rows: half of Mantine would come before them.
export const LateActionsMenu = late(
  async () => (await import('./actions-menu.tsx')).ActionsMenu,
  () => <ActionsFace />,
);
export const LateSegmentSelect = late(async () => (await import('./segment-select.tsx')).SegmentSelect, SegmentFace);
export const LateViewsMenu = late(
  async () => (await import('./views-menu.tsx')).ViewsMenu,
  ({ isPhone }) => <ViewsFace isPhone={isPhone} />,
);
export const LatePhoneSettings = late(
  async () => (await import('./phone-settings.tsx')).PhoneSettings,
  () => <PhoneSettingsFace />,
);
export const LateColumnSettings = late(
  async () => (await import('./column-settings.tsx')).ColumnSettings,
  () => <ColumnsFace />,
);
export const LateAddFilter = late(
  async () => (await import('./add-filter.tsx')).AddFilter,
  () => <AddFilterFace />,
);
export const LatePerPage = late(async () => (await import('./per-page.tsx')).PerPage, PerPageFace);
