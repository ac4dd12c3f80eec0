import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node as DocumentNode } from '@tiptap/pm/model';

/** Only spans of more than one are written, as the server writes them. */
const spans = ({ attrs }: DocumentNode): Record<string, string> => ({
  ...(Number(attrs['colspan']) > 1 && { colspan: String(attrs['colspan']) }),
  ...(Number(attrs['rowspan']) > 1 && { rowspan: String(attrs['rowspan']) }),
});

/** A table as the server keeps it: no widths, no styles; columns share the page. */
export const tableNodes = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({ renderHTML: ({ node }) => ['td', spans(node), 0] }),
  TableHeader.extend({ renderHTML: ({ node }) => ['th', spans(node), 0] }),
];
