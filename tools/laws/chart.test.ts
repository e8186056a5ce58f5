import { serverSettings } from '@card-journey/server/config.ts'
import { secretSettings } from '@card-journey/server/secret-files.ts'
import { expect, test } from 'vitest'
import { textOf } from './tree.ts'

const chart = 'ops/helm/card-journey'
const { settings, secrets } = JSON.parse(textOf(`${chart}/values.schema.json`)).properties

/** Whether the schema lets a setting stand among the plain ones, which everybody in the namespace may read. */
const isPlain = (name: string): boolean =>
  Object.hasOwn(settings.properties, name) ||
  Object.keys(settings.patternProperties).some((pattern) => new RegExp(pattern).test(name))
const isKey = (name: string): boolean => new RegExp(secrets.properties.keys.items.pattern).test(name)

/** What the chart says itself, or does in another way. */
const ofTheChart: Readonly<Record<string, string>> = {
  NODE_ENV: 'the image is for production',
  HOST: 'the image’s',
  PORT: 'the image’s',
  DATA_DIR: 'the image’s',
  TLS_CERT: 'the ingress ends TLS',
  TLS_KEY: 'the ingress ends TLS',
  OPERATOR_PORT: 'nodes.yaml',
  OPERATOR_HOST: 'nodes.yaml',
  ASSETS_DIR: 'nodes.yaml',
  DRAIN_SECONDS: 'drainSeconds, which the time to end follows from',
  MASTER_DATA_DIR: 'masterData.configMap',
  DB_MIGRATE: 'the migration is a job of its own, under another role',
  SANDBOX_PORT: 'there is no sandbox bank in production',
}

test('every setting of the server can be set by the chart in exactly one way, or is the chart’s own', () => {
  const names = Object.keys(serverSettings.shape)
  expect(names.length).toBeGreaterThan(200)
  const odd = names.filter(
    (name) => [isPlain(name), isKey(name), Object.hasOwn(ofTheChart, name)].filter(Boolean).length !== 1,
  )
  expect(odd).toEqual([])
  expect(Object.keys(ofTheChart).filter((name) => !names.includes(name))).toEqual([])
})

test('what is secret is a key of the Secret and no plain setting; what is neither is refused', () => {
  expect(secretSettings.filter((name) => !isKey(name) || isPlain(name) || isPlain(`${name}_FILE`))).toEqual([])
  expect(settings.additionalProperties).toBe(false)
  const misspelt = ['PUBLIC_ULR', 'OPERATOR_SECERT', 'BANK_KEY', 'MASTER_KEY_FILE', 'NODE_TLS_REJECT_UNAUTHORIZED']
  expect(misspelt.filter((name) => isPlain(name) || isKey(name))).toEqual([])
})

test('the shipped values pass the schema, and show the settings for traces and for published master data', () => {
  const values = textOf(`${chart}/values.yaml`)
  const shown = [...(/^settings:\n((?: .*\n|\n)*)/m.exec(values)?.[1] ?? '').matchAll(/^ {2}([A-Z_]+):/gm)]
  const names = shown.map(([, name = '']) => name)
  expect(names.filter((name) => !isPlain(name))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['MASTER_FROM', 'DB_TLS', 'OTEL_EXPORTER_OTLP_ENDPOINT']))
  for (const name of ['MASTER_FROM', 'DB_TLS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'PUBLISHER_ROLE', 'MASTER_APPROVAL'])
    expect(textOf('ops/compose.yaml'), name).toContain(`${name}: `)
})
