import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificatesForTests } from '@card-journey/providers/access/certificates-for-tests.ts'
import { readConfig, serverSettings } from '@card-journey/server/config.ts'
import { secretSettings } from '@card-journey/server/secret-files.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from './tree.ts'

// What the compose file and the chart give to a node is a configuration that production accepts, as a container without rights.

const compose = textOf('ops/compose.yaml')
const chart = (file: string): string => textOf(`ops/helm/card-journey/${file}`)
const image = textOf('ops/container/Containerfile')

type Settings = Record<string, string>

/** The lines of a block that is indented deeper than its heading. */
function blockOf(text: string, heading: RegExp): string {
  const [first, ...lines] = text.slice(text.search(heading)).split('\n')
  if (!first || !heading.test(first)) throw new Error(`there is no ${heading}`)
  const depth = first.search(/\S/)
  const end = lines.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth)
  return lines.slice(0, end === -1 ? undefined : end).join('\n')
}

/** `NAME: value` of a block, without quotes; of `${NAME:-value}` the value that it has by itself. */
const plainIn = (block: string): Settings =>
  Object.fromEntries(
    [...block.matchAll(/^ *([A-Z][A-Z0-9_]*): *(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^'(.*)'$/, '$1').replace(/^\$\{\w+:-(.*)\}$/, '$1'),
    ]),
  )

/** `- name: NAME` and `value: …` of a template, as far as nothing is computed there. */
const listedIn = (template: string): Settings =>
  Object.fromEntries(
    [...template.matchAll(/- name: ([A-Z_]+)\n *value: *(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^'(.*)'$/, '$1'),
    ]),
  )

const ofImage: Settings = Object.fromEntries(
  [...image.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=', 2) as [string, string]),
  ),
)
const ofNode = plainIn(blockOf(blockOf(compose, /^x-node:/m), /^ {2}environment:/m))
const ofChart = {
  ...plainIn(blockOf(chart('values.yaml'), /^settings:/m)),
  ...listedIn(chart('templates/nodes.yaml').replace('{{ .Values.drainSeconds | quote }}', '10')),
}
const keysOfChart = /^ {2}keys: \[(.*)\]$/m.exec(chart('values.yaml'))?.[1]?.split(', ') ?? []

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-journey-deployments-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const inFile = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** The secrets as files, which are elsewhere in a container. */
const withFiles = (settings: Settings, databaseUrl: string): Settings => ({
  ...ofImage,
  ...settings,
  ...('BANK_TLS_CA' in settings && { BANK_TLS_CA: inFile('ca.pem', certificatesForTests.authority) }),
  DATABASE_URL_FILE: inFile('database-url', databaseUrl),
  MASTER_KEY_FILE: inFile('master-key', randomBytes(32).toString('base64')),
})

describe('a node', () => {
  test('of the compose file starts in production with what it is given, and with nothing less', () => {
    const settings = withFiles(ofNode, 'postgresql://cards:secret@database/cards')
    expect(readConfig(settings)).toMatchObject({ production: true, sandbox: false, operator: { port: 3100 } })
    for (const name of ['PUBLIC_URL', 'BANK_URL', 'DB_TLS', 'MASTER_KEY_FILE'])
      expect(() => readConfig({ ...settings, [name]: '' }), name).toThrow(/\w/)
  })

  test('of the chart, as its values are shipped, too', () => {
    const settings = withFiles(ofChart, 'postgresql://cards:secret@database/cards?sslmode=verify-full')
    expect(keysOfChart.toSorted()).toEqual(['DATABASE_URL', 'MASTER_KEY'])
    expect(readConfig(settings)).toMatchObject({ production: true, sandbox: false, operator: { port: 3100 } })
    for (const name of ['PUBLIC_URL', 'BANK_URL', 'MASTER_KEY_FILE'])
      expect(() => readConfig({ ...settings, [name]: '' }), name).toThrow(/\w/)
  })
})

test('every setting that is named there exists', () => {
  const migration = ['RUNTIME_ROLE', 'PUBLISHER_ROLE', 'MASTER_APPROVAL']
  const known = [...Object.keys(serverSettings.shape), ...secretSettings.map((name) => `${name}_FILE`), ...migration]
  const ofMigration = plainIn(blockOf(blockOf(compose, /^ {2}migrate:/m), /^ {4}environment:/m))
  const named = [ofImage, ofNode, ofChart, ofMigration, listedIn(chart('templates/migrate.yaml'))].flatMap(Object.keys)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !known.includes(name) && !/^SANDBOX_(HOST|PORT)$/.test(name))).toEqual([])
  const tool = textOf('tools/migrate.ts')
  expect(migration.filter((name) => !tool.includes(name))).toEqual([])
})

test('every probe asks an address that is served, at a port that is open', () => {
  const served = [...textOf('server/http/health.ts').matchAll(/app\.get\('([^']+)'/g)].map(([, path]) => path)
  const nodes = chart('templates/nodes.yaml')
  const probes = [...nodes.matchAll(/(\w+)Probe:\n *httpGet:\n *path: (\S+)\n *port: (\w+)/g)]
  expect(probes.map(([, kind, path]) => [kind, path])).toEqual([
    ['startup', '/health'],
    ['liveness', '/health'],
    ['readiness', '/ready'],
  ])
  const asked = [
    ...probes.map(([, , path]) => path),
    ...[...textOf('ops/compose/haproxy.cfg').matchAll(/httpchk GET (\S+)/g)].map(([, path]) => path),
    /path: '(.*)'/.exec(textOf('ops/container/alive.ts'))?.[1],
  ]
  expect(asked).toHaveLength(6)
  expect(asked.filter((path) => !served.includes(path))).toEqual([])
  expect(textOf('sandbox-bank/serve-console.ts')).toContain("app.get('/health'")
  const portOf = (name: string) => new RegExp(`name: ${name}\\n *containerPort: (\\d+)`).exec(nodes)?.[1]
  expect(new Set(probes.map(([, , , port]) => port))).toEqual(new Set(['http']))
  expect([portOf('http'), portOf('operators')]).toEqual([ofImage['PORT'], ofChart.OPERATOR_PORT])
})

test('no container of ours runs as root, writes outside its volumes, or can gain rights', () => {
  expect(image.slice(0, image.indexOf('AS sandbox'))).toMatch(/^USER 10001:10001$/m)
  expect([...image.matchAll(/^USER (.*)$/gm)]).toHaveLength(1)
  for (const file of ['templates/nodes.yaml', 'templates/migrate.yaml'])
    for (const line of [
      'runAsNonRoot: true',
      'runAsUser: 10001',
      'type: RuntimeDefault',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'drop: [ALL]',
    ])
      expect(chart(file), file).toContain(line)
  const ours = [
    blockOf(compose, /^x-node:/m),
    ...['migrate', 'sandbox', 'balancer'].map((name) => blockOf(compose, new RegExp(`^ {2}${name}:`, 'm'))),
  ]
  for (const service of ours)
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(service).toContain(line)
  expect(compose).toMatch(/node-1: \*node\n {2}node-2: \*node/)
})
