import * as z from 'zod';
import { id } from '#shared/values/wire.ts';
import { holderName } from './events-of-before.ts';

const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });

/** Names a contract in its feed and in those that repeat it. */
const contract = { name: z.string(), person_name: holderName, employee_id: id };

export const templatePayloads = {
  template_added: z.object({ name: z.string() }),
  template_updated: z.object({ changes: z.array(change) }),
  template_published: z.object({ name: z.string(), number: z.int().positive() }),
  /** The owner of the template, or one of its signers, was replaced. */
  template_reassigned: z.object({ name: z.string(), old: z.string(), new: z.string() }),
  template_deleted: z.object({}),
  template_undeleted: z.object({}),
};

/** These events are repeated in the feed of the person, for readers who may see contracts. */
export const contractPayloads = {
  contract_added: z.object({ ...contract, template_name: z.string().optional() }),
  contract_updated: z.object({ ...contract, changes: z.array(change) }),
  /**
   * The value of a field was set by hand, or is that of the record again; the value itself stands in the contract only.
   */
  contract_value_set: z.object({ ...contract, shortcode: z.string(), cleared: z.boolean().optional() }),
  /** The text of a draft was changed. */
  contract_text_changed: z.object(contract),
  contract_file_added: z.object({ ...contract, pages: z.int().positive() }),
  contract_reassigned: z.object({ ...contract, old: z.string(), new: z.string() }),
  /** The contract was frozen and its first signer asked. `number` counts the sendings. */
  contract_sent: z.object({ ...contract, number: z.int().positive(), to: z.string() }),
  contract_opened: z.object({ ...contract, signer: z.string() }),
  contract_reminded: z.object({ ...contract, signer: z.string() }),
  /** A signer got another address, or another user signs. */
  contract_signer_changed: z.object({ ...contract, signer: z.string() }),
  contract_signed: z.object({ ...contract, signer: z.string() }),
  /** Everybody has signed, and the file is sealed. */
  contract_completed: z.object({ ...contract, pages: z.int().positive() }),
  contract_declined: z.object({ ...contract, signer: z.string(), reason: z.string() }),
  contract_paper_wanted: z.object({ ...contract, signer: z.string() }),
  contract_expired: z.object(contract),
  contract_cancelled: z.object({ ...contract, reason: z.string().optional() }),
  contract_reset: z.object({ ...contract, reason: z.string().optional() }),
  contract_provider_failed: z.object(contract),
  contract_deleted: z.object({ ...contract, via_undo: z.boolean().optional() }),
  contract_undeleted: z.object({ ...contract, via_undo: z.boolean().optional() }),
  contract_deleted_permanently: z.object({ ...contract, via_undo: z.boolean().optional() }),
};

/**
 * What the feeds of the vehicles and assets of a contract repeat of it. A step repeats one of these at most, since a
 * contract may be about fifty of them and its transaction has room for one event each.
 */
export const contractEventsOnThings: ReadonlySet<string> = new Set<keyof typeof contractPayloads>([
  'contract_added',
  'contract_sent',
  'contract_completed',
  'contract_declined',
  'contract_expired',
  'contract_cancelled',
  'contract_reset',
  'contract_deleted',
  'contract_undeleted',
]);
