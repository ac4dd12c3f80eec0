import { usePersonChoice } from './use-people-search.ts';

/** Whom a form means by an id; 0 is `nobody`. */
export const PersonName = ({ id, nobody }: { id: number; nobody: string }) => {
  const person = usePersonChoice(id, true);
  return id > 0 ? (person?.name ?? `#${id}`) : nobody;
};
