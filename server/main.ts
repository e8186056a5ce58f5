import { setTimeout as pause } from 'node:timers/promises'
import { openAtRest } from './at-rest.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** What the embedded database's worker needs to start. */
const beginMs = 30

/** Shorter than the launcher's time-out (tools/product.ts), so that the process ends by itself. */
const closeMs = 8000

/** Everything the server writes is readable by its owner only. */
process.umask(0o077)

/**
 * The server as a process: configuration from the environment, logs on stderr, a clean shutdown on SIGTERM and SIGINT.
 */
try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // Loading the rest blocks this thread for a second, in which the embedded database's worker opens it. A PostgreSQL is
  // contacted afterwards: its connection would only wait, and on a busy machine time out.
  const opening = config.databaseUrl ? undefined : openAtRest(config)
  if (opening) await Promise.race([opening, pause(beginMs)])
  const [atRest, { startServer }] = await Promise.all([opening, import('./start-server.ts')])
  const server = await startServer(config, log, { atRest })
  let ending = false
  // A signal to the whole process group arrives twice: directly, and forwarded by the launcher.
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return
    ending = true
    log.info('ending', { signal })
    // A few seconds after the last visitor; then the process exits, whatever is still hanging.
    setTimeout(() => process.exit(1), config.drainMs + closeMs).unref()
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.send?.({ ready: true, port: server.port })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
