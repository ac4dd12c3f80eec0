import type { ImportColumn } from '#shared/imports/import-column.ts';

export const TEAM_NAME = 'name';
/** The column of the people who lead a team, each by number, e-mail address or name, separated by `;` or `,`. */
export const TEAM_LEADERS = 'leaders';
/** The column of how many people a team asks to be at work; 0 is none. */
export const TEAM_MINIMUM = 'min_at_work';

/** The columns that a file of teams may have (docs/areas/files.md#import). */
export const teamImportColumns = [
  { key: TEAM_NAME, header: 'Team', label: 'people:column.team', kind: 'text', synonyms: ['team name', 'teamnaam', 'afdeling', 'dienst', 'department', 'équipe', "nom de l'équipe", 'département', 'service'], required: true },
  { key: TEAM_LEADERS, header: 'Team lead', label: 'people:teams.leader', kind: 'text', synonyms: ['team leader', 'team leaders', 'led by', 'teamleider', 'teamleiders', 'geleid door', 'teamverantwoordelijke', "responsable d'équipe", "chef d'équipe", 'dirigée par'] },
  { key: TEAM_MINIMUM, header: 'Minimum at work', label: 'people:teams.minimum', kind: 'integer', synonyms: ['min at work', 'minimum people', 'minimum aan het werk', 'minimumbezetting', 'minimum aanwezig', 'minimum au travail', 'effectif minimum', 'minimum présent'] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** Lines of the template. */
export const teamSamples = [
  { name: { example: 'finance' }, leaders: '1001', min_at_work: 2 },
  { name: { example: 'workshop' }, leaders: '1001; 1002' },
] as const;
