import type { TFunction } from 'i18next';
import { deviceOf, isMobile } from '#shared/audit/device.ts';
import { auditActs, signatureKinds, signatureLevels, signingMethods } from '#shared/contracts/names.ts';
import type { AuditEntry } from '#shared/contracts/signing.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';

const HASH_SHOWN = 12;

export const shortHash = (hash: string): string => hash.slice(0, HASH_SHOWN);

/** What is shown elsewhere in the entry. */
const shownElsewhere = new Set(['agent']);

const nameIn = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text);

/** One detail of an entry in words; a name that the page does not know is shown as it was written. */
const inWords = (key: string, value: string, t: TFunction<'signing'>): string => {
  const method = key === 'method' ? nameIn(signingMethods, value) : undefined;
  if (method) return t(`method.${method}.label`);
  const level = key === 'level' ? nameIn(signatureLevels, value) : undefined;
  if (level) return t(`level.${level}`);
  const kind = key === 'kind' ? nameIn(signatureKinds, value) : undefined;
  if (kind) return t(`audit.kind.${kind}`);
  const text = key.endsWith('sha256') ? `${shortHash(value)}…` : isIsoDate(value) ? toDmy(value) : value;
  return t(`audit.detail.${key}`, { value: text, defaultValue: text });
};

/** What happened, in words. */
export const actInWords = (what: string, t: TFunction<'signing'>): string => {
  const act = nameIn(auditActs, what);
  return act === undefined ? t('audit.otherAct', { act: what }) : t(`audit.act.${act}`);
};

/** What belongs to an entry, in words. */
export const auditDetails = ({ details }: Pick<AuditEntry, 'details'>, t: TFunction<'signing'>): string[] =>
  Object.entries(details)
    .filter(([key, value]) => value !== '' && !shownElsewhere.has(key))
    .map(([key, value]) => inWords(key, value, t));

/** The device or program that a signature came from, short: "iPhone", "Chrome"; '' for an unknown one. */
export const agentName = (agent: string): string => {
  const { browser = '', system = '' } = deviceOf(agent);
  return isMobile(system) ? system : browser;
};
