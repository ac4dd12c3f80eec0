import { element } from '../answer/element.ts';
import type { LiveMark } from './live-mark.ts';
import { liveButton, setHidden } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';
import { signaturePad } from './pad.ts';

type Way = 'draw' | 'type';

const wayChoice = (live: LiveWords, chosen: () => Way, choose: (way: Way) => void): HTMLElement => {
  const choices = (['draw', 'type'] as const).map((way) => {
    const input = element('input', { type: 'radio', name: 'way', value: way });
    input.checked = chosen() === way;
    input.addEventListener('change', () => choose(way));
    return element('label', {}, input, element('span', {}, live.text(way)));
  });
  return element('fieldset', { class: 'ways' }, element('legend', { class: 'unseen' }, live.text('way')), ...choices);
};

/** Where a person draws their signature, or sees their name as one, and the choice between the two. */
export const signatureBox = (live: LiveWords, name: () => string, mark: LiveMark | undefined) => {
  let way: Way = 'draw';
  const pad = signaturePad(
    () => live.refresh(),
    () => mark?.show({ drawing: pad.copyTo }),
  );
  const clear = liveButton(live, 'clear', 'link', () => pad.clear());
  const typed = element('p', { class: 'typed', 'aria-hidden': 'true' });
  const box = element('div', { class: 'box' }, pad.canvas, typed, clear);
  const help = element('p', { class: 'help' });
  live.follow(() => {
    pad.canvas.setAttribute('aria-label', live.words('drawBox'));
    setHidden(pad.canvas, way !== 'draw');
    setHidden(clear, way !== 'draw' || pad.isEmpty());
    setHidden(typed, way !== 'type');
    typed.textContent = name();
    mark?.show(way === 'draw' ? { drawing: pad.copyTo } : { name: name().trim() });
    help.textContent = live.words(way === 'draw' ? 'drawHelp' : 'typeHelp');
  });
  const ways = wayChoice(
    live,
    () => way,
    (next) => {
      way = next;
      live.refresh();
    },
  );
  const wayInputs = [...ways.querySelectorAll('input')];
  return {
    nodes: [ways, box, help],
    canvas: pad.canvas,
    wayInputs,
    isMissing: (): boolean => way === 'draw' && pad.isEmpty(),
    isDrawn: (): boolean => way === 'draw' && !pad.isEmpty(),
    /** What was drawn; undefined for a typed name. */
    picture: () => (way === 'draw' ? pad.picture() : undefined),
    setSending(isSending: boolean): void {
      for (const input of wayInputs) input.disabled = isSending;
      box.toggleAttribute('inert', isSending);
    },
  };
};
