/**
 * Something on the page: `look` has the backgrounds that it and its ancestors paint, as far down as one can see through
 * them; `layer` is where `layerOf`, itself or its next positioned ancestor, lies in the depth of the page, and `at` its
 * place among all elements. Nothing that is plain, nor an ancestor of that, is mixed with what is behind it.
 */
type Ground = { look: string; layer: string; layerOf: Element | null; isPlain: boolean };
type Seen = Ground & { element: Element; rect: DOMRect; at: number };
export type WithTextGroups = typeof globalThis & { textGroups?: Map<string, Element[]> };

/**
 * Runs in the page: puts its visible texts into groups by all that decides about their contrast, keeps the groups there
 * by their keys, and returns of each the key and, second, what is left of it where nothing overlaps the text. Two texts
 * of a group have the same colours, size and weight, the same backgrounds and opacities of all ancestors, and behind
 * them the same painted elements that are no ancestors.
 */
export const groupTexts = async (): Promise<[string, string][]> => {
  // Colours are wrong while they animate; a spinner animates without end.
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));

  const texts: Seen[] = [];
  const painted: Seen[] = [];
  let at = 0;

  /** A single letter may be pale for axe, and boxes, dots and sliders show none. */
  const hasText = (element: Element): boolean =>
    element instanceof HTMLInputElement
      ? !/^(checkbox|radio|range|color|image)$/.test(element.type)
      : /^(SELECT|TEXTAREA)$/.test(element.tagName) ||
        ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
          element.textContent.trim().length > 1);
  /** A control that is switched off needs no contrast, nor does its label. */
  const isOff = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    (element.closest('label')?.control?.matches(':disabled, [aria-disabled="true"]') ?? false);
  /** What a screen reader alone is told has a single pixel, or lies above or left of the page. */
  const isClipped = ({ width, height }: DOMRect, { overflow, position }: CSSStyleDeclaration): boolean =>
    position === 'absolute' && overflow === 'hidden' && width <= 1 && height <= 1;
  const isSeen = ({ width, height, right, bottom }: DOMRect): boolean =>
    width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  const fontOf = (element: Element): string => {
    const { color, fontWeight, fontStyle, fontSize, fontFamily } = getComputedStyle(element);
    return [color, fontWeight, fontStyle, fontSize, fontFamily].join(' ');
  };
  /** A link has to differ from the text around it. */
  const linkLook = (element: Element): string => {
    const link = element.closest('a[href]');
    if (!link) return '';
    let block = link.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const { textDecorationLine, borderBottomWidth } = getComputedStyle(link);
    const isAmongText = block?.textContent.trim() !== link.textContent.trim();
    const around = isAmongText && block ? `${fontOf(link)} among ${fontOf(block)}` : '';
    return `${textDecorationLine} ${borderBottomWidth} ${around}`;
  };

  const groundOf = (element: Element, style: CSSStyleDeclaration, under: Ground): Ground & { paints: boolean } => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex, transform } = style;
    const background = backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
    const image = backgroundImage === 'none' ? '' : backgroundImage;
    const isMixed = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
    const paint = `${background}${image}${isMixed ? [opacity, filter, mixBlendMode].join(' ') : ''}`;
    const isPlain = under.isPlain && !isMixed;
    const isOpaque = isPlain && image === '' && background.startsWith('rgb(');
    const isLayer = position !== 'static' || zIndex !== 'auto' || transform !== 'none';
    return {
      look: isOpaque ? background : paint ? `${under.look}>${paint}` : under.look,
      layer: isLayer ? `${under.layer}>${position} ${zIndex}` : under.layer,
      layerOf: isLayer ? element : under.layerOf,
      isPlain,
      paints: paint !== '',
    };
  };
  /** Of letters below this size axe demands the same, however bold they are. */
  const SMALL_PX = 18;
  const lettersOf = (element: Element, style: CSSStyleDeclaration): string => {
    const { color, webkitTextFillColor, textShadow, fontSize, fontWeight } = style;
    const size = parseFloat(fontSize) < SMALL_PX ? 'small' : `${fontSize} ${fontWeight}`;
    const stroke = parseFloat(style.webkitTextStrokeWidth) > 0 ? style.webkitTextStroke : '';
    return [color, webkitTextFillColor, size, textShadow, stroke, linkLook(element)].join('|');
  };

  const walk = (element: Element, under: Ground): void => {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    if (style.display === 'none' || isClipped(rect, style)) return;
    at += 1;
    const { paints, ...ground } = groundOf(element, style, under);
    if (style.visibility === 'visible' && isSeen(rect)) {
      if (paints) painted.push({ element, rect, at, ...ground });
      if (hasText(element) && !isOff(element))
        texts.push({ element, rect, at, ...ground, look: `${lettersOf(element, style)} on ${ground.look}` });
    }
    for (const child of element.children) walk(child, ground);
  };
  walk(document.documentElement, { look: '', layer: '', layerOf: null, isPlain: true });

  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  /** What lies above a text hides it or does not: it is no background. */
  const liesAbove = (one: Seen, text: Seen): boolean =>
    text.isPlain &&
    one.layerOf !== text.layerOf &&
    (text.layerOf?.contains(one.element) ?? true) &&
    !one.layer.slice(text.layer.length).includes(' -');
  const groups = new Map<string, Element[]>();
  const keys = new Map<string, string>();
  for (const text of texts) {
    const others = painted.filter(
      (one) => overlap(one.rect, text.rect) && !one.element.contains(text.element) && !liesAbove(one, text),
    );
    const looks = others.map(
      ({ look, layer, at: place }) => `${place < text.at ? 'before' : 'after'} ${layer} ${look}`,
    );
    const key = others.length === 0 ? text.look : [text.look, text.layer, ...new Set(looks)].join('\n');
    keys.set(key, text.look);
    groups.set(key, [...(groups.get(key) ?? []), text.element]);
  }
  (globalThis as WithTextGroups).textGroups = groups;
  return [...keys];
};
