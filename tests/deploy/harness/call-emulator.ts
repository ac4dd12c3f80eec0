/**
 * A call of an AWS API for which the product needs no client library. The emulator reads from the header which service
 * is meant and checks no signature, so this cannot reach AWS.
 */
export const callEmulator = async <T>(
  service: string,
  path: string,
  { headers = {}, body = {} }: { headers?: Record<string, string>; body?: object },
): Promise<T> => {
  const region = process.env['AWS_REGION'] ?? '';
  const scope = `${process.env['AWS_ACCESS_KEY_ID'] ?? 'test'}/20300101/${region}/${service}/aws4_request`;
  const response = await fetch(`${process.env['AWS_ENDPOINT_URL'] ?? ''}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${service} answered ${response.status}: ${text}`);
  return JSON.parse(text || 'null') as T;
};

/** Invokes a function and waits for its end. */
export const invokeFunction = (name: string): Promise<unknown> =>
  callEmulator('lambda', `/2015-03-31/functions/${name}/invocations`, {});
