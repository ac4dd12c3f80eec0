import { IconSchool } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';
import { participantRoutes } from './participants/participants.routes.tsx';

export const nav: NavEntry[] = [
  {
    key: 'trainings',
    to: '/trainings',
    icon: IconSchool,
    permission: 'trainings:read',
    order: 60,
    label: 'shell:nav.trainings',
    jump: 't',
    object: 'training',
    counts: 'courses',
  },
];

const customFields = async (object: 'program' | 'training') => ({
  Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf(object),
});

/** The pages of trainings (docs/areas/trainings.md#pages). */
export const routes: RouteObject[] = [
  {
    path: 'trainings',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./trainings-page.tsx')).TrainingsPage }) },
      { path: 'create', lazy: async () => ({ Component: (await import('./new-training-page.tsx')).NewTrainingPage }) },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./training-page.tsx')).TrainingPage }),
        children: [
          {
            path: 'delete',
            lazy: async () => ({ Component: (await import('./delete-training-page.tsx')).DeleteTrainingPage }),
          },
          {
            path: 'add-to-program',
            lazy: async () => ({ Component: (await import('./add-to-program-page.tsx')).AddToProgramPage }),
          },
        ],
      },
      {
        path: ':id/edit',
        lazy: async () => ({ Component: (await import('./edit-training-page.tsx')).EditTrainingPage }),
      },
      { path: ':id/edit/customFields', lazy: () => customFields('training') },
      {
        path: 'programs/:id',
        lazy: async () => ({ Component: (await import('./program-page.tsx')).ProgramPage }),
        children: [
          {
            path: 'delete',
            lazy: async () => ({ Component: (await import('./delete-program-page.tsx')).DeleteProgramPage }),
          },
        ],
      },
      {
        path: 'programs/:id/edit',
        lazy: async () => ({ Component: (await import('./edit-program-page.tsx')).EditProgramPage }),
      },
      { path: 'programs/:id/edit/customFields', lazy: () => customFields('program') },
    ],
  },
  ...participantRoutes,
  {
    path: 'settings/trainings',
    lazy: async () => ({ Component: (await import('./training-settings-page.tsx')).TrainingSettingsPage }),
  },
];
