import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** How a host is: well, not there (connections are refused), or there and silent (they are accepted, nothing is ever said). */
type HostState = 'well' | 'refusing' | 'silent'

/** Stands at an address of its own before a host, and can be as one that is down. */
export async function relayToHost() {
  let target = { hostname: '127.0.0.1', port: 0 }
  let state: HostState = 'well'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): void => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (state === 'silent') return void incoming.resume()
    const outgoing = connect(target.port, target.hostname)
    keep(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    to(url: string): void {
      const { hostname, port: at } = new URL(url)
      target = { hostname, port: Number(at) }
    },
    async become(next: HostState): Promise<void> {
      state = next
      if (server.listening) await stop()
      if (next !== 'refusing') await listen(port)
    },
    close: async () => {
      if (server.listening) await stop()
    },
  }
}
