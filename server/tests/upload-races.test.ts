import { createHash, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import { sweepFiles } from '../services/documents/sweep.ts'
import { takeTicket } from '../services/video-kyc/queue-ticket.ts'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { productOnEngines } from './on-engines.ts'
import { pdf, picture } from './sample-files.ts'
import { placeAt } from './stored.ts'
import { announced, atUpload, firstOf, send, upload, verdictOf } from './uploads.ts'
import { eventually } from './eventually.ts'

const limit = { timeout: 90_000 }
const devices = { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } as const

productOnEngines('uploads at the same time', {}, (product) => {
  const deps = () => product().server.composed.deps
  const stored = (applicant: Applicant) => deps().store.files.of(applicant.applicationId)
  const names = async (): Promise<string[]> => {
    const all: string[] = []
    for await (const page of deps().files.list()) all.push(...page)
    return all
  }

  test(
    '[T14] two devices send the same file at once: it is kept once, and nothing of it lies about',
    limit,
    async () => {
      const applicant = await atUpload(product())
      const before = await names()
      const content = await picture('jpg', { width: 1000, height: 800, noise: true })
      const file = announced(applicant, content)
      const answers = await Promise.all(Array.from({ length: 3 }, () => upload(applicant, content, file)))
      expect(new Set(answers.map((answer) => answer.ok && answer.response.page?.id)).size).toBe(1)
      const [kept, ...more] = await stored(applicant)
      expect(more).toEqual([])
      const added = (await names()).filter((name) => !before.includes(name))
      expect(added).toEqual(kept?.parts)
      await need(applicant.load())
      expect(applicant.view?.facts.documents?.months).toMatchObject([{ month: '2026-10', files: [{ id: kept?.id }] }])
      const lying = await deps().files.get(added[0] ?? '')
      expect(lying?.includes(Buffer.from('JFIF'))).toBe(false)
    },
  )

  test('several files of one application, sent at once, are all in the record', limit, async () => {
    const applicant = await atUpload(product())
    const sent = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) =>
      upload(applicant, pdf(), { month }),
    )
    expect((await Promise.all(sent)).map(verdictOf)).toEqual(Array(5).fill('kept pdf'))
    await need(applicant.load())
    expect(applicant.view?.facts.documents?.months).toHaveLength(5)
  })

  const filesIn = (applicant: Applicant) => applicant.view?.facts.documents?.months[0]?.files ?? []

  test('a file that replaces another takes its place, and the other is erased', limit, async () => {
    const applicant = await atUpload(product())
    await upload(applicant, await picture('jpg'))
    await upload(applicant, await picture('png'), { replaces: filesIn(applicant)[0]?.id })
    expect((await stored(applicant)).map(({ type }) => type)).toEqual(['png'])
    expect(filesIn(applicant).map(({ kind }) => kind)).toEqual(['png'])
    expect(verdictOf(await upload(applicant, pdf(), { page: 2 }))).toBe('fileAlone')
    const file = filesIn(applicant)[0]?.id
    const [view] = await need(
      applicant.client.call(calls.removeUpload, { applicationId: applicant.applicationId, month: '2026-10', file }),
    )
    expect(view?.facts.documents?.months).toEqual([])
    expect((await stored(applicant)).filter(({ state }) => state === 'kept')).toEqual([])
  })

  test(
    '[T23] two devices: neither a page added, replaced nor removed takes away one that the other has put there',
    limit,
    async () => {
      const applicant = await atUpload(product())
      const { applicationId } = applicant
      const photo = () => picture('jpg', { noise: true })
      // Both choose their first page for the first place.
      for (const _ of ['phone', 'desktop', 'phone']) await upload(applicant, await photo(), { page: 1 })
      const [first, second, third] = filesIn(applicant).map(({ id }) => id)
      expect(filesIn(applicant).map(({ page }) => page)).toEqual([1, 2, 3])
      const files = [third, first, second].map((id) => id ?? '')
      applicant.see(
        (await need(applicant.client.call(calls.orderPages, { applicationId, month: '2026-10', files })))[0],
      )
      // The other device still shows the old order.
      await upload(applicant, await photo(), { page: 1, replaces: first })
      const replaced = filesIn(applicant)[1]?.id
      expect(filesIn(applicant).map(({ id }) => id)).toEqual([third, replaced, second])
      expect(replaced).not.toBe(first)
      const removal = { applicationId, month: '2026-10', file: second }
      applicant.see((await need(applicant.client.call(calls.removeUpload, removal)))[0])
      expect(filesIn(applicant).map(({ id }) => id)).toEqual([third, replaced])
      // What has been removed already is replaced by nothing, and takes nothing with it.
      await upload(applicant, await photo(), { page: 1, replaces: second })
      expect(filesIn(applicant)).toHaveLength(3)
    },
  )

  test(
    'a pdf and a picture sent for one month at once: one stays, the other is told that it stands alone',
    limit,
    async () => {
      const applicant = await atUpload(product())
      const pages = [upload(applicant, pdf(), { page: 1 }), upload(applicant, await picture('jpg'), { page: 2 })]
      const verdicts = (await Promise.all(pages)).map(verdictOf)
      expect(verdicts).toContain('fileAlone')
      expect(verdicts.filter((verdict) => verdict.startsWith('kept'))).toHaveLength(1)
      expect(await stored(applicant)).toHaveLength(1)
      const { applicationId } = applicant
      await need(applicant.client.call(calls.fileProcess, { applicationId, month: '2026-10' }))
    },
  )

  test(
    'files that replace each other, or are moved meanwhile: the record and the storage name the same ones',
    limit,
    async () => {
      const applicant = await atUpload(product())
      const { applicationId } = applicant
      for (const page of [1, 2]) await upload(applicant, await picture('jpg'), { page })
      const [first, second] = applicant.view?.facts.documents?.months[0]?.files.map(({ id }) => id) ?? []
      const order = (...files: (string | undefined)[]) =>
        applicant.client.call(calls.orderPages, { applicationId, month: '2026-10', files: files.map((id) => id ?? '') })
      const another = await picture('jpg')
      const replacing = Array.from({ length: 3 }, () => upload(applicant, another, { page: 1, replaces: first }))
      await Promise.all([...replacing, order(second, first), order(first, second), order(second, first)])
      await need(applicant.load())
      const named = applicant.view?.facts.documents?.months[0]?.files.map(({ id }) => id) ?? []
      expect((await stored(applicant)).map(({ id }) => id).toSorted()).toEqual(named.toSorted())
    },
  )

  test('[T1] another’s upload id begins a file of one’s own, and an own one names no other file', limit, async () => {
    const [applicant, other] = [await atUpload(product()), await atUpload(product())]
    const content = await picture('jpg', { width: 900, height: 700, noise: true })
    const file = announced(applicant, content)
    await need(send(applicant, file, content, 0, 20_000))
    const theirs = { ...file, applicationId: other.applicationId }
    expect(await need(send(other, theirs, content, 20_000))).toEqual({ received: 0 })
    expect(await send(other, file, content, 20_000)).toMatchObject({ problem: 'NOT_FOUND' })
    const changed = createHash('sha256').update('another').digest('hex')
    expect(await send(applicant, { ...file, sha256: changed }, content, 20_000)).toMatchObject({
      problem: 'BAD_REQUEST',
    })
    expect(await need(send(applicant, file, content, 20_000, 0))).toEqual({ received: 20_000 })
  })

  test(
    '[VA-40] a file that is not what was announced, and one with a password, are told apart and answered again',
    limit,
    async () => {
      const applicant = await atUpload(product())
      const content = pdf()
      const changed = createHash('sha256').update('another').digest('hex')
      const file = announced(applicant, content, { sha256: changed })
      expect(verdictOf(await upload(applicant, content, file))).toBe('fileDamaged')
      expect(verdictOf(await upload(applicant, content, file))).toBe('fileDamaged')
      expect(verdictOf(await upload(applicant, Buffer.from('<html>')))).toBe('fileTypeInvalid')
      expect(verdictOf(await upload(applicant, pdf(), { month: '2026-12' }))).toBe('FIELDS_REFUSED')
      expect(verdictOf(await upload(applicant, pdf(), { month: undefined }))).toBe('FIELDS_REFUSED')
      expect(await names()).not.toContain((await stored(applicant))[0]?.parts[0])
    },
  )

  test(
    'a changed file voids the document made of the old one, and gives up the analysis that read it',
    limit,
    async () => {
      const applicant = await atUpload(product())
      const { applicationId } = applicant
      await upload(applicant, pdf())
      const process = () => need(applicant.client.call(calls.fileProcess, { applicationId, month: '2026-10' }))
      const { application } = await process()
      const first = application.perfiosTransactionId
      expect((await process()).application.perfiosTransactionId).toBe(first)
      await upload(applicant, pdf({ pages: 2 }), { replaces: firstOf(applicant) })
      expect(applicant.view?.perfiosTransactionId).toBeUndefined()
      expect(applicant.view?.facts.documents?.months[0]?.document).toBeUndefined()
      await eventually(async () => {
        const report = await deps().systems.documentAnalysis.retrieve({ transactionId: first ?? '' })
        expect(report).toMatchObject({ value: { state: 'failed' } })
      })
      const again = await process()
      expect(again.document.pages).toBe(2)
      expect(again.application.perfiosTransactionId).not.toBe(first)
    },
  )

  test(
    '[CO-61, EP-71] a passport goes through the same door: archived once, then the call may be requested',
    limit,
    async () => {
      const applicant = await atUpload(product(), 'kyc')
      const { applicationId } = applicant
      const asked = { applicationId, identityDocument: 'Passport' as const, documentValidUntil: '2031-01-01' }
      const expired = { ...asked, documentValidUntil: '2026-11-18' }
      expect(await applicant.client.call(calls.documentUploadToS3, expired)).toMatchObject({
        detail: { fields: { documentValidUntil: 'documentExpired' } },
      })
      expect(await applicant.client.call(calls.documentUploadToS3, asked)).toMatchObject({
        detail: { fields: { identityDocument: 'requiredField' } },
      })
      expect((await upload(applicant, pdf())).ok).toBe(false)
      const side = async (page: number) =>
        verdictOf(await upload(applicant, await picture('jpg'), { kind: 'Passport', month: undefined, page }))
      expect(await side(1)).toBe('kept jpg')
      expect(await applicant.client.call(calls.documentUploadToS3, asked)).toMatchObject({
        detail: { fields: { identityDocument: 'documentSides' } },
      })
      expect(await side(2)).toBe('kept jpg')
      const [view] = await need(applicant.client.call(calls.documentUploadToS3, asked))
      expect(view).toMatchObject({ completedScreen: 'SCAN_DOCUMENT', facts: { scan: { document: 'Passport' } } })
      expect(view?.facts.scan).not.toHaveProperty('documentId')
      const { videoKyc } = deps().systems
      const { callWait } = videoKyc
      const heard: unknown[] = []
      const listening: typeof callWait = Object.assign(
        (request: Parameters<typeof callWait>[0]) => {
          heard.push(request.identityDocument)
          return callWait(request)
        },
        { byReference: callWait.byReference },
      )
      Object.assign(videoKyc, { callWait: listening })
      const record = await deps().store.applications.read(applicationId)
      if (record) await takeTicket(record.document, applicationId, devices, deps().clock(), deps())
      Object.assign(videoKyc, { callWait })
      expect(heard).toEqual([{ kind: 'Passport', documentId: expect.stringMatching(/./), validUntil: '2031-01-01' }])
    },
  )

  test('[T14] what nobody needs is swept, and the files of an application that is over are erased', limit, async () => {
    const applicant = await atUpload(product())
    await upload(applicant, pdf())
    const content = await picture('jpg', { width: 900, height: 700, noise: true })
    await need(send(applicant, announced(applicant, content, { page: 2 }), content, 0, 20_000))
    const stray = `ab/${randomUUID()}`
    await deps().files.put(stray, Buffer.from('x'))
    const day = 86_400_000
    // The storage tells the machine's time: what has just been written may belong to an upload under way.
    await sweepFiles({ ...deps(), clock: () => deps().clock() + 2 * day })
    expect((await stored(applicant)).map(({ state }) => state)).toEqual(['kept'])
    expect(await names()).toContain(stray)
    const old = { ...deps().files, ageMs: async () => day }
    await sweepFiles({ ...deps(), files: old })
    expect(await names()).not.toContain(stray)
    expect(await names()).toContain((await stored(applicant))[0]?.parts[0])
    const other = await atUpload(product())
    await upload(other, pdf())
    const { store } = deps()
    const { version = 0 } = (await store.applications.read(other.applicationId)) ?? {}
    await store.applications.close({
      applicationId: other.applicationId,
      version,
      why: 'withdrawn',
      at: deps().clock(),
    })
    await sweepFiles({ ...deps(), clock: () => deps().clock() + day })
    expect(await stored(other)).toEqual([])
    await need(applicant.client.call(calls.withdrawApplication, {}))
    await eventually(async () => expect(await stored(applicant)).toEqual([]))
  })

  test('a full disk loses nothing, and a lost piece is asked for again as a new upload', limit, async () => {
    const applicant = await atUpload(product())
    const content = await picture('jpg', { width: 900, height: 700, noise: true })
    const file = announced(applicant, content)
    const { files } = deps()
    await need(send(applicant, file, content, 0, 20_000))
    const put = vi.spyOn(files, 'put')
    put.mockRejectedValue(Object.assign(new Error('no room'), { code: 'E_CANNOT_WRITE_FILE' }))
    const refused = await send(applicant, file, content, 20_000)
    put.mockRestore()
    expect(refused).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await need(send(applicant, file, content, 0, 0))).toEqual({ received: 20_000 })
    await files.remove((await stored(applicant))[0]?.parts ?? [])
    expect(verdictOf(await upload(applicant, content, file))).toBe('fileDamaged')
    expect(verdictOf(await upload(applicant, content))).toBe('kept jpg')
  })

  test('once the bank has decided nothing is taken, and nothing taken back', limit, async () => {
    const applicant = await atUpload(product())
    await upload(applicant, pdf())
    await placeAt(product(), applicant, recordUpTo('rejected', 'NTB'))
    expect(await upload(applicant, pdf())).toMatchObject({ problem: 'WRONG_STATE' })
    const { applicationId } = applicant
    expect(await applicant.client.call(calls.removeUpload, { applicationId, month: '2026-10' })).toMatchObject({
      problem: 'WRONG_STATE',
    })
  })
})
