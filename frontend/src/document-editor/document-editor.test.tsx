import { Editor } from '@tiptap/core';
import { beforeAll, expect, it } from 'vitest';
import { drawText } from './drawn/draw-text.ts';
import { extensionsOf } from './extensions.ts';
import { htmlOf, usedFields } from './html-of.ts';
import { keepState, restoreHistory } from './kept-history.ts';
import { showPages } from './nodes/page-starts.ts';
import { cleanPasted } from './paste-from-word.ts';
import { createStage, type Stage } from './stage.ts';
import { fieldsOfHtml } from './used-fields.ts';

let stage: Stage;
beforeAll(() => {
  stage = createStage({
    fields: [{ name: 'employee_first_name', label: 'First name', group: 'employee' }],
    labelOf: (name) => (name === 'employee_first_name' ? 'First name' : undefined),
    missing: new Set(),
    imageUrls: {},
    words: {
      signature: (place) => place,
      condition: (field, equals) => `${field} ${equals}`,
      changeCondition: 'change',
      pageBreak: 'break',
      pageStart: (page) => `Page ${page}`,
      header: 'header',
      footer: 'footer',
      unknown: 'unknown',
      missingImage: 'missing',
    },
    onCondition: () => undefined,
  });
});

const editorOf = (content: string): Editor => new Editor({ extensions: extensionsOf(stage), content });

const roundTrip = (html: string): string => {
  const editor = editorOf(html);
  const written = htmlOf(editor.state.doc);
  editor.destroy();
  return written;
};

it.each([
  '<p>Between <span data-field="employee_first_name">#employee_first_name</span>, and <strong><em>the</em></strong> <u>other</u> <s>one</s> 10<sup>2</sup> H<sub>2</sub>O</p>',
  '<h1 style="text-align: center">Contract</h1><h2>Article</h2><h3>Small</h3><p style="text-align: justify">Text</p><p></p>',
  '<ol data-numbering="legal"><li><p>One</p><ol data-numbering="legal"><li><p>Deep</p></li></ol></li></ol><ol start="3" type="a"><li><p>c</p></li></ol><ol type="i"><li><p>i</p></li></ol><ul><li><h2>Head</h2></li></ul>',
  '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td colspan="2"><p>wide</p></td></tr></tbody></table>',
  '<blockquote><p>said</p></blockquote><hr><p>a<br>b <a href="https://example.org/">link</a></p>',
  '<p><img data-file-id="f1" alt="Logo" width="120"></p><div data-page-break=""></div><div data-signature="internal_first"></div>',
  '<div data-when="job_team" data-equals="Sales"><p>one</p><div data-when="job_site"><p>two</p></div></div><p>x</p>',
  '<div data-page-header=""><p>Head</p></div><p>Text</p><div data-page-footer=""><p><span data-field="page_number">#page_number</span></p></div>',
])('gives back what it was given: %s', (html) => {
  expect(roundTrip(html)).toBe(html);
});

it('draws every node as the editor does', () => {
  const html =
    '<div data-page-header=""><p>Head</p></div><h1 style="text-align: center">Deed</h1><p>Between <span data-field="employee_first_name">#employee_first_name</span> and <strong><em>the</em></strong> <u>other</u> <s>one</s> 10<sup>2</sup> H<sub>2</sub>O</p><p></p><p>so<br></p><div data-when="job_team" data-equals="Sales"><p>one</p><div data-when="job_site"><p>two</p></div></div><ol data-numbering="legal"><li><p>One</p><ol start="3" type="a"><li><p>c</p></li></ol></li></ol><ul><li><h2>Head</h2></li></ul><table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td colspan="2"><p>wide</p></td></tr></tbody></table><blockquote><p>said <a href="https://example.org/">link</a></p></blockquote><hr><p><img data-file-id="f1" alt="Logo" width="120"> Logo</p><div data-page-break=""></div><div data-signature="internal_first"></div><div data-page-footer=""><p>1</p></div>';
  const editor = editorOf(html);
  const text = document.createElement('div');
  drawText(stage, text, html, () => undefined);
  const plain = (dom: Element): string =>
    dom.innerHTML.replace(/<img class="ProseMirror-separator"[^>]*>| (contenteditable|draggable)="\w+"/g, '');
  expect(plain(text)).toBe(plain(editor.view.dom));
  // The title of the page stands above the headings of the text.
  expect([...text.querySelectorAll('[aria-level]')].map((one) => [one.tagName, one.ariaLevel])).toEqual([['H1', '2'], ['H2', '3']]); // prettier-ignore
  expect(fieldsOfHtml(html)).toEqual(usedFields(editor.state.doc));
  editor.destroy();
});

it('keeps scripts, foreign pictures and elements that a text does not hold out of what it draws', () => {
  const text = document.createElement('div');
  drawText(stage, text, '<p onclick="x()">a<script>x()</script><img src="x" onerror="x()"><b>b</b><a href="javascript:x()">c</a></p><iframe></iframe>', () => undefined); // prettier-ignore
  expect(text.innerHTML).toBe('<p>ab<a>c</a></p>');
});

it.each([
  ['a signature', '<div data-signature="employee"></div>', '<div data-signature="employee"></div><p>on</p>'],
  [
    'a table',
    '<table><tbody><tr><td><p>A</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>A</p></td></tr></tbody></table><p>on</p>',
  ],
  ['a paragraph', '<p>so</p>', '<p>soon</p>'],
])('goes on behind %s after a click on the empty page below it', (_, html, expected) => {
  const foot = '<div data-page-footer=""><p>1</p></div>';
  const editor = editorOf(html + foot);
  editor.view.dom.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientY: 500 }));
  editor.view.dispatch(editor.state.tr.insertText('on'));
  expect(htmlOf(editor.state.doc)).toBe(expected + foot);
  editor.destroy();
});

it('drops what a text does not hold', () => {
  expect(roundTrip('<p onclick="x()">a<script>x()</script><img src="https://example.org/a.png"></p>')).toBe('<p>a</p>');
});

it('keeps the structure of what Word puts on the clipboard', () => {
  const list = (level: number, marker: string, words: string): string =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  const pasted = `<html xmlns:o="o"><body><!--StartFragment--><p class=MsoTitle>Deed</p><p class=MsoNormal><b>Bold</b><img src="file:///c:/x.png"></p>${list(1, '1.', 'one')}${list(2, 'a)', 'deep')}${list(1, '2.', 'two')}<table><tr><td>cell</td></tr></table><!--EndFragment--></body></html>`;
  expect(roundTrip(cleanPasted(pasted))).toBe(
    '<h1>Deed</h1><p><strong>Bold</strong></p><ol><li><p>one</p><ol type="a"><li><p>deep</p></li></ol></li><li><p>two</p></li></ol><table><tbody><tr><td><p>cell</p></td></tr></tbody></table>',
  );
});

it.each<[string, { kept: string[]; loaded: string; shown: string[] }]>([
  [
    'through the states before a reload',
    {
      kept: ['<p>one</p>', '<p>one two</p>', '<p>one two three</p>'],
      loaded: '<p>one two three</p>',
      shown: ['<p>one two three</p>', '<p>one two</p>', '<p>one</p>'],
    },
  ],
  [
    'from a field that the server made of a typed name',
    {
      kept: ['<p>one</p>', '<p>one #employee_first_name&nbsp;</p>'],
      loaded: '<p>one <span data-field="employee_first_name">#employee_first_name</span></p>',
      shown: ['<p>one <span data-field="employee_first_name">#employee_first_name</span></p>', '<p>one</p>'],
    },
  ],
  [
    'past a state that never reached the server',
    {
      kept: ['<p>one</p>', '<p>one two</p>', '<p>lost</p>'],
      loaded: '<p>one two</p>',
      shown: ['<p>one two</p>', '<p>one</p>'],
    },
  ],
  [
    'nowhere in a text that changed elsewhere',
    { kept: ['<p>one</p>', '<p>one two</p>'], loaded: '<p>another</p>', shown: ['<p>another</p>'] },
  ],
])('undo leads %s', (name, { kept, loaded, shown }) => {
  for (const state of kept) keepState(name, state);
  const editor = editorOf(loaded);
  restoreHistory(editor, name, htmlOf(editor.state.doc));
  const states = [htmlOf(editor.state.doc)];
  while (editor.commands.undo()) states.push(htmlOf(editor.state.doc));
  expect(states).toEqual(shown);
  while (editor.commands.redo());
  expect(htmlOf(editor.state.doc)).toBe(loaded);
  editor.destroy();
});

it('shows where pages begin, in clauses and cells alike, and that the text has changed since', () => {
  const text = '<div data-page-header=""><p>Head</p></div><h1>Title</h1><ol data-numbering="legal"><li><p>One</p></li><li><p>Two</p></li></ol><table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>'; // prettier-ignore
  const editor = editorOf(text);
  const { dom } = editor.view;
  const shown = (): string[] => [...dom.querySelectorAll('[class*=pageStart]')].map((line) => `${line.textContent} ${line.nextElementSibling?.textContent}`); // prettier-ignore
  showPages(editor, { paragraphs: 5, starts: [{ page: 2, at: 1 }] });
  expect(shown()).toEqual([]);
  showPages(editor, { paragraphs: 4, starts: [{ page: 2, at: 2 }, { page: 3, at: 3 }] }); // prettier-ignore
  expect(shown()).toEqual(['Page 2 Two', 'Page 3 Cell']);
  expect(dom.dataset['pages']).toBe('new');
  editor.chain().setTextSelection(8).splitBlock().insertContent('More').run();
  expect(shown()).toEqual(['Page 2 Two', 'Page 3 Cell']);
  expect(dom.dataset['pages']).toBe('old');
  expect(htmlOf(editor.state.doc)).not.toContain('Page 2');
  editor.destroy();
});
