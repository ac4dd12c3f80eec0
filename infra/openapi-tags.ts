import { areas } from './constructs/areas.ts';

/** The tags of the document, in the order in which they are used; an area without a sentence is an error. */
export const tagsOf = (used: readonly string[]): { name: string; description: string }[] =>
  [...new Set(used)].map((name) => {
    const description = areas[name]?.about;
    if (description === undefined) throw new Error(`infra/constructs/areas.ts says nothing about ${name}`);
    return { name, description };
  });
