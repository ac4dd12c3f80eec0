import * as z from 'zod';

const maxFormBytes = 64 * 1024 * 1024;

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
  z.record(z.string(), z.string()),
]);
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });
type Condition = z.infer<typeof condition>;

export type Refusal = { status: number; code: string; message: string };

/** Fields that a form may carry without a condition. */
const unconditional = new Set(['policy', 'file', 'x-amz-signature']);

const accessDenied = (message: string): Refusal => ({ status: 403, code: 'AccessDenied', message });

/** The names of the fields that a condition speaks about, in lower case. */
function fieldsOf(rule: Condition): string[] {
  if (!Array.isArray(rule)) return Object.keys(rule).map((name) => name.toLowerCase());
  return rule[0] === 'content-length-range' ? [] : [rule[1].replace(/^\$/, '').toLowerCase()];
}

function refusalBy(rule: Condition, fields: Map<string, string>, size: number): Refusal | undefined {
  const failed = () => accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(rule)}`);
  if (!Array.isArray(rule)) {
    const equal = Object.entries(rule).every(([name, value]) => fields.get(name.toLowerCase()) === value);
    return equal ? undefined : failed();
  }
  if (rule[0] === 'content-length-range') {
    const [, min, max] = rule;
    const message = `Your proposed upload ${size > max ? 'exceeds the maximum' : 'is smaller than the minimum'} allowed size`;
    if (size > max) return { status: 400, code: 'EntityTooLarge', message };
    return size < min ? { status: 400, code: 'EntityTooSmall', message } : undefined;
  }
  const value = fields.get(fieldsOf(rule)[0] ?? '');
  const holds = rule[0] === 'eq' ? value === rule[2] : value?.startsWith(rule[2]);
  return holds ? undefined : failed();
}

function parsePolicy(encoded: string | undefined) {
  if (encoded === undefined) return undefined;
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    return undefined;
  }
}

/**
 * What S3 would refuse of a browser upload with a presigned POST: its policy's expiry, conditions and size range,
 * and fields the policy does not name. Undefined when the upload is allowed. The signature is not computed.
 */
export async function policyRefusal(bucket: string, contentType: string, body: Buffer): Promise<Refusal | undefined> {
  if (body.length > maxFormBytes) {
    return { status: 400, code: 'EntityTooLarge', message: 'Your proposed upload exceeds the maximum allowed size' };
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const fields = new Map([['bucket', bucket]]);
  let size = 0;
  for (const [name, value] of form) {
    if (name === 'file') size = typeof value === 'string' ? Buffer.byteLength(value) : value.size;
    else if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  }
  const policy = parsePolicy(fields.get('policy'));
  if (!policy) return accessDenied('Access Denied');
  if (Date.parse(policy.expiration) < Date.now()) return accessDenied('Invalid according to Policy: Policy expired.');
  const conditional = new Set(policy.conditions.flatMap(fieldsOf));
  const extra = [...fields.keys()].filter(
    (name) => name !== 'bucket' && !unconditional.has(name) && !conditional.has(name),
  );
  if (extra.length > 0) return accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  for (const rule of policy.conditions) {
    const refusal = refusalBy(rule, fields, size);
    if (refusal) return refusal;
  }
  return undefined;
}
