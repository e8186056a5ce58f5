import type pg from 'pg'
import type { Database } from './database.ts'
import { statement } from './statement.ts'

/** The name of the fact that says that a second person approves each version. */
export const approvalFact = 'master-approval'

/** A published version of the master data, as the database has it. */
export interface PublishedVersion {
  number: number
  /** Of all its files. */
  hash: string
  saidBy: string
  /** The role of the database that published it. */
  role: string
  publishedAt: Date
  activatesAt: Date
  /** The version whose files these are, published again. */
  repeats: number | null
  needsApproval: boolean
  approval: { saidBy: string; role: string; at: Date } | undefined
  /** From when it is the one in force; undefined while its approval is missing. */
  since: Date | undefined
}

export interface DueVersion {
  number: number
  hash: string
  since: Date
}

export interface Schedule {
  /** The database's clock; undefined while there is no version. */
  at: number | undefined
  /** Those whose time has come by the database's clock, the one in force first; only the newest few. */
  due: readonly DueVersion[]
  /** The next whose time will come, and in how many milliseconds. */
  next: (DueVersion & { inMs: number }) | undefined
}

interface ScheduleRow extends DueVersion {
  in_ms: number
}

// Of two for the same moment the later published one holds.
const scheduled = statement<ScheduleRow>('master_schedule').with({ few: 'integer' }, (p) => {
  const ready = `select version.number, version.hash, greatest(activates_at, approved_at) as since,
      (extract(epoch from greatest(activates_at, approved_at) - clock_timestamp()) * 1000)::float8 as in_ms
    from master_version version left join master_approval approval on approval.version = number
    where not needs_approval or approved_at is not null`
  return `with ready as materialized (${ready})
    (select * from ready where in_ms <= 0 order by since desc, number desc limit ${p.few})
    union all (select * from ready where in_ms > 0 order by since, number desc limit 1)`
})

const filesOfVersion = statement<{ files: Record<string, string> }>('master_files_of').with(
  { number: 'integer' },
  (p) => `select files from master_version where number = ${p.number}`,
)

const contents = statement<{ hash: string; content: Buffer }>('master_contents').with(
  { hashes: 'text[]' },
  (p) => `select hash, content from master_file where hash = any(${p.hashes})`,
)

const keepFile = statement<never>('master_file_kept').with(
  { hash: 'text', content: 'bytea' },
  (p) => `insert into master_file (hash, content) values (${p.hash}, ${p.content}) on conflict do nothing`,
)

const publish = statement<{ number: number }>('master_published').with(
  { files: 'jsonb', hash: 'text', saidBy: 'text', at: 'timestamptz?', repeats: 'integer?' },
  (p) => `insert into master_version (files, hash, said_by, activates_at, repeats)
    values (${p.files}, ${p.hash}, ${p.saidBy}, coalesce(${p.at}, clock_timestamp()), ${p.repeats}) returning number`,
)

const approve = statement<never>('master_approved').with(
  { number: 'integer', saidBy: 'text' },
  (p) => `insert into master_approval (version, said_by) values (${p.number}, ${p.saidBy})`,
)

const listed = statement<ListedRow>('master_listed').with(
  { few: 'integer' },
  (p) => `select number, hash, version.said_by, version.role, published_at, activates_at, repeats, needs_approval,
      approval.said_by as approved_by, approval.role as approved_role, approved_at,
      case when not needs_approval or approved_at is not null then greatest(activates_at, approved_at) end as since
    from master_version version left join master_approval approval on approval.version = number
    order by number desc limit ${p.few}`,
)

interface ListedRow {
  number: number
  hash: string
  said_by: string
  role: string
  published_at: Date
  activates_at: Date
  repeats: number | null
  needs_approval: boolean
  approved_by: string | null
  approved_role: string | null
  approved_at: Date | null
  since: Date | null
}

/** What a publisher gives; the role and the time are the database's. */
export interface Publication {
  /** Path to hash. */
  files: Readonly<Record<string, string>>
  hash: string
  saidBy: string
  /** When it is to be in force; at once if it is not said, or over. */
  at: Date | undefined
  repeats?: number | undefined
}

export type MasterVersions = ReturnType<typeof masterVersionsOf>

/** Published versions of the master data, in the database that all nodes share. */
export const masterVersionsOf = ({ run }: Pick<Database, 'run'>) => ({
  async schedule(few = 5): Promise<Schedule> {
    const rows = await run(scheduled, { few })
    const versions = rows.map(({ in_ms: inMs, ...version }) => ({ ...version, inMs }))
    const [first] = versions
    return {
      at: first && first.since.getTime() - first.inMs,
      due: versions.filter(({ inMs }) => inMs <= 0),
      next: versions.find(({ inMs }) => inMs > 0),
    }
  },
  /** Path to hash. */
  async filesOf(number: number): Promise<Readonly<Record<string, string>> | undefined> {
    const [row] = await run(filesOfVersion, { number })
    return row?.files
  },
  async contentsOf(hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const rows = await run(contents, { hashes })
    return new Map(rows.map(({ hash, content }) => [hash, content]))
  },
  /** A file that no version names is of no consequence, so files may come before their version. */
  keepFile: async (hash: string, content: Buffer): Promise<void> => void (await run(keepFile, { hash, content })),
  async publish({ files, hash, saidBy, at, repeats }: Publication): Promise<number> {
    const given = { files: JSON.stringify(files), hash, saidBy, at: at ?? null, repeats: repeats ?? null }
    const [row] = await run(publish, given)
    if (!row) throw new Error('the database took no version')
    return row.number
  },
  /** Rejects with `check_violation` if it is the publisher. */
  approve: async (number: number, saidBy: string): Promise<void> => void (await run(approve, { number, saidBy })),
  /** Newest first. */
  async list(few = 20): Promise<PublishedVersion[]> {
    const rows = await run(listed, { few })
    return rows.map((row) => ({
      number: row.number,
      hash: row.hash,
      saidBy: row.said_by,
      role: row.role,
      publishedAt: row.published_at,
      activatesAt: row.activates_at,
      repeats: row.repeats,
      needsApproval: row.needs_approval,
      approval:
        row.approved_by !== null && row.approved_role !== null && row.approved_at !== null
          ? { saidBy: row.approved_by, role: row.approved_role, at: row.approved_at }
          : undefined,
      since: row.since ?? undefined,
    }))
  },
})

/** Whether a second person approves what is published from now on. Only the owner of the tables may say so. */
export async function setApproval(client: Pick<pg.ClientBase, 'query'>, approval: boolean): Promise<void> {
  if (!approval) await client.query('delete from store_fact where name = $1', [approvalFact])
  else
    await client.query("insert into store_fact (name, value) values ($1, 'on') on conflict (name) do nothing", [
      approvalFact,
    ])
}
