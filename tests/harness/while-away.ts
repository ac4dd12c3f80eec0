type Client = { readonly middlewareStack: { add: unknown; remove: (name: string) => boolean } };
type Add = (middleware: () => () => Promise<never>, options: object) => void;

const refused = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', $metadata: {} });

/** Does `work` while the service behind a client of AWS takes no connection, after the client's own tries. */
export const whileAway = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  const away = { step: 'initialize', name: 'away' } as const;
  // why: the stacks of the clients differ in their types, not in what is used here
  (client.middlewareStack.add as Add)(() => () => Promise.reject(refused()), away);
  try {
    return await work();
  } finally {
    client.middlewareStack.remove(away.name);
  }
};
