import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startServer } from './start-server.ts'

/** The server as a process: configuration from the environment, logs on stderr, a clean end on SIGTERM and SIGINT. */
try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const server = await startServer(config, log)
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
