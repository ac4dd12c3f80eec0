import type { LocalRuntime } from './local-runtime.ts';

/** The API of a runtime as its administrator; throws what it refuses. */
export const caller = ({ url, token }: LocalRuntime) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = async (response: Response): Promise<Record<string, unknown>> => {
    const body = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body;
  };
  return {
    get: async (path: string, query: Record<string, string> = {}) =>
      read(await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers })),
    /** Reads an answer to its last byte, without parsing it; how many bytes it had. */
    read: async (path: string, query: Record<string, string> = {}) => {
      const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers });
      if (!response.ok) throw new Error(await response.text());
      return (await response.arrayBuffer()).byteLength;
    },
    post: async (path: string, body: unknown) =>
      read(await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
  };
};
export type Caller = Pick<ReturnType<typeof caller>, 'get' | 'post'>;
