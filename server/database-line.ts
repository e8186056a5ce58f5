import pg from 'pg'

const settings = ['DATABASE_URL', 'JOBS_DATABASE_URL'] as const

/**
 * What is open on the way to PostgreSQL, in sentences: applicants' data goes there, and the password. A Unix socket and this
 * machine's own address leave nothing to be read; anything else must be TLS that checks whom it talks to, unless the bank
 * says that its network does that (DB_TLS).
 */
export const databaseRefusals = (env: Readonly<Record<string, unknown>>): string[] =>
  env['DB_TLS'] === 'network'
    ? []
    : settings.flatMap((name) => {
        const url = env[name]
        if (typeof url !== 'string' || url === '' || isPrivate(url, name)) return []
        return `${name} must have sslmode=verify-full (with sslrootcert=/path/of/ca.pem for an authority of your own), or be a Unix socket or this machine: applicants' data goes there. If the network itself encrypts and knows both ends, set DB_TLS=network.`
      })

/** The same for a command that reads no other settings. */
export function refuseOpenDatabase(environment: NodeJS.ProcessEnv): void {
  const [refusal] = environment['NODE_ENV'] === 'production' ? databaseRefusals(environment) : []
  if (refusal !== undefined) throw new Error(refusal)
}

/** Asks the driver, which also reads PGHOST, PGSSLMODE and what else may stand in such an address. */
function isPrivate(url: string, name: string): boolean {
  const { host, ssl } = connectionOf(url, name)
  if (host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host)) return true
  return ssl === true || (ssl !== false && ssl.rejectUnauthorized !== false && !ssl.checkServerIdentity)
}

interface Connection {
  host: string
  ssl: boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: unknown }
}

function connectionOf(url: string, name: string): Connection {
  try {
    return new pg.Client({ connectionString: url })
  } catch (error) {
    // The driver's message may quote the password.
    const { code, path } = error as NodeJS.ErrnoException
    throw new Error(
      path ? `${name} names the file ${path}, which can't be read (${code}).` : `${name} can't be read as an address.`,
      { cause: error },
    )
  }
}

interface ConnectionSettings {
  DB_POOL: number
  DB_PREPARE: 'on' | 'off'
  DB_WRITES: 'statement' | 'transaction'
  JOBS_DATABASE_URL?: string | undefined
}

/** How the store opens its connections. */
export const postgresqlOf = (env: ConnectionSettings) => ({
  connections: env.DB_POOL,
  prepare: env.DB_PREPARE === 'on',
  writes: env.DB_WRITES,
  jobsUrl: env.JOBS_DATABASE_URL,
})
