import { IconFileText } from '@tabler/icons-react';
import { ListFirst } from '../../../list/list-first.tsx';
import { paths } from '../../../ui/paths.ts';
import { libraryOf } from './use-templates-place.ts';

/** What the page shows while the company has no template, archived ones included, and its partner offers none. */
export const TemplatesEmpty = () => (
  <ListFirst
    texts="template-pages"
    icon={<IconFileText size={16} stroke={1.75} />}
    add={{ to: libraryOf(paths.templates), permission: 'templates:write' }}
  />
);
