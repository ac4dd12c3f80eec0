import type { Finding } from './finding.ts';
import { refOf, type Records } from './read-records.ts';

const namesOf = (features: unknown): string => (Array.isArray(features) ? features.map(String).toSorted().join() : '');

/**
 * What an integration brings along stands beside it, since every request asks for it: the features of an active one, and
 * none of any other (docs/areas/session-and-rights.md#features-and-flags).
 */
export const checkIntegrations = ({ entities, broughtFeatures }: Records): Finding[] => {
  const findings: Finding[] = [];
  for (const { type, id, data } of entities.values()) {
    if (type !== 'integration') continue;
    const wanted = data['active'] === 1 ? namesOf(data['features']) : '';
    if (namesOf(broughtFeatures.get(id)) !== wanted)
      findings.push({ check: 'features', key: refOf(type, id), detail: 'brings along other features than it has' });
  }
  for (const id of broughtFeatures.keys())
    if (!entities.has(refOf('integration', id)))
      findings.push({ check: 'features', key: `integration-features# ${id}`, detail: 'has no integration' });
  return findings;
};
