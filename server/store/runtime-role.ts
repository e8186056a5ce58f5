import pg from 'pg'

/** What is only ever added to. */
const appendOnly = ['audit', 'consent', 'audit_seal', 'consent_text', 'store_fact']

/** What the bank's people publish (ADR 0088); a server reads it. */
const published = ['master_file', 'master_version', 'master_approval']

/** Gives those who publish master data exactly that; their role or a group that they are members of. */
export async function grantToPublishers(client: pg.ClientBase, role: string): Promise<void> {
  await refuseUnfit(client, role)
  const name = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
  const schema = pg.escapeIdentifier(rows[0]?.schema ?? 'public')
  await client.query(`
    revoke all on schema ${schema} from ${name};
    revoke all on all tables in schema ${schema} from ${name};
    grant usage on schema ${schema} to ${name};
    grant select on ${published.join(', ')} to ${name};
    grant insert (hash, content) on master_file to ${name};
    grant insert (files, hash, repeats, said_by, activates_at) on master_version to ${name};
    grant insert (version, said_by) on master_approval to ${name};`)
}

/**
 * Gives the server's role exactly what it works with: rows, no tables; of audit and consents only new ones. What it had
 * been given before in these schemas is taken away.
 */
export async function grantToRuntime(client: pg.ClientBase, role: string, jobsSchema = 'jobs'): Promise<void> {
  await refuseUnfit(client, role)
  const name = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
  const schemas = [rows[0]?.schema ?? 'public', jobsSchema].map((schema) => pg.escapeIdentifier(schema))
  for (const schema of schemas)
    await client.query(`
      revoke all on schema ${schema} from public, ${name};
      revoke all on all tables in schema ${schema} from public, ${name};
      grant usage on schema ${schema} to ${name};
      grant select, insert, update, delete on all tables in schema ${schema} to ${name};
      grant usage on all sequences in schema ${schema} to ${name};`)
  await client.query(`
    revoke update, delete on ${appendOnly.join(', ')} from ${name};
    revoke insert, update, delete on audit_chain, audit_cut, root_rotation, migration, ${published.join(', ')} from ${name};
    grant update (sealed) on audit_chain to ${name};`)
}

/** What it may through a role that it is a member of counts too: whoever takes over a server must not publish. */
export async function refusePublishingServer(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ found: string }>(
    `select found from unnest($1::text[]) as found where has_any_column_privilege($2, found, 'insert, update') limit 1`,
    [published, role],
  )
  if (rows.length > 0)
    throw new Error(
      `The role ${role} may publish master data, through a role that it is a member of: a server must not. Take it out of that one.`,
    )
}

/** A role that owns the tables, or may become who does, could take back whatever is refused to it. */
async function refuseUnfit(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ strong: boolean; owner: boolean }>(
    `select rolsuper or rolcreaterole or rolbypassrls as strong,
      pg_has_role(oid, (select relowner from pg_class where oid = 'audit'::regclass), 'member') as owner
     from pg_roles where rolname = $1`,
    [role],
  )
  const [found] = rows
  if (!found)
    throw new Error(
      `There is no role ${role}. Its administrator makes it once: create role ${pg.escapeIdentifier(role)} login password '…';`,
    )
  if (found.strong || found.owner)
    throw new Error(
      `The role ${role} may do too much: it ${found.owner ? 'owns the tables' : 'is an administrator'}. Name another one.`,
    )
}
