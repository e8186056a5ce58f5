/**
 * The rows written with a save or a creation, as parts of its single statement. Each takes a JSON list as one parameter
 * and inserts it for every row of `from`, which is empty if nothing may be written.
 */
interface Part {
  /** A part of the statement that yields the application's id, or nothing. */
  from: string
  /** Places of the parameters. */
  list: string
  at: string
}

export const auditInsert = ({ from, list, sessionId, at }: Part & { sessionId: string }): string => `
  insert into audit (application_id, session_id, what, detail, at)
  select ${from}.id, ${sessionId}, entry.what, coalesce(entry.detail, '{}'), ${at}
  from ${from}, jsonb_to_recordset(${list}) as entry(what text, detail jsonb)`

export const consentInsert = ({ from, list, sessionId, at }: Part & { sessionId: string }): string => `
  insert into consent (application_id, session_id, code, version, language, text_hash, value, at)
  select ${from}.id, ${sessionId}, entry.code, entry.version, entry.language, entry."textHash", entry.value, ${at}
  from ${from},
    jsonb_to_recordset(${list}) as entry(code text, version text, language text, "textHash" text, value text)`

export const outboxInsert = ({ from, list }: Omit<Part, 'at'>): string => `
  insert into outbox (id, application_id, kind, reference, payload, due_at)
  select entry.id, ${from}.id, entry.kind, entry.reference, decode(entry.payload, 'hex'), entry."dueAt"
  from ${from},
    jsonb_to_recordset(${list}) as entry(id uuid, kind text, reference text, payload text, "dueAt" timestamptz)
  on conflict (application_id, kind, reference) do nothing`
