import { join, resolve } from 'node:path'
import { isPrivateLine } from '@card-journey/providers/access/access-parts.ts'
import { accessSettings, readAccess, urlSettingOf } from '@card-journey/providers/access/access-settings.ts'
import { senderOf } from '@card-journey/providers/email/sender.ts'
import { systemNames, type SystemName } from '@card-journey/providers/operation.ts'
import * as z from 'zod'
import { scannerOf } from './files/scanner.ts'
import { isGuessable } from './crypto/guessable.ts'
import { databaseRefusals, postgresqlOf } from './database-line.ts'
import { withSecretFiles } from './secret-files.ts'
import {
  flag,
  port,
  publicAddress,
  origins,
  hostUrl,
  proxies,
  operatorSecret,
  notificationSecrets,
  masterKeys,
  otlpHeaders,
  otlpHeadersIn,
  isPkcs11,
  pkcs11Uri,
  fileScanner,
  turnUrls,
  databaseUrl,
  cellCount,
  writeForm,
  smtpUrl,
  sender,
} from './setting-kinds.ts'
import { sessionLife, defaultSessionLife } from './store/session-life.ts'

/** Every setting of the server: environment variables, read once, with their defaults. README lists them. */
export const serverSettings = z.looseObject({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicAddress.optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  OPERATOR_PORT: port.optional(),
  OPERATOR_HOST: z.string().default('127.0.0.1'),
  OPERATOR_SECRET: operatorSecret.optional(),
  OPERATOR_ACTION_SECRET: operatorSecret.optional(),
  NOTIFICATION_SECRET: notificationSecrets.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DB_POOL: z.coerce.number().int().min(2).max(1000).default(16),
  /** Whether connections must check whom they talk to, or the network does (database-line.ts). */
  DB_TLS: z.enum(['verify', 'network']).default('verify'),
  DB_CELLS: cellCount.default(1),
  /** Off behind a pooler that pools by transaction. */
  DB_PREPARE: z.enum(['on', 'off']).default('on'),
  DB_WRITES: writeForm.default('statement'),
  DB_MIGRATE: z.enum(['on', 'off']).optional(),
  /** The job queue's own way to the same database, past a pooler. */
  JOBS_DATABASE_URL: databaseUrl.optional(),
  MASTER_KEY: z.string().optional(),
  /** Master keys that only open: the next one, or the former one until `npm run rotate-keys` has run. */
  MASTER_KEY_OTHERS: masterKeys.optional(),
  /** The master key in an HSM instead. */
  MASTER_KEY_HSM: pkcs11Uri.optional(),
  HSM_PIN: z.string().optional(),
  /** Uploaded files: a bucket instead of a folder. The endpoint is for another provider that speaks S3. */
  FILES_BUCKET: z.string().optional(),
  FILES_REGION: z.string().default('ap-south-1'),
  FILES_ENDPOINT: hostUrl.optional(),
  FILE_SCANNER: fileScanner.optional(),
  ANALYTICS_URL: hostUrl.optional(),
  ASSETS_DIR: z.string().optional(),
  ASSET_ORIGIN: publicAddress.optional(),
  /** A folder that is watched, or the versions that were published. */
  MASTER_FROM: z.enum(['folder', 'database']).default('folder'),
  MASTER_DATA_DIR: z.string().optional(),
  SANDBOX_PORT: port.default(3001),
  /** Base URL of the bank's systems; each can be set alone as BANK_<SYSTEM>_URL. Default: the sandbox bank. */
  BANK_URL: hostUrl.optional(),
  ...Object.fromEntries(systemNames.map((system) => [urlSettingOf(system), hostUrl.optional()])),
  /** What they ask of a caller (providers/access). */
  ...Object.fromEntries(accessSettings.map((name) => [name, z.string().optional()])),
  /** Email by SMTP instead of the email gateway. */
  SMTP_URL: smtpUrl.optional(),
  EMAIL_FROM: sender.optional(),
  ALLOWED_ORIGINS: origins.optional(),
  TRUSTED_PROXIES: proxies,
  IDLE_MINUTES: z.coerce.number().int().min(1).default(defaultSessionLife.idleMinutes),
  SESSION_HOURS: z.coerce.number().int().min(1).default(defaultSessionLife.hours),
  /** The TURN server of video calls, and the secret that it shares with us. */
  TURN_URLS: turnUrls.optional(),
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  VKYC_DESKTOP: z.enum(['allow', 'off']).optional(),
  ENVELOPE_KEY_GENERATION: z.coerce.number().int().min(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_FACTOR: z.coerce.number().positive().default(1),
  BREAKER_SECONDS: z.coerce.number().min(0.1).max(600).default(5),
  CODES_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
  METRICS: flag.default(true),
  /** Where spans are collected, and how; the names are OpenTelemetry's. Without an endpoint there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: hostUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  OTEL_SERVICE_NAME: z.string().default('card-journey'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** What this node does: serves applicants, does jobs, or both. */
  SERVES: z.enum(['both', 'web', 'jobs']).default('both'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  OVERLOAD_MS: z.coerce.number().int().min(0).max(60_000).optional(),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment. Throws one error that names every wrong variable and what it should be. */
export function readConfig(given: NodeJS.ProcessEnv) {
  const environment = withSecretFiles(given)
  const parsed = serverSettings.safeParse(settingsIn(environment))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings can't be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const { access, refusals } = readAccess(environment)
  const refused = [...refusalsOf(env, production), ...refusals]
  if (refused.length > 0) throw new Error(refused.join('\n'))
  const bankUrl = env.BANK_URL ?? `http://127.0.0.1:${env.SANDBOX_PORT}`
  const tls = env.TLS_CERT && env.TLS_KEY ? { certFile: env.TLS_CERT, keyFile: env.TLS_KEY } : undefined
  const publicUrl = env.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${env.PORT}`
  const otherKeys = env.MASTER_KEY_OTHERS ?? []
  const from = env.EMAIL_FROM === undefined ? undefined : senderOf(env.EMAIL_FROM)
  return {
    production,
    sandbox: env.BANK_URL === undefined,
    /** Public URL of the sandbox bank's pages. */
    sandboxUrl: env.BANK_URL === undefined ? `http://localhost:${env.SANDBOX_PORT}` : undefined,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    /** Links may be handed to another device: over https, or on this machine alone. */
    phoneLinks: isPrivateLine(publicUrl),
    tls,
    /** Where /status and /metrics are served; outside production, without a port, on the public one. */
    operator: env.OPERATOR_PORT === undefined ? undefined : { port: env.OPERATOR_PORT, host: env.OPERATOR_HOST },
    /** With it, the bank's people read records on the operators' port (http/record-reads.ts). */
    operatorSecret: env.OPERATOR_SECRET,
    operatorActionSecret: env.OPERATOR_ACTION_SECRET,
    /** With what the bank's systems sign their notifications. Without a key there are none. */
    notificationKeys: env.NOTIFICATION_SECRET ?? [],
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** In production the tables belong to another role (`npm run migrate`). */
    migrate: (env.DB_MIGRATE ?? (production ? 'off' : 'on')) === 'on',
    postgresql: postgresqlOf(env),
    cells: env.DB_CELLS,
    masterKey: env.MASTER_KEY,
    sharedAssets: env.ASSETS_DIR && resolve(env.ASSETS_DIR),
    assetOrigin: env.ASSET_ORIGIN,
    /** Master keys that only open. */
    others: otherKeys.filter((key) => !isPkcs11(key)),
    pkcs11: env.HSM_PIN ? { uri: env.MASTER_KEY_HSM, others: otherKeys.filter(isPkcs11), pin: env.HSM_PIN } : undefined,
    masterFromDatabase: env.MASTER_FROM === 'database',
    masterDataDir: env.MASTER_DATA_DIR && resolve(env.MASTER_DATA_DIR),
    filesDir: join(resolve(env.DATA_DIR), 'files'),
    filesBucket: env.FILES_BUCKET
      ? { bucket: env.FILES_BUCKET, region: env.FILES_REGION, endpoint: env.FILES_ENDPOINT }
      : undefined,
    /** Looks for viruses in every uploaded file. Without one none is looked for. */
    fileScanner: env.FILE_SCANNER === undefined ? undefined : scannerOf(env.FILE_SCANNER),
    systemsUrl: `${bankUrl}/systems`,
    /** The bank's analytics, and with the sandbox bank a list to look at. */
    analyticsUrls: [
      ...(env.ANALYTICS_URL ? [env.ANALYTICS_URL] : []),
      ...(env.BANK_URL ? [] : [`${bankUrl}/analytics`]),
    ],
    systemUrls: Object.fromEntries(
      systemNames.flatMap((system) => {
        const url = environment[urlSettingOf(system)]
        return url ? [[system, url]] : []
      }),
    ) as Partial<Record<SystemName, string>>,
    systemAccess: access,
    smtp: env.SMTP_URL && from ? { url: env.SMTP_URL, from } : undefined,
    allowedOrigins: [...ownOrigins(publicUrl), ...(env.ALLOWED_ORIGINS ?? [])],
    trustedProxies: env.TRUSTED_PROXIES,
    sessionLife: sessionLife({ idleMinutes: env.IDLE_MINUTES, hours: env.SESSION_HOURS }),
    turn: env.TURN_URLS && env.TURN_SECRET ? { urls: env.TURN_URLS, secret: env.TURN_SECRET } : undefined,
    videoCallOnDesktop: (env.VKYC_DESKTOP ?? (production ? 'off' : 'allow')) === 'allow',
    envelopeKeyGeneration: env.ENVELOPE_KEY_GENERATION,
    /** Multiplies the limits of server/http/rate-limits.ts, for load tests. */
    rateFactor: env.RATE_FACTOR,
    breakerMs: env.BREAKER_SECONDS * 1000,
    /** One-time codes that may be sent for one client address in ten minutes (services/sign-in/code-limit.ts). */
    codesPerAddress: env.CODES_PER_ADDRESS,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS,
    spans: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS === undefined ? {} : otlpHeadersIn(env.OTEL_EXPORTER_OTLP_HEADERS),
          service: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    servesWeb: env.SERVES !== 'jobs',
    doesJobs: env.SERVES !== 'web',
    /** From when this node says that it is not ready until it takes no more visitors: balancers look in between. */
    drainMs: (env.DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    /** How late the event loop may run before new work is refused; 0 is never. A laptop is also the sandbox bank. */
    overloadMs: env.OVERLOAD_MS ?? (production ? 1000 : 0),
  }
}

/** An empty setting (`TLS_CERT=`) counts as absent; an empty NODE_ENV is refused. */
const settingsIn = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name, value]) => value !== '' || name === 'NODE_ENV'))

/** Settings that can't work together, each in a sentence. */
function refusalsOf(env: z.infer<typeof serverSettings>, production: boolean): string[] {
  const { MASTER_KEY: masterKey, OPERATOR_PORT: operatorPort, NOTIFICATION_SECRET: notificationKeys = [] } = env
  const always = [
    (env.TLS_CERT === undefined) !== (env.TLS_KEY === undefined) &&
      `${env.TLS_CERT === undefined ? 'TLS_KEY' : 'TLS_CERT'} is set alone: https needs TLS_CERT and TLS_KEY.`,
    (env.TURN_URLS === undefined) !== (env.TURN_SECRET === undefined) &&
      `${env.TURN_URLS === undefined ? 'TURN_SECRET' : 'TURN_URLS'} is set alone: a TURN server needs TURN_URLS and TURN_SECRET.`,
    (env.SMTP_URL === undefined) !== (env.EMAIL_FROM === undefined) &&
      `${env.SMTP_URL === undefined ? 'EMAIL_FROM' : 'SMTP_URL'} is set alone: email by SMTP needs SMTP_URL and EMAIL_FROM.`,
    env.SMTP_URL !== undefined &&
      env['BANK_EMAIL_URL'] !== undefined &&
      'SMTP_URL and BANK_EMAIL_URL are both set: email goes one way.',
    env.JOBS_DATABASE_URL !== undefined &&
      env.DATABASE_URL === undefined &&
      'JOBS_DATABASE_URL is set alone: without DATABASE_URL the embedded database is used.',
    operatorPort !== undefined &&
      operatorPort !== 0 &&
      operatorPort === env.PORT &&
      'OPERATOR_PORT must differ from PORT: applicants must not reach it.',
    env.HSM_PIN === undefined &&
      (env.MASTER_KEY_HSM !== undefined || (env.MASTER_KEY_OTHERS ?? []).some(isPkcs11)) &&
      'A master key in an HSM needs HSM_PIN.',
    masterKey !== undefined &&
      env.MASTER_KEY_HSM !== undefined &&
      'MASTER_KEY and MASTER_KEY_HSM are both set: the one of before belongs into MASTER_KEY_OTHERS.',
    masterKey !== undefined &&
      Buffer.from(masterKey, 'base64').length !== 32 &&
      'MASTER_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` makes.',
  ]
  const inProduction = [
    !masterKey &&
      env.MASTER_KEY_HSM === undefined &&
      'Production needs MASTER_KEY (base64, 32 bytes) or MASTER_KEY_HSM; the default key file is for development.',
    masterKey &&
      isGuessable(Buffer.from(masterKey, 'base64')) &&
      'MASTER_KEY is not random: make one with `openssl rand -base64 32`.',
    notificationKeys.some(isGuessable) &&
      'NOTIFICATION_SECRET is not random: make one of `openssl rand -base64 32`, with whsec_ before it.',
    notificationKeys.length > 0 &&
      operatorPort === undefined &&
      'NOTIFICATION_SECRET needs OPERATOR_PORT: systems notify there, not where applicants come in.',
    ...(['OPERATOR_SECRET', 'OPERATOR_ACTION_SECRET'] as const).flatMap((name) => {
      const secret = env[name]
      if (secret === undefined) return []
      return [
        isGuessable(Buffer.from(secret, 'base64')) &&
          `${name} is not random: make one with \`openssl rand -base64 32\`.`,
        operatorPort === undefined &&
          `${name} needs OPERATOR_PORT: what it opens must not be where applicants come in.`,
      ]
    }),
    env.OPERATOR_ACTION_SECRET !== undefined &&
      env.OPERATOR_ACTION_SECRET === env.OPERATOR_SECRET &&
      'OPERATOR_ACTION_SECRET must differ from OPERATOR_SECRET: reading records does not allow to move them.',
    !env.BANK_URL && 'Production needs BANK_URL: the sandbox bank is for development.',
    ...systemUrlsOf(env).map(
      ([name, url]) =>
        !isPrivateLine(url) &&
        `${name} must be https, or plain http to this machine alone: applicants' data goes there.`,
    ),
    ...databaseRefusals(env),
    env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' &&
      'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate of any system: take it away, and name your authority in NODE_EXTRA_CA_CERTS.',
    !env.PUBLIC_URL?.startsWith('https:') && 'Production needs PUBLIC_URL to be the https address that applicants see.',
  ]
  return [...always, ...(production ? inProduction : [])].filter((sentence) => typeof sentence === 'string')
}

/** The settings that say where the bank's systems are. */
const systemUrlsOf = (env: Readonly<Record<string, unknown>>): [string, string][] =>
  ['BANK_URL', ...systemNames.map(urlSettingOf)].flatMap((name) => {
    const url = env[name]
    return typeof url === 'string' ? [[name, url]] : []
  })

/** A local server can be reached by the loopback's name and by its number. */
function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port: number, origin } = new URL(publicUrl)
  const local = ['localhost', '127.0.0.1']
  if (!local.includes(hostname)) return [origin]
  return local.map((host) => `${protocol}//${host}${number && `:${number}`}`)
}
