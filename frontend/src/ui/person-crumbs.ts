import type { Crumb } from './crumbs.tsx';
import { paths } from './paths.ts';

/** The way to a page about a person: the list of people under its title, then the person. */
export const personCrumbs = (title: string, { id, name }: { id: number; name: string }): Crumb[] => [
  { label: title, to: paths.people },
  { label: name, to: paths.person(id) },
];
