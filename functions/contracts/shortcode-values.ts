import type * as z from 'zod';
import type { shortcodeValue } from '#shared/contract/contracts/contract.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { customFieldOf, shortcodeOf } from '#shared/templates/shortcodes.ts';
import { fieldLabelsFor } from '#functions/templates/hashtags.ts';
import { contractSight } from './contract-sight.ts';
import { readText } from './contract-text.ts';
import { missingIn, shownText, sourceOf, textOf, valuesOf } from './contract-values.ts';
import { takeValues } from './new-contract.ts';
import { tellWagesIn } from './shown-wages.ts';

type ShortcodeValue = z.output<typeof shortcodeValue>;
type Place = Pick<ShortcodeValue, 'object_type' | 'object_id'>;

const NOWHERE: Place = { object_type: null, object_id: null };

/** The record in which the value of a field is kept. */
const placeOf = (contract: Contract, name: string): Place => {
  const aboutOf = (type: 'car' | 'asset'): Place => {
    const found = contract.about.find(({ object_type: each }) => each === type);
    return found ? { object_type: type, object_id: found.object_id } : NOWHERE;
  };
  const person: Place = { object_type: 'employee', object_id: contract.employee_id };
  const custom = customFieldOf(name)?.object;
  if (custom === 'employee') return person;
  if (custom === 'contract') return { object_type: 'contract', object_id: contract.id };
  if (custom !== undefined) return aboutOf(custom);
  const group = shortcodeOf(name)?.group;
  if (group === 'employee' || group === 'job' || group === 'wage') return person;
  if (group === 'vehicle') return aboutOf('car');
  return group === 'assets' ? aboutOf('asset') : NOWHERE;
};

/** The fields of a contract with their values; a value that the record changed since says so on a draft. */
export const shortcodeValues = async (actor: Actor, id: number): Promise<ShortcodeValue[]> => {
  const contract = await contractSight.see(actor, id);
  const text = await readText(contract);
  if (!text) return [];
  const [now, labelOf] = await Promise.all([takeValues(actor, contract, text.fields), fieldLabelsFor(actor)]);
  const values = valuesOf(contract);
  for (const shown of [values, now]) tellWagesIn(shown);
  const missing = new Set(missingIn(text.content, values));
  const isDraft = contract.state === 'draft' && contract.final === 0;
  return text.fields.map((name) => {
    const record = textOf(now[name]);
    const from = sourceOf(contract, name);
    const source = from === 'missing' && !missing.has(name) ? 'not_shown' : from;
    return {
      shortcode: name,
      label: labelOf(name),
      value: source === 'record' ? shownText(name, values[name]) : textOf(values[name]),
      source,
      ...placeOf(contract, name),
      record_value: shownText(name, now[name]),
      changed: isDraft && record !== '' && record !== textOf(contract.record_values[name]) ? 1 : 0,
    };
  });
};
