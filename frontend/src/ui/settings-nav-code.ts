import type { ComponentType } from 'react';

/** Loads the navigation between the settings. The settings bring it, since this folder knows no area. */
export const settingsNav: { load: () => Promise<ComponentType> } = { load: () => Promise.resolve(() => null) };
