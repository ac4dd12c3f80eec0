import type { IntegrationFeature } from '#shared/permissions/actor.ts';
import { useCan } from '../ui/actor.tsx';

/**
 * Whether the pages of a push offer new credentials for an integration with these features
 * (docs/areas/integrations.md#credentials).
 */
export const useSignInOffered = (features: readonly IntegrationFeature[]): boolean =>
  useCan()('integrations:credentials') && features.includes('reauthenticate');
