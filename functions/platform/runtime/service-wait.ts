/**
 * How long a client of AWS waits for a connection, and for the next bytes on it, in milliseconds. Without it a client
 * waits for as long as its function lives; three tries of this fit into one request.
 */
export const SERVICE_WAIT = { connectionTimeout: 2_000, socketTimeout: 4_000 } as const;
