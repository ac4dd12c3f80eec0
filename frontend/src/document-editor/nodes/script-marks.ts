import { Mark } from '@tiptap/core';

/** The packages of these two marks do not exist at the version of the editor. */
const script = (name: string, tag: 'sup' | 'sub', other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const Superscript = script('superscript', 'sup', 'subscript');
export const Subscript = script('subscript', 'sub', 'superscript');
