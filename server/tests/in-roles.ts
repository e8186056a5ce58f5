import pg from 'pg'

/**
 * Connections to one database under several roles: `administrator` is the cluster's own, each other one has the password
 * `secret`.
 */
export function inRoles(databaseUrl: () => string | undefined) {
  const urlOf = (role: string): string => {
    const url = new URL(databaseUrl() ?? '')
    if (role !== 'administrator') [url.username, url.password] = [role, 'secret']
    return url.href
  }
  /** One connection for all of the statements. Answers the rows of the last. */
  const as = async (role: string, ...statements: string[]): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: urlOf(role) })
    await client.connect()
    try {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) ({ rows } = await client.query(statement))
      return rows
    } finally {
      await client.end()
    }
  }
  return { urlOf, as }
}
