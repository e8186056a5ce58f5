import { join } from 'node:path'
import { readAccess } from '@card-journey/providers/access/access-settings.ts'
import { startSandbox } from './start.ts'

export { startSandbox } from './start.ts'

if (import.meta.main) {
  if (process.env.NODE_ENV === 'production') {
    process.stderr.write('The sandbox bank is for development. In production BANK_URL names the bank’s own systems.\n')
    process.exit(1)
  }
  process.umask(0o077)
  const notified = process.env.NOTIFICATIONS_ORIGIN
  const secret = process.env.NOTIFICATION_SECRET
  const janusUrl = process.env.JANUS_URL
  const janusFolder = process.env.JANUS_RECORDINGS
  // The settings of the server: both ends of a call use the same relay.
  const turnUrls = process.env.TURN_URLS
  const turnSecret = process.env.TURN_SECRET
  const sandbox = await startSandbox({
    port: Number(process.env.SANDBOX_PORT ?? 3001),
    host: process.env.SANDBOX_HOST,
    journeyUrl: process.env.JOURNEY_URL,
    dataDir: join(process.env.DATA_DIR ?? 'data', 'sandbox'),
    notifications: notified && secret ? { origin: () => notified, secret } : undefined,
    janus:
      janusUrl && janusFolder
        ? { url: janusUrl, secret: process.env.JANUS_SECRET ?? '', folder: janusFolder }
        : undefined,
    masterDataDir: process.env.MASTER_DATA_DIR || undefined,
    // What the server is set to send is what the systems ask.
    demands: process.env.BANK_URL ? undefined : readAccess(process.env).access,
    turn:
      turnUrls && turnSecret
        ? { urls: turnUrls.split(',').flatMap((url) => url.trim() || []), secret: turnSecret }
        : undefined,
  }).catch((error: Error) => {
    process.stderr.write(`The sandbox bank can't start: ${error.message}\n`)
    process.exit(1)
  })
  process.stdout.write(`sandbox ${sandbox.url}\n`)
  let ending: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (ending ??= sandbox.close().then(() => process.exit(0))))
}
