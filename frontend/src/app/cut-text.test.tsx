import { beforeAll, beforeEach, expect, it } from 'vitest';
import { tellCutTexts } from './cut-text.ts';

beforeAll(tellCutTexts);

/** A cell with a name in it, of which the browser has room for some pixels. */
const draw = (room: number, attributes = ''): HTMLElement => {
  document.body.innerHTML = `<div style="text-overflow: ellipsis" ${attributes}><b>Anne-Cécile</b></div><p>Other</p>`;
  const cell = document.querySelector('div')!;
  Object.defineProperties(cell, { scrollWidth: { value: 80 }, clientWidth: { value: room } });
  // jsdom lays nothing out.
  Object.defineProperty(cell, 'innerText', { value: 'Anne-Cécile' });
  return cell;
};

const pointAt = (selector: string): boolean =>
  document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => document.body.replaceChildren());

it('tells the whole of a text that is cut off, while the pointer is over it', () => {
  const cell = draw(40);
  pointAt('b');
  expect(cell.title).toBe('Anne-Cécile');
  pointAt('p');
  expect(cell.hasAttribute('title')).toBe(false);
});

it('says nothing of a text that has room, and leaves a tip as it is', () => {
  const whole = draw(80);
  pointAt('b');
  expect(whole.hasAttribute('title')).toBe(false);
  const known = draw(40, 'title="Her whole name"');
  pointAt('b');
  pointAt('p');
  expect(known.title).toBe('Her whole name');
});
