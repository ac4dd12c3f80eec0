import type { PersonPart } from '../../ui/person-part.ts';

const modules = Object.values(import.meta.glob<{ person: PersonPart }>('../*/*.person.tsx', { eager: true }));

/** The parts of all areas; an area registers its part by the name of its file, like its routes. */
export const personParts: readonly PersonPart[] = modules
  .map(({ person }) => person)
  .toSorted((a, b) => a.order - b.order);
