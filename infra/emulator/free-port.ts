import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that was free a moment ago, for programs that cannot choose one themselves. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
