/**
 * The rows that go with a save or a creation, as parts of its one statement. Each takes a JSON list as one parameter
 * and inserts it for every row of `from`, which is empty when nothing may be written.
 */
interface Part {
  /** A part of the statement that yields the application's id, or nothing. */
  from: string
  /** Numbers of the parameters. */
  json: number
  at: number
}

export const auditInsert = (part: Part & { session: number }): string => `
  insert into audit (application_id, session_id, what, detail, at)
  select ${part.from}.id, $${part.session}::uuid, entry.what, coalesce(entry.detail, '{}'), $${part.at}::timestamptz
  from ${part.from}, jsonb_to_recordset($${part.json}::jsonb) as entry(what text, detail jsonb)`

export const consentInsert = (part: Part & { session: number }): string => `
  insert into consent (application_id, session_id, code, version, language, text_hash, value, at)
  select ${part.from}.id, $${part.session}::uuid, entry.code, entry.version, entry.language, entry."textHash", entry.value,
    $${part.at}::timestamptz
  from ${part.from},
    jsonb_to_recordset($${part.json}::jsonb) as entry(code text, version text, language text, "textHash" text, value text)`

export const outboxInsert = (part: Part): string => `
  insert into outbox (id, application_id, kind, reference, payload, due_at)
  select entry.id, ${part.from}.id, entry.kind, entry.reference, decode(entry.payload, 'hex'), entry."dueAt"
  from ${part.from},
    jsonb_to_recordset($${part.json}::jsonb) as entry(id uuid, kind text, reference text, payload text, "dueAt" timestamptz)
  on conflict (application_id, kind, reference) do nothing`
