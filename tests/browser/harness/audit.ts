import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE_PATH, axeSource, haveAxe } from './serve-axe.ts';
import { groupTexts, type WithTextGroups } from './text-groups.ts';

/** The rules that a colour scheme can break: both schemes draw the same elements in other colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Auditing = WithTextGroups & { axe: typeof axe };
type Result = Pick<axe.Result, 'id'> & {
  nodes: { target: axe.NodeResult['target']; failureSummary?: string | undefined }[];
};

/** One line for each element that breaks a rule. */
const lines = (violations: readonly Result[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );

/** Runs in the page: whether it has axe, which it takes from its server where that has it. */
const takeAxe = async (path: string | undefined): Promise<boolean> => {
  if (!('axe' in globalThis) && path !== undefined) {
    const script = Object.assign(document.createElement('script'), { src: path });
    const ended = new Promise((resolve) => void (script.onload = script.onerror = resolve));
    // Requests that a test holds back may be in the way of this one: then the page is sent axe.
    const isLate = new Promise((resolve) => setTimeout(resolve, 5_000));
    document.head.append(script);
    await Promise.race([ended, isLate]);
    script.remove();
  }
  return 'axe' in globalThis;
};

/** A page that has no server, or is offline, is sent axe: that takes five times as long. */
const putAxe = async (page: Page): Promise<void> => {
  const path = haveAxe.has(new URL(page.url()).origin) ? AXE_PATH : undefined;
  if (!(await page.evaluate(takeAxe, path))) await page.evaluate(await axeSource);
};

/** Runs in the page: what axe finds on it by all of its rules, or by some, but for those of colours. */
const findByRules = async ([colours, runOnly]: readonly [string[], string[] | undefined]): Promise<Result[]> => {
  const { violations } = await (globalThis as unknown as Auditing).axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(colours.map((id) => [id, { enabled: false }])),
    ...(runOnly && { runOnly }),
  });
  return violations;
};

/**
 * Runs in the page: what axe finds about the colours of some groups of texts, and what it says of the contrast of each
 * text: that it is `enough`, that something covers it (`covered`), or nothing.
 */
const findInGroups = async ([keys, runOnly]: readonly [string[], string[]]) => {
  const { axe: auditor, textGroups } = globalThis as unknown as Auditing;
  const groups = keys.map((key) => textGroups?.get(key)?.filter(({ isConnected }) => isConnected) ?? []);
  if (groups.flat().length === 0) return { violations: [], said: [] };
  const links = groups.flat().flatMap((element) => element.closest('a[href]') ?? []);
  const { violations, passes, incomplete } = await auditor.run(
    { include: [...new Set([...groups.flat(), ...links])] },
    { resultTypes: ['violations', 'passes', 'incomplete'], runOnly, elementRef: true },
  );
  const contrasts = (results: axe.Result[]) => results.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
  const said = new Map<unknown, string>();
  // What is drawn with no opacity at all, until the mouse is on it, has no contrast that could be measured.
  const isClear = (element: Element): boolean =>
    getComputedStyle(element).opacity === '0' || (element.parentElement !== null && isClear(element.parentElement));
  for (const { element, any } of contrasts(passes))
    if (any[0]?.data?.contrastRatio > 1 || (element && isClear(element))) said.set(element, 'enough');
  for (const { element, any } of contrasts(incomplete)) {
    const reason = String(any[0]?.data?.messageKey);
    if (reason === 'elmPartiallyObscured' || reason === 'bgOverlap') said.set(element, 'covered');
  }
  // An element cannot leave the page.
  const broken = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  return { violations: broken, said: groups.map((group) => group.map((element) => said.get(element))) };
};

/** The groups of texts, by their keys, whose contrast was enough on any page of this worker. */
const settled = new Set<string>();

const auditColours = async (page: Page): Promise<string[]> => {
  const unknown = (await page.evaluate(groupTexts)).filter(([key]) => !settled.has(key));
  if (unknown.length === 0) return [];
  await putAxe(page);
  const keys = unknown.map(([key]) => key);
  const { violations, said } = await page.evaluate(findInGroups, [keys, colourRules] as const);
  if (violations.length > 0) return lines(violations);
  for (const [at, [key, alone]] of unknown.entries()) {
    const all = new Set(said[at]);
    const isCovered = all.size === 1 && all.has('covered') && settled.has(alone);
    if (all.has('enough') || isCovered) settled.add(key);
  }
  return [];
};

/**
 * The violations that axe finds on the page in its present state, one line each, by all of its rules or by some. It
 * measures the contrast of those texts only that look like none that it measured before: that is most of its work.
 */
export const auditNow = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const colours = await auditColours(page);
  if (rules === colourRules) return colours;
  await putAxe(page);
  return [
    ...colours,
    ...lines(await page.evaluate(findByRules, [colourRules, rules as string[] | undefined] as const)),
  ];
};

/** What is being read again, and the line at the upper edge while the next page is loaded. */
const unrest = '[aria-busy="true"]';

const auditAtRest = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await page.waitForFunction((waitedFor) => document.querySelector(waitedFor) === null, unrest);
  return auditNow(page, rules);
};

/**
 * The violations that axe finds once all reads have ended: the page is drawn pale while it reads again. Reads may begin
 * by themselves while axe looks, after a run has ended for instance: what it finds counts if it finds it twice.
 */
export const audit = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  let found = await auditAtRest(page, rules);
  for (let before = ''; found.length > 0 && found.join('\n') !== before;) {
    before = found.join('\n');
    found = await auditAtRest(page, rules);
  }
  return found;
};
