import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { reportOf } from '../services/documents/analysis.ts'
import { need } from './applicant.ts'
import { calls } from './calls.ts'
import { productOnEngines } from './on-engines.ts'
import { pdf, picture } from './sample-files.ts'
import { announced, atUpload, send, upload, verdictOf } from './uploads.ts'
import { eventually } from './eventually.ts'

const months = ['2026-08', '2026-09', '2026-10']

const seconds = 60_000

productOnEngines('uploads', {}, (product) => {
  test('what the analysis has read is not put together again for the report', { timeout: seconds }, async () => {
    const applicant = await atUpload(product())
    const { applicationId } = applicant
    for (const month of months) await upload(applicant, pdf(), { month })
    for (const month of months) await need(applicant.client.call(calls.fileProcess, { applicationId, month }))
    const reads = vi.spyOn(product().server.composed.deps.files, 'get')
    await need(applicant.client.call(calls.fileProcess, { applicationId, month: '2026-10' }))
    const [view] = await need(applicant.client.call(calls.reportGeneration, { applicationId }))
    expect(view?.facts.documents?.analysis?.askedAt).toBeDefined()
    expect(reads).not.toHaveBeenCalled()
    reads.mockRestore()
  })

  test(
    '[EP-73, EP-74, EP-75] three months of slips, two of them photographed, become documents of which a report is requested',
    { timeout: seconds },
    async () => {
      const applicant = await atUpload(product())
      const { applicationId } = applicant
      for (const month of months) {
        expect(verdictOf(await upload(applicant, pdf(), { month })), month).toBe('kept pdf')
      }
      await need(applicant.client.call(calls.removeUpload, { applicationId, month: '2026-10' }))
      expect(await applicant.client.call(calls.reportGeneration, { applicationId })).toMatchObject({
        problem: 'FIELDS_REFUSED',
        detail: { fields: { '2026-10': 'missingMonth' } },
      })
      for (const page of [2, 1]) {
        const photo = await picture(page === 1 ? 'jpg' : 'png', { noise: true })
        expect(verdictOf(await upload(applicant, photo, { month: '2026-10', page }))).toMatch('kept')
      }
      const filesOfOctober = async (files: string[]) =>
        (
          await need(applicant.client.call(calls.orderPages, { applicationId, month: '2026-10', files }))
        )[0]?.facts.documents?.months.find(({ month }) => month === '2026-10')?.files ?? []
      const [first, second] = await filesOfOctober([randomUUID()])
      expect([first?.kind, second?.kind]).toEqual(['jpg', 'png'])
      const turned = await filesOfOctober([second?.id ?? '', randomUUID()])
      expect(turned.map(({ id, page, kind }) => [id, page, kind])).toEqual([
        [second?.id, 1, 'png'],
        [first?.id, 2, 'jpg'],
      ])
      const { document } = await need(applicant.client.call(calls.fileProcess, { applicationId, month: '2026-10' }))
      expect(document).toEqual({ month: '2026-10', pages: 2, kind: 'pdf' })
      const [view] = await need(applicant.client.call(calls.reportGeneration, { applicationId }))
      expect(view?.facts.documents?.months.map(({ month, document: made }) => [month, made?.kind])).toEqual(
        months.map((month) => [month, 'pdf']),
      )
      expect(view?.facts.documents?.analysis?.askedAt).toBeDefined()
      const { deps } = product().server.composed
      const record = (await deps.store.applications.read(applicationId))?.document
      await eventually(async () =>
        expect(record && (await reportOf(record, deps))).toMatchObject({ state: 'ready', accepted: true }),
      )
    },
  )

  test(
    'an upload that was cut goes on where it stopped, and its repetition answers as before',
    { timeout: seconds },
    async () => {
      const applicant = await atUpload(product())
      const content = await picture('jpg', { width: 1200, height: 900, noise: true })
      const file = announced(applicant, content)
      const first = await need(send(applicant, file, content, 0, 100_000))
      expect(first).toEqual({ received: 100_000 })
      expect(await need(send(applicant, file, content, 50_000))).toEqual({ received: 100_000 })
      expect(await need(send(applicant, file, content, content.length))).toEqual({ received: 100_000 })
      const done = await upload(applicant, content, file)
      expect(verdictOf(done)).toBe('kept jpg')
      const again = await need(send(applicant, file, content, 0))
      expect(again).toEqual(done.ok && done.response)
    },
  )
})
