import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileLimits, type AnnouncedFile } from './file-records.ts'
import { applicant, noon, onBothForms } from './test-stores.ts'

const mebibyte = 1024 * 1024
const fileOf = (applicationId: string, size = 1000): AnnouncedFile & { at: number } => ({
  applicationId,
  uploadId: randomUUID(),
  kind: 'SALARY_SLIP',
  month: '2026-10',
  page: 1,
  size,
  sha256: 'a'.repeat(64),
  at: noon,
})

onBothForms('uploaded files', (store) => {
  const room = async (id: string) => {
    const { rows } = await store().database.pool.query<{ files: number; bytes: string }>(
      'select files, bytes from file_room where application_id = $1',
      [id],
    )
    return rows.map(({ files, bytes }) => [files, Number(bytes)])[0]
  }

  test('[T14] of fifty uploads begun at once twenty get room; a removed one makes room for another', async () => {
    const { id } = await applicant(store())
    const begun = await Promise.all(Array.from({ length: 50 }, () => store().files.announce(fileOf(id))))
    expect(begun.filter((file) => file !== 'full')).toHaveLength(fileLimits.files)
    expect(await room(id)).toEqual([20, 20_000])
    const [first] = await store().files.of(id)
    await store().files.remove({ applicationId: id, ids: [first?.id ?? ''] })
    const again = await Promise.all(Array.from({ length: 10 }, () => store().files.announce(fileOf(id))))
    expect(again.filter((file) => file !== 'full')).toHaveLength(1)
  })

  test('[T14] all files together stay under 40 MiB, however many come at once', async () => {
    const { id } = await applicant(store())
    const large = fileOf(id, 4 * mebibyte).size
    const begun = await Promise.all(Array.from({ length: 15 }, () => store().files.announce(fileOf(id, large))))
    expect(begun.filter((file) => file !== 'full')).toHaveLength(10)
    expect(await room(id)).toEqual([10, fileLimits.bytes])
  })

  test('the same upload announced twenty times at once is one file and takes room once', async () => {
    const { id } = await applicant(store())
    const file = fileOf(id)
    const begun = await Promise.all(Array.from({ length: 20 }, () => store().files.announce(file)))
    expect(new Set(begun.map((each) => each !== 'full' && each.id)).size).toBe(1)
    expect(await room(id)).toEqual([1, 1000])
  })

  test('of ten pieces for one place one is taken; one request checks the file, another after two minutes', async () => {
    const { id } = await applicant(store())
    const file = await store().files.announce(fileOf(id))
    if (file === 'full') throw new Error('full')
    const piece = (part: string) => store().files.append({ id: file.id, offset: 0, bytes: 1000, part, at: noon })
    const taken = await Promise.all(Array.from({ length: 10 }, (_, index) => piece(`part-${index}`)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect((await store().files.of(id)).map(({ received, parts }) => [received, parts.length])).toEqual([[1000, 1]])
    const claims = await Promise.all(Array.from({ length: 10 }, () => store().files.claim({ id: file.id, at: noon })))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await store().files.claim({ id: file.id, at: noon + 119_000 })).toBe(false)
    expect(await store().files.claim({ id: file.id, at: noon + 120_000 })).toBe(true)
  })

  test('a refused file gives its room back once, and its reason stays', async () => {
    const { id } = await applicant(store())
    const announced = fileOf(id)
    const file = await store().files.announce(announced)
    if (file === 'full') throw new Error('full')
    await store().files.append({ id: file.id, offset: 0, bytes: 1000, part: 'p', at: noon })
    await store().files.claim({ id: file.id, at: noon })
    for (let time = 0; time < 2; time++) await store().files.refuse({ id: file.id, problem: 'filePassword', at: noon })
    expect(await room(id)).toEqual([0, 0])
    expect(await store().files.announce(announced)).toMatchObject({ state: 'refused', problem: 'filePassword' })
    await store().files.remove({ applicationId: id, ids: [file.id] })
    expect(await room(id)).toEqual([0, 0])
  })

  test('a file that another check has kept is not refused any more, and keeps its content', async () => {
    const { id } = await applicant(store())
    const file = await store().files.announce(fileOf(id))
    if (file === 'full') throw new Error('full')
    await store().files.append({ id: file.id, offset: 0, bytes: 1000, part: 'p', at: noon })
    await store().files.claim({ id: file.id, at: noon })
    const kept = { id: file.id, part: 'whole', type: 'pdf', pages: 1, storedSha256: 'b'.repeat(64), at: noon } as const
    expect(await store().files.keep(kept)).toBe(true)
    expect(await store().files.refuse({ id: file.id, problem: 'fileDamaged', at: noon })).toBe(false)
    expect(await store().files.of(id)).toMatchObject([{ state: 'kept', parts: ['whole'] }])
    expect(await room(id)).toEqual([1, 1000])
  })

  test('a content opens for its own application and name alone', async () => {
    const [a, b] = [await applicant(store()), await applicant(store())]
    const sealed = await store().files.seal(a.id, 'name', Buffer.from('a salary slip'))
    expect(sealed.toString('latin1')).not.toContain('salary')
    expect((await store().files.open(a.id, 'name', sealed)).toString()).toBe('a salary slip')
    await expect(store().files.open(a.id, 'other', sealed)).rejects.toThrow()
    await expect(store().files.open(b.id, 'name', sealed)).rejects.toThrow()
  })
})
