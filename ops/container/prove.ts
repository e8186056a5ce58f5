import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyByApi } from '@card-journey/bench/api-applicant.ts'
import { bankAt } from '@card-journey/e2e/bank.ts'
import { freePort, startPostgres } from '../../tools/postgres.ts'

// node ops/container/prove.ts IMAGE SANDBOX_IMAGE: runs both with podman as production would, on a PostgreSQL of this machine:
// other user, read-only, without capabilities, secrets as files. Applies for a card, looks at files, and stops it.

const [image, sandboxImage] = process.argv.slice(2)
if (!image || !sandboxImage) throw new Error('usage: node ops/container/prove.ts IMAGE SANDBOX_IMAGE')

const folder = mkdtempSync(join(tmpdir(), 'image-proof-'))
const suffix = randomBytes(3).toString('hex')
const started: string[] = []
const podman = (...options: string[]): string =>
  execFileSync('podman', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
const confined = ['--network=host', '--read-only', '--cap-drop=all', '--security-opt=no-new-privileges']

function say(what: string, outcome: unknown): void {
  console.log(`${what.padEnd(46)} ${String(outcome)}`)
}

function must(what: string, holds: boolean, outcome: unknown = 'yes'): void {
  say(what, holds ? outcome : `NO: ${String(outcome)}`)
  if (!holds) process.exitCode = 1
}

function secretFile(name: string, content: string): string {
  const file = join(folder, 'secrets', name)
  writeFileSync(file, content, { mode: 0o400 })
  chownSync(file, 10001, 10001)
  return `/run/secrets/${name}`
}

async function untilOk(url: string): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < 60_000) {
    const status = await fetch(url).then(
      ({ status }) => status,
      () => 0,
    )
    if (status === 200) return Math.round(performance.now() - from)
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`${url} did not answer 200 within a minute`)
}

const postgres = await startPostgres()
const roleUrl = (role: string): string => {
  const url = new URL(postgres.url)
  Object.assign(url, { username: role, password: 'of-this-proof', pathname: '/cards' })
  return url.href
}

function makeDatabase(): void {
  const statements = [
    "create role cards_owner login password 'of-this-proof'",
    "create role cards login password 'of-this-proof'",
    'create database cards owner cards_owner',
  ]
  for (const statement of statements) execFileSync('psql', ['--quiet', '--command', statement, postgres.url])
}

/** In the container: reading an upload and making a letter both start further threads or processes. */
const looksAtFiles = `
  const { inspectApart } = await import('/app/server/files/inspect-apart.ts')
  const sharp = (await import('sharp')).default
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } }).png().toBuffer()
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  document.addPage()
  const pdf = Buffer.from(await document.save())
  console.log(JSON.stringify([(await inspectApart('png', png)).kind, (await inspectApart('pdf', pdf)).kind]))`

function run(name: string, options: string[], command: string[] = []): void {
  started.push(name)
  podman('run', '--detach', `--name=${name}`, '--no-healthcheck', ...confined, ...options, ...command)
}

try {
  mkdirSync(join(folder, 'secrets'))
  mkdirSync(join(folder, 'data'))
  chownSync(join(folder, 'data'), 10001, 10001)
  const [port, operatorPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const secrets = [`--volume=${folder}/secrets:/run/secrets:ro`]
  makeDatabase()

  const owner = secretFile('owner-url', roleUrl('cards_owner'))
  const migration = ['--rm', '--no-healthcheck', ...confined, ...secrets, `--env=DATABASE_URL_FILE=${owner}`]
  say('migrate', podman('run', ...migration, '--env=RUNTIME_ROLE=cards', image, 'node', 'tools/migrate.ts'))

  const sandbox = `sandbox-${suffix}`
  run(sandbox, [`--env=SANDBOX_PORT=${sandboxPort}`, `--volume=${folder}/data:/data`, sandboxImage])
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  await untilOk(`${sandboxUrl}/health`)

  const server = `server-${suffix}`
  const url = `http://127.0.0.1:${port}`
  const settings = {
    DATABASE_URL_FILE: secretFile('database-url', roleUrl('cards')),
    MASTER_KEY_FILE: secretFile('master-key', randomBytes(32).toString('base64')),
    PORT: port,
    OPERATOR_PORT: operatorPort,
    PUBLIC_URL: 'https://localhost',
    ALLOWED_ORIGINS: url,
    BANK_URL: sandboxUrl,
    DRAIN_SECONDS: 1,
  }
  const environment = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`)
  run(server, ['--tmpfs=/tmp', `--volume=${folder}/data:/data`, ...secrets, ...environment, image])
  await untilOk(`${url}/health`)
  say('ready after, ms', await untilOk(`${url}/ready`))

  const page = await (await fetch(`${url}/cards`, { headers: { 'accept-language': 'en' } })).text()
  must('/cards is rendered', /<h1[^>]*>/.test(page), `${page.length} characters`)
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
  must('its script is delivered', (await fetch(url + asset)).status === 200, asset)
  await applyByApi(url, bankAt({ url, sandboxUrl }), 1)
  say('an application by the API, sealed and saved', 'yes')
  say('status', await (await fetch(`http://127.0.0.1:${operatorPort}/status`)).text())

  const inside = (...command: string[]): string => podman('exec', server, ...command)
  const files = inside('node', '--input-type=module', '--eval', looksAtFiles)
  must('an image and a PDF are looked at apart', files === '["good","good"]', files)
  must('the health check', inside('node', 'tools/alive.ts') === '', 'ends with 0')
  must('user', inside('id', '-u') === '10001', inside('id', '-u'))
  const attempt = inside(
    'sh',
    '-c',
    'touch /app/x /usr/x /etc/x 2>/dev/null; ls /app/x /usr/x /etc/x 2>/dev/null; true',
  )
  must('nothing can be written outside /data and /tmp', attempt === '', attempt || 'yes')
  const tools = inside('sh', '-c', 'command -v npm npx gcc cc make python3 git curl; true')
  must('no build tools', tools === '', tools || 'yes')
  must(
    'no packages for development',
    inside('sh', '-c', 'ls node_modules | grep -xE "vite|typescript|vitest|playwright|node"; true') === '',
  )

  const from = performance.now()
  spawn('podman', ['kill', '--signal=TERM', server], { stdio: 'ignore' })
  const code = podman('wait', server)
  must('SIGTERM ends it by itself', code === '0', `exit code ${code} after ${Math.round(performance.now() - from)} ms`)
  const { stderr } = spawnSync('podman', ['logs', server], { encoding: 'utf8' })
  must('its last line says so', (stderr.trim().split('\n').at(-1) ?? '').includes('"signal":"SIGTERM"'))
} finally {
  for (const name of started) podman('rm', '--force', '--time=2', name)
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
