import { join, resolve } from 'node:path'
import { systemNames, type SystemName } from '@card-journey/providers/operation.ts'
import * as z from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const port = z.coerce.number().int().min(0).max(65535)

/** Every setting of the server: environment variables, read once, with their defaults. README lists them. */
const settings = z.looseObject({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  MASTER_KEY: z.string().optional(),
  MASTER_DATA_DIR: z.string().optional(),
  SANDBOX_PORT: port.default(3001),
  /** Base URL of the bank's systems; each can be set alone as BANK_<SYSTEM>_URL. Default: the sandbox bank. */
  BANK_URL: z.url().optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  TRUSTED_PROXIES: z.string().default(''),
  IDLE_MINUTES: z.coerce.number().int().min(1).default(30),
  SESSION_HOURS: z.coerce.number().int().min(1).default(4),
  VKYC_DESKTOP: z.enum(['allow', 'off']).optional(),
  ENVELOPE_KEY_GENERATION: z.coerce.number().int().min(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_FACTOR: z.coerce.number().positive().default(1),
  CODES_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
  METRICS: flag.default(true),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment. Throws one error that names every wrong variable and what it should be. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = settings.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings can't be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  if (production && !env.MASTER_KEY)
    throw new Error('Production needs MASTER_KEY (base64, 32 bytes); the default key file is for development.')
  if (production && !env.BANK_URL) throw new Error('Production needs BANK_URL: the sandbox bank is for development.')
  const bankUrl = env.BANK_URL ?? `http://127.0.0.1:${env.SANDBOX_PORT}`
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    production,
    sandbox: env.BANK_URL === undefined,
    /** Where people find the sandbox bank's pages. */
    sandboxUrl: env.BANK_URL === undefined ? `http://localhost:${env.SANDBOX_PORT}` : undefined,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    tls: env.TLS_CERT && env.TLS_KEY ? { certFile: env.TLS_CERT, keyFile: env.TLS_KEY } : undefined,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    masterKey: env.MASTER_KEY,
    masterDataDir: env.MASTER_DATA_DIR && resolve(env.MASTER_DATA_DIR),
    filesDir: join(resolve(env.DATA_DIR), 'files'),
    systemsUrl: `${bankUrl}/systems`,
    systemUrls: Object.fromEntries(
      systemNames.flatMap((system) => {
        const url = environment[`BANK_${system.toUpperCase().replaceAll('-', '_')}_URL`]
        return url ? [[system, url]] : []
      }),
    ) as Partial<Record<SystemName, string>>,
    allowedOrigins: [new URL(publicUrl).origin, ...env.ALLOWED_ORIGINS.split(',').filter(Boolean)],
    trustedProxies: env.TRUSTED_PROXIES.split(',').filter(Boolean),
    idleMinutes: env.IDLE_MINUTES,
    sessionHours: env.SESSION_HOURS,
    videoCallOnDesktop: (env.VKYC_DESKTOP ?? (production ? 'off' : 'allow')) === 'allow',
    envelopeKeyGeneration: env.ENVELOPE_KEY_GENERATION,
    /** Multiplies the brakes of server/http/rate-limits.ts; load tests need it. */
    rateFactor: env.RATE_FACTOR,
    /** One-time codes that may be sent for one client address in ten minutes (services/code-brake.ts). */
    codesPerAddress: env.CODES_PER_ADDRESS,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS,
  }
}
