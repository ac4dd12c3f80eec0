import { keysOf } from '#shared/values/keys-of.ts';
/**
 * Which area starts the runs of a kind. Undoing is started by runs and by imports. An export is absent: it changes nothing
 * and shows each area only what it reads anyway. A push is absent, too: it does nothing without its command, which only
 * the area of pushes writes.
 */
const kindsByArea = {
  people: ['leaver', 'person-export', 'person-erase'],
  assets: [
    'assets-assign',
    'assets-assign-stock',
    'assets-assign-policy',
    'assets-assign-stock-policy',
    'assets-transfer',
  ],
  software: ['software-assign'],
  trainings: ['participants-add', 'participants-remove', 'participants-update', 'participants-invite'],
  daysOff: ['days-off-decide', 'days-off-rederive'],
  contracts: ['contracts-add', 'contracts-send', 'contracts-download'],
  records: ['bulk_edit', 'bulk_act', 'number_records'],
  imports: ['import-check', 'import'],
  undo: [
    'import-undo',
    'bulk_edit-undo',
    'bulk_act-undo',
    'assets-undo',
    'software-undo',
    'participants-undo',
    'contracts-undo',
    'leaver-undo',
  ],
} as const;

type AreaOfRuns = keyof typeof kindsByArea;

export const areasOfRuns = keysOf(kindsByArea);

export const kindsOfArea = (area: AreaOfRuns): readonly string[] => kindsByArea[area];

const areaByKind = new Map<string, AreaOfRuns>(
  areasOfRuns.flatMap((area) => kindsByArea[area].map((kind) => [kind, area] as const)),
);

/** The area that starts runs of a kind; undefined for one that any area may start. */
export const areaOfRun = (kind: string): AreaOfRuns | undefined => areaByKind.get(kind);

/** In front of the partitions that say of a run that its area started it; each area writes those of its own alone. */
const PREFIX = 'run-of#';

export const patternOfRuns = <Area extends AreaOfRuns>(area: Area): `run-of#${Area}#*` => `${PREFIX}${area}#*`;
export const markKey = (area: AreaOfRuns, runId: string) =>
  ({ pk: `${PREFIX}${area}#${runId}`, sk: 'started' }) as const;

/** Says that every run has its mark, which those of the release before marks did not. */
export const MARKED_RUNS = 'marked-runs';
