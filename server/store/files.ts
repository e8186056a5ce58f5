import type { UploadKind } from '@card-journey/journey/ids/uploads.ts'
import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { open, place, seal } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, asc, eq, lt, ne } from './drizzle.ts'
import { fileLimits, type Files, type StoredFile } from './file-records.ts'
import { storedFile } from './schema.ts'
import { statement } from './statement.ts'

// The room is taken by an update of one row, which every upload of an application waits for and sees in its newest state.
const announceFile = statement('announce_file').inParts(
  {
    id: 'uuid',
    applicationId: 'text',
    uploadId: 'uuid',
    kind: 'text',
    month: 'text',
    page: 'smallint',
    size: 'integer',
    sha256: 'text',
    files: 'integer',
    bytes: 'integer',
    at: 'timestamptz',
  },
  (p) => ({
    parts: {
      room: {
        tells: { application_id: 'text' },
        sql: `
  insert into file_room as r (application_id, files, bytes) values (${p.applicationId}, 1, ${p.size})
  on conflict (application_id) do update set files = r.files + 1, bytes = r.bytes + excluded.bytes
    where r.files < ${p.files} and r.bytes + excluded.bytes <= ${p.bytes}
  returning application_id`,
      },
    },
    answer: `
insert into stored_file (id, application_id, upload_id, kind, month, page, size, sha256, state, updated_at)
select ${p.id}, application_id, ${p.uploadId}, ${p.kind}, ${p.month}, ${p.page}, ${p.size}, ${p.sha256}, 'receiving', ${p.at}
from room
returning 1`,
  }),
)

const appendPart = statement('append_file_part').with(
  { id: 'uuid', offset: 'integer', bytes: 'integer', part: 'text', at: 'timestamptz' },
  (p) => `
update stored_file set received = received + ${p.bytes}, parts = parts || ${p.part}, updated_at = ${p.at}
where id = ${p.id} and state = 'receiving' and received = ${p.offset} returning 1`,
)

/** How long one request may take to check a file. */
const claimSeconds = 120

const claimFile = statement('claim_file').with(
  { id: 'uuid', seconds: 'integer', at: 'timestamptz' },
  (p) => `
update stored_file set state = 'checking', updated_at = ${p.at}
where id = ${p.id} and received = size
  and (state = 'receiving' or (state = 'checking' and updated_at <= ${p.at} - ${p.seconds} * interval '1 s'))
returning 1`,
)

const keepFile = statement('keep_file').with(
  { id: 'uuid', part: 'text', type: 'text', pages: 'smallint', storedSha256: 'text', at: 'timestamptz' },
  (p) => `
update stored_file set state = 'kept', parts = array[${p.part}], type = ${p.type}, pages = ${p.pages},
  stored_sha256 = ${p.storedSha256}, updated_at = ${p.at}
where id = ${p.id} and state = 'checking' returning 1`,
)

const refuseFile = statement('refuse_file').inParts({ id: 'uuid', problem: 'text', at: 'timestamptz' }, (p) => ({
  parts: {
    refused: {
      tells: { application_id: 'text', size: 'integer' },
      sql: `
  update stored_file set state = 'refused', problem = ${p.problem}, parts = '{}', updated_at = ${p.at}
  where id = ${p.id} and state = 'checking' returning application_id, size`,
    },
  },
  answer: `
update file_room set files = files - 1, bytes = bytes - refused.size
from refused where file_room.application_id = refused.application_id returning 1`,
}))

const removeFiles = statement<{ parts: string[] }>('remove_files').inParts(
  { applicationId: 'text', ids: 'text[]' },
  (p) => ({
    parts: {
      gone: {
        tells: { size: 'integer', state: 'text', parts: 'text' },
        sql: `
  delete from stored_file where application_id = ${p.applicationId} and id::text = any(${p.ids})
  returning application_id, size, state, array_to_string(parts, ',') as parts`,
      },
      room: {
        after: 'gone',
        sql: `
  update file_room set files = files - gone_files, bytes = bytes - gone_bytes
  from (select count(*) as gone_files, coalesce(sum(size), 0) as gone_bytes from gone where state <> 'refused') counted
  where file_room.application_id = ${p.applicationId} and gone_files > 0`,
      },
    },
    answer: "select string_to_array(parts, ',') as parts from gone",
  }),
)

const keptFiles = statement<{ id: string; application_id: string }>('kept_files').with(
  { after: 'uuid', before: 'timestamptz', limit: 'integer' },
  (p) => `
select id, application_id from stored_file
where state = 'kept' and id > ${p.after} and updated_at < ${p.before} order by id limit ${p.limit}`,
)

const knownParts = statement<{ name: string }>('known_file_parts').with(
  { names: 'text[]' },
  (p) => `select name from (select unnest(parts) as name from stored_file) held where name = any(${p.names})`,
)

type Row = typeof storedFile.$inferSelect

const fileOf = (row: Row): StoredFile => ({
  id: row.id,
  applicationId: row.applicationId,
  uploadId: row.uploadId,
  // Safe: written by `announce` alone.
  kind: row.kind as UploadKind,
  month: row.month,
  page: row.page,
  size: row.size,
  sha256: row.sha256,
  state: row.state,
  received: row.received,
  parts: row.parts,
  ...(row.type && { type: row.type satisfies FileType }),
  ...(row.pages !== null && { pages: row.pages }),
  ...(row.storedSha256 !== null && { storedSha256: row.storedSha256 }),
  // Safe: written by `refuse` alone.
  ...(row.problem !== null && { problem: row.problem as MessageKey }),
})

const contentPlace = (name: string): string => place('stored_file', name, 'content')

export const filesOf = (context: Context): Files => {
  const { orm, run } = context.database
  const byUpload = async (applicationId: string, uploadId: string): Promise<StoredFile | undefined> => {
    const [row] = await orm
      .select()
      .from(storedFile)
      .where(and(eq(storedFile.applicationId, applicationId), eq(storedFile.uploadId, uploadId)))
    return row && fileOf(row)
  }
  return {
    announce: async ({ at, ...file }) => {
      const known = await byUpload(file.applicationId, file.uploadId)
      if (known) return known
      const begun = await run(announceFile, {
        id: context.draws.uuid(),
        ...file,
        ...fileLimits,
        at: new Date(at),
      }).catch((error: unknown) => {
        // The same upload has just been announced by another request; nothing of this one was written.
        if ((error as { code?: unknown }).code === '23505') return undefined
        throw error
      })
      if (begun?.length === 0) return 'full'
      const made = await byUpload(file.applicationId, file.uploadId)
      if (!made) throw new Error('an announced file vanished')
      return made
    },
    append: async ({ id, offset, bytes, part, at }) =>
      (await run(appendPart, { id, offset, bytes, part, at: new Date(at) })).length > 0,
    claim: async ({ id, at }) => (await run(claimFile, { id, seconds: claimSeconds, at: new Date(at) })).length > 0,
    unclaim: async ({ id, at }) => {
      await orm
        .update(storedFile)
        .set({ state: 'receiving', updatedAt: at })
        .where(and(eq(storedFile.id, id), eq(storedFile.state, 'checking')))
    },
    keep: async ({ at, ...kept }) => (await run(keepFile, { ...kept, at: new Date(at) })).length > 0,
    refuse: async ({ id, problem, at }) => (await run(refuseFile, { id, problem, at: new Date(at) })).length > 0,
    of: async (applicationId) =>
      (await orm.select().from(storedFile).where(eq(storedFile.applicationId, applicationId))).map(fileOf),
    remove: async ({ applicationId, ids }) =>
      (await run(removeFiles, { applicationId, ids })).flatMap(({ parts }) => parts),
    unfinished: async ({ before, limit }) =>
      (
        await orm
          .select()
          .from(storedFile)
          .where(and(ne(storedFile.state, 'kept'), lt(storedFile.updatedAt, before)))
          .orderBy(asc(storedFile.updatedAt))
          .limit(limit)
      ).map((row) => ({ ...fileOf(row), updatedAt: row.updatedAt })),
    kept: async ({ after, before, limit }) =>
      (await run(keptFiles, { after, before: new Date(before), limit })).map(({ id, application_id }) => ({
        id,
        applicationId: application_id,
      })),
    known: async (names) => new Set((await run(knownParts, { names })).map(({ name }) => name)),
    seal: async (applicationId, name, content) =>
      seal(content, await context.dataKeys.need(applicationId), contentPlace(name)),
    open: async (applicationId, name, sealed) =>
      open(sealed, await context.dataKeys.need(applicationId), contentPlace(name)),
  }
}
