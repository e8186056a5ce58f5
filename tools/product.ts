import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDataFolder } from '../server/data-folder.ts'
import { withSecretFiles } from '../server/secret-files.ts'
import { openLogFile } from './log-file.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface ProductSettings {
  port: number
  sandboxPort: number
  dataDir: string
  /** Further environment variables for both. */
  environment?: Record<string, string | undefined>
  /** `terminal` passes the logs through; otherwise they go to `<dataDir>/logs`. */
  logs?: 'terminal' | 'files'
  onUnexpectedEnd?: (sentence: string) => void
}

export interface Product {
  url: string
  sandboxUrl: string
  server: Part
  sandbox: Part
  /** SIGTERM to both; a process that has not ended 9 seconds after its DRAIN_SECONDS is killed. */
  stop: () => Promise<void>
}

/** The server or the sandbox bank as a separate process, so that a test can kill and restart it. */
export interface Part {
  start: () => Promise<void>
  stop: () => Promise<void>
  kill: () => Promise<void>
  pid: () => number | undefined
}

/** An expected reason why the product can't run, shown without a stack trace. */
export class CannotStart extends Error {}

const closeMilliseconds = 9000

/** server/config.ts: the server says for so long that it is not ready, before it closes. */
const drainMilliseconds = ({ DRAIN_SECONDS, NODE_ENV }: NodeJS.ProcessEnv): number =>
  Number(DRAIN_SECONDS || (NODE_ENV === 'production' ? 5 : 0)) * 1000

/** By default Node lets short-lived objects fill up to 192 MB before collecting; requests here leave little behind. */
const nodeOptions = ['--max-semi-space-size=16']

/** Starts server and, but in production, sandbox bank side by side; resolves when both respond. */
export async function startProduct(settings: ProductSettings): Promise<Product> {
  await Promise.all([refusePortInUse(settings.port, 'PORT'), refusePortInUse(settings.sandboxPort, 'SANDBOX_PORT')])
  const dataDir = resolve(root, settings.dataDir)
  makeFolders(dataDir)
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...settings.environment,
    PORT: String(settings.port),
    SANDBOX_PORT: String(settings.sandboxPort),
    DATA_DIR: dataDir,
    // Node caches our compiled sources there, which saves a third of the second start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  }
  const secure = Boolean(environment['TLS_CERT'] && environment['TLS_KEY'])
  if (environment['NODE_ENV'] !== 'production') Object.assign(environment, notificationsIn(environment, secure))
  const sandboxUrl = `http://127.0.0.1:${settings.sandboxPort}`
  const localUrl = `${secure ? 'https' : 'http'}://127.0.0.1:${settings.port}`
  const url = environment['PUBLIC_URL'] || `${secure ? 'https' : 'http'}://localhost:${settings.port}`
  environment['JOURNEY_URL'] ??= url
  const own = { environment, dataDir, settings }
  const sandbox = part({
    ...own,
    environment: sandboxEnvironment(environment),
    name: 'sandbox',
    file: 'sandbox-bank/main.ts',
    readyUrl: `${sandboxUrl}/health`,
  })
  const server = part({ ...own, name: 'server', file: 'server/main.ts', readyUrl: `${localUrl}/health` })
  const stop = async () => void (await Promise.all([server.stop(), sandbox.stop()]))
  try {
    // In production the systems are the bank's own (BANK_URL).
    await Promise.all([environment['NODE_ENV'] === 'production' ? undefined : sandbox.start(), server.start()])
  } catch (error) {
    await stop()
    throw error
  }
  return { url, sandboxUrl: `http://localhost:${settings.sandboxPort}`, server, sandbox, stop }
}

/** The sandbox reads no files of secrets, but asks for what the server is set to send. */
function sandboxEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(environment)
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error))
  }
}

/** The secret that the sandbox's systems sign with is made for each start; nothing else knows it. */
function notificationsIn(environment: NodeJS.ProcessEnv, secure: boolean): NodeJS.ProcessEnv {
  const {
    NOTIFICATION_SECRET: secret,
    NOTIFICATION_SECRET_FILE: secretFile,
    NOTIFICATIONS_ORIGIN: given,
    OPERATOR_PORT: operatorPort,
    PORT: port,
  } = environment
  const origin = operatorPort ? `http://127.0.0.1:${operatorPort}` : `${secure ? 'https' : 'http'}://127.0.0.1:${port}`
  return {
    // Both would be refused.
    ...(!secretFile && { NOTIFICATION_SECRET: secret || `whsec_${randomBytes(32).toString('base64')}` }),
    NOTIFICATIONS_ORIGIN: given || origin,
  }
}

function makeFolders(dataDir: string): void {
  try {
    openDataFolder(dataDir)
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error))
  }
}

interface PartSettings {
  name: string
  file: string
  readyUrl: string
  environment: NodeJS.ProcessEnv
  dataDir: string
  settings: ProductSettings
}

function part({ name, file, readyUrl, environment, dataDir, settings }: PartSettings): Part {
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let wanted = false

  const start = async () => {
    wanted = true
    let lastWords = ''
    const running = fork(join(root, file), {
      cwd: root,
      env: environment,
      execArgv: [...nodeOptions, '--import', fileURLToPath(new URL('leash.ts', import.meta.url))],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = running
    const log = openLogFile(join(dataDir, 'logs', `${name}.log`), (sentence) => console.error(sentence))
    for (const stream of [running.stdout, running.stderr])
      stream?.on('data', (chunk: Buffer) => {
        lastWords = (lastWords + chunk.toString()).slice(-2000)
        if (settings.logs === 'terminal') process.stderr.write(chunk)
        else log.write(chunk)
      })
    let isReady = false
    let failed: ((error: Error) => void) | undefined
    ended = new Promise((done) => {
      running.once('exit', (code, signal) => {
        log.end()
        done()
        const sentence = `The ${name} ended by itself (${signal ?? `exit code ${code}`}): ${lastWords.trim() || 'it said nothing'}`
        if (!isReady) failed?.(new CannotStart(sentence))
        else if (wanted) settings.onUnexpectedEnd?.(sentence)
      })
    })
    await new Promise<void>((ready, refuse) => {
      failed = refuse
      untilReady(readyUrl, () => running.exitCode === null && running.signalCode === null).then(ready, refuse)
    })
    isReady = true
  }

  const end = async (signal: NodeJS.Signals) => {
    wanted = false
    if (child && child.exitCode === null && child.signalCode === null) child.kill(signal)
    const late = setTimeout(() => child?.kill('SIGKILL'), drainMilliseconds(environment) + closeMilliseconds)
    await ended
    clearTimeout(late)
  }
  return { start, stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), pid: () => child?.pid }
}

/** A small machine that is busy, or a first start that migrates much; a process that ends is noticed at once. */
const readyWithinMinutes = 5

async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + readyWithinMinutes * 60_000
  while (isAlive()) {
    if (await answers(url)) return
    if (Date.now() > deadline) throw new CannotStart(`Not ready after ${readyWithinMinutes} minutes: ${url}`)
    await new Promise((again) => setTimeout(again, 25))
  }
}

function answers(url: string): Promise<boolean> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    const asked = request(url, { timeout: 2000, rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve((response.statusCode ?? 500) < 400)
    })
    asked.on('error', () => resolve(false))
    asked.on('timeout', () => asked.destroy())
    asked.end()
  })
}

function refusePortInUse(port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new CannotStart(`Port ${port} is in use: set ${setting} to a free one.`)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
