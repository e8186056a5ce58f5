import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

const why: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'this account may not use it',
  ENOTFOUND: 'no machine has this name',
}

/** Listens and returns the port. A failure is explained in a sentence that names the settings. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  settings: string,
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(`The server can't listen at ${host} port ${port}: ${why[code] ?? message}. Set ${settings}.`, {
      cause: error,
    })
  }
  return (app.server.address() as AddressInfo).port
}
