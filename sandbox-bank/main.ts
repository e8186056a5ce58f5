import { join } from 'node:path'
import { startSandbox } from './start.ts'

export { startSandbox } from './start.ts'

if (import.meta.main) {
  process.umask(0o077)
  const notified = process.env.NOTIFICATIONS_ORIGIN
  const secret = process.env.NOTIFICATION_SECRET
  const sandbox = await startSandbox({
    port: Number(process.env.SANDBOX_PORT ?? 3001),
    host: process.env.SANDBOX_HOST,
    dataDir: join(process.env.DATA_DIR ?? 'data', 'sandbox'),
    notifications: notified && secret ? { origin: () => notified, secret } : undefined,
  }).catch((error: Error) => {
    process.stderr.write(`The sandbox bank can't start: ${error.message}\n`)
    process.exit(1)
  })
  process.stdout.write(`sandbox ${sandbox.url}\n`)
  let ending: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (ending ??= sandbox.close().then(() => process.exit(0))))
}
