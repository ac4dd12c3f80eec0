import { setWordFields } from '#shared/contract/templates/set-word-fields.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { unknownFields } from './unknown-fields.ts';
import { withMappings, wordMappingSetting } from './word-mappings.ts';

export const handler = serve(setWordFields, async ({ body: { mappings }, commit }) => {
  const names = [...new Set(Object.values(mappings))].filter((name) => name !== '');
  const [unknown, { value, version }] = await Promise.all([unknownFields(names), wordMappingSetting.readForChange()]);
  const issues = unknown.length > 0 ? [issue('mappings', 'unknown_shortcodes', { names: unknown.join(', ') })] : [];
  assertNoIssues(issues, 'form_invalid');
  const after = withMappings(value, mappings);
  return commit([wordMappingSetting.write(after, version)], { count: Object.keys(after.fields).length });
});
