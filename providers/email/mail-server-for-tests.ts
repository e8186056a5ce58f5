import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as they came over the wire. */
  raw: string
  secure: boolean
  user: string | undefined
}

/** For `localhost`, good until 2126; it protects nothing. */
export const testCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUcj9YA6uexFEfeMM0H2u3kl161MAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE4MzUyOFoYDzIxMjYxMDI5
MTgzNTI4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARgLKQEnxN0DaflzvZ9U3u2QcAs82z00dPx/J0wlAtipLlaGIs0OvM4
K/JM48AjI99JsMl4tZHRv88N37hnD4nAo28wbTAdBgNVHQ4EFgQUubWYEVXX/Q7U
XET/Wpu74qHY9j4wHwYDVR0jBBgwFoAUubWYEVXX/Q7UXET/Wpu74qHY9j4wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgAPlS2J05CZIge0avwF664Qupg6QhcBvfPRPiKwQEH/4CIQCe
wAsGI9kv22CLZ2UKXGGa41IFWwX3gXzjQmdwKghf2A==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9PuAFY1LQ1PhYxYz
T9W0/u0STCsqsDE0Vb7HOpabWN6hRANCAARgLKQEnxN0DaflzvZ9U3u2QcAs82z0
0dPx/J0wlAtipLlaGIs0OvM4K/JM48AjI99JsMl4tZHRv88N37hnD4nA
-----END PRIVATE KEY-----`,
}

/** A real SMTP server (smtp-server), by default on a free port. */
export async function startMailServer(options: SMTPServerOptions = {}, onPort = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    ...testCertificate,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          secure: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
        })
        done()
      })
    },
    ...options,
  })
  // A client that does not trust the certificate, or goes away, is an error to the server.
  server.on('error', () => undefined)
  const listening = server.listen(onPort, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** What a server does that talks SMTP until the content has come, and then does not say what became of it. */
export type AfterContent = 'cuts' | 'says nothing'

/** A server of lines, because no library breaks off in the middle. `dots` counts the messages that came whole. */
export async function startBreakingServer(afterContent: AfterContent, onPort = 0) {
  const seen = { dots: 0, connections: 0 }
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    seen.connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    let text = ''
    let inContent = false
    socket.write('220 breaking\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (inContent && line === '.') {
          seen.dots += 1
          if (afterContent === 'cuts') socket.destroy()
        } else if (!inContent) {
          inContent = line === 'DATA'
          socket.write(inContent ? '354 go ahead\r\n' : '250 ok\r\n')
        }
      }
    })
  })
  server.listen(onPort, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { port, seen, close }
}
