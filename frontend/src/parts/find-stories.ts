import type { Stories } from '../stories/story.ts';

const files = import.meta.glob<{ stories: Stories }>('../**/*.stories.tsx', { eager: true });

/** All stories by the path of their file: `ui/pictures.stories.tsx`. */
export const allStories: ReadonlyMap<string, Stories> = new Map(
  Object.entries(files).map(([path, { stories }]) => [path.replace('../', ''), stories]),
);
