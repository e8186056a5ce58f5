import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { calls } from '@card-journey/contract/api.ts'
import { openApiOf } from '@card-journey/contract/openapi.ts'
import type { AtRest } from './at-rest.ts'
import { compose, type Composed } from './compose.ts'
import type { Config } from './config.ts'
import { serveDocs, serveKeys } from './http/docs.ts'
import { serveHealth } from './http/health.ts'
import { listen } from './http/listen.ts'
import { serveOperator } from './http/operator.ts'
import { plainProblem, refuseConnection } from './http/plain-problem.ts'
import { serveRoom } from './http/room-socket.ts'
import { plainHeaders, secureEverything } from './http/security.ts'
import { serveRoutes } from './http/serve.ts'
import { shedLoad } from './http/shed-load.ts'
import type { JobsPace } from './jobs/jobs.ts'
import { jobsOfCells } from './jobs/jobs-of-cells.ts'
import { keepStarting } from './jobs/keep-starting.ts'
import { faultOf } from './fault.ts'
import { measuredJob } from './metrics/measure-job.ts'
import type { Log } from './log.ts'
import { jobInSpan } from './spans/job-span.ts'
import { openConnections } from './store/open-connections.ts'
import { startPages } from './pages/start-pages.ts'
import { routes } from './routes/routes.ts'
import { jobHandlers, jobRetries } from './services/job-handlers.ts'

export interface Server {
  port: number
  operatorPort?: number | undefined
  composed: Composed
  close: () => Promise<void>
}

/**
 * How long a slow sender has for the headers, and for the whole request. Node ignores the second limit if the first is
 * longer (a minute by default), and by default looks for late requests only every 30 s.
 */
const limits = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 }

interface Beginning {
  /** Already open. */
  atRest?: AtRest | undefined
  /** Whether every page is rendered at once, rather than when it is first asked for. Default true. */
  warmPages?: boolean
  jobsPace?: JobsPace
}

/** Composes, listens, then starts the jobs: requests are served before the queue is ready. */
export async function startServer(
  config: Config,
  uncounted: Log,
  { atRest, warmPages = true, jobsPace = {} }: Beginning = {},
): Promise<Server> {
  const composed = await compose(config, uncounted, atRest)
  const connections = openConnections(composed.store.cells.map(({ database }) => database))
  const { deps } = composed
  const { log, metrics, spans } = deps
  const app = Fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 64 * 1024,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection(config),
    // For an unreadable address; Fastify runs no hook for these.
    frameworkErrors: (error, request, reply) =>
      void plainProblem(error, request, reply.headers(plainHeaders(config)), log),
    ...(config.tls
      ? {
          https: {
            ...limits,
            cert: fileOf(config.tls.certFile, 'TLS_CERT'),
            key: fileOf(config.tls.keyFile, 'TLS_KEY'),
          },
        }
      : { http: limits }),
  })
  secureEverything(app, config)
  app.setErrorHandler((error, request, reply) =>
    plainProblem(error as Error & { statusCode?: number }, request, reply, log),
  )
  app.setNotFoundHandler((request, reply) =>
    plainProblem(Object.assign(new Error('no such call'), { statusCode: 404 }), request, reply, log),
  )
  const jobs = jobsOfCells(composed.store.cells, {
    now: deps.clock,
    handlers: jobHandlers(deps),
    retries: jobRetries,
    ...jobsPace,
    migrate: config.migrate || deps.store.engine === 'pglite',
    daily: ['close-applications', 'erase-ended', 'sweep-files'],
    around: [
      (_, work) => deps.master.inOneVersion(work),
      ...(metrics ? [measuredJob(metrics)] : []),
      ...(spans ? [jobInSpan(spans)] : []),
    ],
    onError: (error, kind, cell) =>
      log.error('job-failed', {
        kind,
        cell,
        ...faultOf(error),
        reason: kind ? undefined : error.message,
      }),
  })
  let draining = false
  if (config.overloadMs > 0) await shedLoad(app, config.overloadMs, log)
  if (config.servesWeb) {
    await serveRoom(app, deps)
    serveRoutes(app, routes, deps)
    serveKeys(app, deps)
  }
  const queue = { here: config.doesJobs, runs: () => jobs.isReady() }
  const documents = (shown: FastifyInstance) => serveDocs(shown, openApiOf(calls, config.publicUrl))
  const operator = await serveOperator(app, deps, documents, queue)
  const pages = config.servesWeb ? await startPages(app, composed, config, { warm: warmPages }) : undefined
  serveHealth(app, {
    begun: () => (pages ? !warmPages || pages.isWarm() : jobs.isReady()),
    draining: () => draining,
  })
  await connections
  const port = await listen(app, config, 'PORT or HOST')
  const jobsStart = config.doesJobs
    ? keepStarting(
        () => jobs.start(),
        (error) => log.error('jobs-not-started', { reason: String(error) }),
      )
    : undefined
  // With the sandbox bank only: the flow's sample records don't belong in a bank's server.
  if (config.sandbox && config.servesWeb)
    void import('./services/seed-people.ts')
      .then(({ seedPeople }) => seedPeople(deps))
      .catch((error: unknown) => log.error('people-not-seeded', { reason: String(error) }))
  log.info('listening', { port, engine: deps.store.engine })
  return {
    port,
    operatorPort: operator.port,
    composed,
    async close() {
      draining = true
      await pause(config.drainMs)
      await app.close()
      await operator.close()
      await jobsStart?.stop()
      await jobs.stop()
      await pages?.close()
      await composed.close()
    },
  }
}

function fileOf(path: string, setting: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`${setting} names the file ${path}, which can't be read.`, { cause: error })
  }
}
