import type { Journal, Made } from './journal.ts';
import { processNames, type Memory } from './killed-runtime.ts';

/** Lines of a table by window: the most that each process had. */
export const memoryLines = (windows: readonly (readonly Memory[])[], windowMs: number): string[] => [
  `| from | ${processNames.map((name) => `${name} MB, most`).join(' | ')} |`,
  '| --- | --- | --- | --- |',
  ...windows.map((window, at) => {
    const most = processNames.map((name) => Math.max(...window.map((each) => each[name])));
    return `| ${Math.round((at * windowMs) / 1000)} s | ${most.join(' | ')} |`;
  }),
];

/** What users were told is saved. */
export const acknowledged = ({ made, runs }: Journal): string => {
  const count = (of: Made['kind']): number => made.filter(({ kind }) => kind === of).length;
  const sum = (of: (one: Made) => number): number => made.reduce((all, one) => all + of(one), 0);
  const items = Array.from(runs.values()).reduce((all, done) => all + done, 0);
  const parts = [
    `${count('car')} vehicles (${sum(({ colour }) => Number(colour !== undefined))} edited)`,
    `${count('asset')} assets`,
    `${count('employee')} people`,
    `${sum(({ notes }) => notes.length)} notes`,
    `${sum(({ requests }) => requests.length)} requests`,
    `${runs.size} runs of ${items} items`,
  ];
  return `acknowledged: ${parts.join(', ')}`;
};
