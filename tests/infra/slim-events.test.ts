import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { eventTypes, feedObject, subjectOf } from '#shared/activity/events.ts';
import { slimContracts } from '../../frontend/slim-contracts.ts';
import { slimEvents } from '../../frontend/slim-events.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'entry-of-events.ts');

/** The code of the browser for what `exported` names of the events. */
const codeOf = async (exported: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      slimEvents(),
      slimContracts(),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${exported} } from '#shared/activity/events.ts';` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  // why: a library in one format, not watched, is a list of one build
  const [{ output }] = built as unknown as [{ output: { code?: string }[] }];
  return output.map(({ code = '' }) => code).join('\n');
};

it('names the events in the browser without the schemas of what they hold', async () => {
  const code = await codeOf('eventTypes, subjectOf');
  expect(code).not.toContain('ZodType');
  const slim = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    eventTypes: typeof eventTypes;
    subjectOf: typeof subjectOf;
  };
  expect(slim.eventTypes).toEqual(eventTypes);
  expect(slim.eventTypes.map(slim.subjectOf)).toEqual(eventTypes.map(subjectOf));
});

it('keeps a schema that other code of the browser asks', async () => {
  const code = await codeOf('feedObject');
  const slim = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { feedObject: typeof feedObject };
  expect(slim.feedObject.options).toEqual(feedObject.options);
});
