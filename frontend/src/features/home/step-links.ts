import {
  IconApps,
  IconBeach,
  IconCar,
  IconDeviceLaptop,
  IconFileText,
  IconKey,
  IconSchool,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import type { FirstStepKey } from '#shared/home/first-steps.ts';
import type { SuggestionKind } from '#shared/home/suggestions.ts';
import { paths } from '../../ui/paths.ts';

type StepLinks = {
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Where each action of the step leads. */
  to: Readonly<Record<string, string>>;
  /** What can be added at a click to begin with. */
  suggests?: { readonly kind: SuggestionKind; readonly object?: CustomFieldObject };
};

export const stepLinks: Readonly<Record<FirstStepKey, StepLinks>> = {
  people: {
    icon: IconUsers,
    to: { import: paths.importPeople, add: paths.newPerson },
    suggests: { kind: 'custom_field', object: 'employee' },
  },
  teams: { icon: IconSitemap, to: { open: paths.teams } },
  colleagues: { icon: IconKey, to: { add: paths.newUser } },
  fleet: {
    icon: IconCar,
    to: { import: paths.importVehicles, add: paths.newVehicle, features: paths.features },
    suggests: { kind: 'custom_field', object: 'car' },
  },
  assets: {
    icon: IconDeviceLaptop,
    to: { import: paths.importAssets, add: paths.newAsset },
    suggests: { kind: 'asset_type' },
  },
  software: {
    icon: IconApps,
    to: { import: paths.importSoftware, add: paths.newSoftwareProduct },
    suggests: { kind: 'custom_field', object: 'software_product' },
  },
  trainings: {
    icon: IconSchool,
    to: { import: paths.importTrainings, add: paths.newTraining },
    suggests: { kind: 'program' },
  },
  contracts: { icon: IconFileText, to: { templates: paths.templates } },
  daysOff: {
    icon: IconBeach,
    to: { types: paths.dayOffTypes, integration: paths.newIntegration },
    suggests: { kind: 'day_off_type' },
  },
};
