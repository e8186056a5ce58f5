import { setTimeout as pause } from 'node:timers/promises'
import { openAtRest } from './at-rest.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** What the embedded database's worker needs to be under way. */
const beginMs = 30

/** The server as a process: configuration from the environment, logs on stderr, a clean end on SIGTERM and SIGINT. */
try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // Loading the rest blocks this thread for a second, in which the embedded database's worker opens it. A PostgreSQL is
  // asked afterwards: its connection would only wait, and on a busy machine time out.
  const opening = config.databaseUrl ? undefined : openAtRest(config)
  if (opening) await Promise.race([opening, pause(beginMs)])
  const [atRest, { startServer }] = await Promise.all([opening, import('./start-server.ts')])
  const server = await startServer(config, log, atRest)
  const end = (signal: NodeJS.Signals): void => {
    log.info('ending', { signal })
    // Ten seconds to drain; then the process ends whatever still hangs.
    setTimeout(() => process.exit(1), 10_000).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.send?.({ ready: true, port: server.port })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
