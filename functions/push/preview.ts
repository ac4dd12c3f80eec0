import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { previewPush } from '#shared/contract/push/preview-push.ts';
import { AppError } from '#shared/errors/problem.ts';
import { countChanges, totalsOf } from '#shared/push/lines.rules.ts';
import { readChosen } from './chosen.ts';
import type { PushMonth } from './month.ts';
import { freezePreview, makePayload } from './payload.ts';
import { presentLine } from './push-wire.ts';

type Asked = EndpointInput<typeof previewPush>['body'];
type Answer = EndpointResponse<typeof previewPush>;

const missingTypes = (read: PushMonth, ids: readonly number[]): { type_id: number; type_name: string }[] =>
  ids.map((id) => ({ type_id: id, type_name: read.daysOff.typeOf(id)?.name ?? '' }));

/** Throws `type_not_found` with the types that have no code. */
export const assertMapped = (read: PushMonth, missing: readonly number[]): void => {
  if (missing.length === 0) return;
  const types = missingTypes(read, missing);
  throw new AppError('type_not_found', {
    detail: `No payroll code: ${types.map(({ type_name: name }) => name).join(', ')}.`,
    extras: { missing_types: types },
  });
};

/** What a push of these people would send, kept as it is. */
export const previewOf = async (asked: Asked): Promise<Answer> => {
  const { read, chosen } = await readChosen(asked);
  const payload = makePayload(read, chosen, asked.with_corrections === 1);
  await freezePreview(payload);
  const { page, per_page: perPage, only_differences: onlyDifferences } = asked;
  const listed = onlyDifferences === 1 ? payload.lines.filter(({ change }) => change !== 'same') : payload.lines;
  const pushed = new Set(payload.alreadyPushed);
  const nameOf = new Map(payload.head.people.map(({ employee_id: id, name }) => [id, name]));
  return {
    payload_id: payload.head.payload_id,
    sha256: payload.head.payload_id,
    lines: listed
      .slice((page - 1) * perPage, page * perPage)
      .map((line) => presentLine(line, nameOf.get(line.employee_id) ?? '')),
    count: listed.length,
    totals: { ...totalsOf(payload.lines), people: payload.head.people.length },
    diff: countChanges(payload.lines),
    corrections: payload.corrections,
    left_out: payload.head.left_out,
    missing_types: missingTypes(read, payload.missing),
    already_pushed: payload.alreadyPushed.length,
    replaced_lines: payload.lines.filter(({ employee_id: id, change }) => change !== 'same' && pushed.has(id)).length,
  };
};
