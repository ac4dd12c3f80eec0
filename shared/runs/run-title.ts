import type texts from '#shared/messages/en/run-titles.json';
import type { InLanguages } from '#shared/values/language.ts';
import type { BulkAct } from '#shared/records/bulk-acts.ts';

type Plain<Key> = Key extends `${infer Name}_one` ? Name : Key extends `${string}_other` ? never : Key;

/** A text of `run-titles.json`; stored with runs, so one that runs have must keep its name. */
type RunTitleName = Plain<Exclude<keyof typeof texts, 'bulk'>> | `bulk.${BulkAct}`;

/** What a run is called: a text and its values. `count` is a number, and chooses among the forms of the text. */
export type RunTitle = {
  readonly name: RunTitleName;
  readonly values: Readonly<Record<string, string | number | InLanguages>>;
};
