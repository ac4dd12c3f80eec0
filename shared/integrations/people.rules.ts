/** An integration as far as it decides whose people are on it. */
type TeamsOfIntegration = { readonly id: number; readonly active: number; readonly team_ids: readonly number[] };

/**
 * The integration that a person is on: the active one that names a team of theirs, else the active one that names no
 * team. Of several the first one that was added has the person, so nobody is pushed by two
 * (docs/areas/integrations.md#integrations).
 */
export const integrationOf = (
  person: { readonly team_ids: readonly number[] },
  integrations: readonly TeamsOfIntegration[],
): number | null => {
  const active = integrations.filter((one) => one.active === 1).toSorted((one, other) => one.id - other.id);
  const claims = active.find((one) => one.team_ids.some((team) => person.team_ids.includes(team)));
  return (claims ?? active.find((one) => one.team_ids.length === 0))?.id ?? null;
};
