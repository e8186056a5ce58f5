import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { DocumentAnalysis } from './port.ts'

export function documentAnalysisConformance(port: () => DocumentAnalysis, { mobile }: { mobile: string }) {
  const opening = () => ({ applicationReferenceNo: randomUUID(), mobileNumber: mobile })
  const open = async () => valueOf(await port().initiate({ ...opening(), reference: randomUUID() })).transactionId
  const slip = { contentType: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') }

  effectConformance('a transaction', () => port().initiate, opening)

  test('three months of slips lead to an accepted report', async () => {
    const transactionId = await open()
    for (const month of ['2026-08', '2026-09', '2026-10']) {
      const { fileId } = valueOf(await port().upload({ transactionId, month, ...slip, reference: randomUUID() }))
      valueOf(await port().process({ transactionId, fileId, reference: randomUUID() }))
    }
    expect(valueOf(await port().retrieve({ transactionId })).state).toBe('working')
    await port().generateReport({ transactionId, reference: randomUUID() })
    await vi.waitFor(
      async () =>
        expect(valueOf(await port().retrieve({ transactionId }))).toMatchObject({ state: 'ready', accepted: true }),
      { timeout: 10_000, interval: 50 },
    )
  })

  test('a file that is not what its type says can’t be read', async () => {
    const transactionId = await open()
    const upload = await port().upload({
      transactionId,
      month: '2026-10',
      contentType: 'image/jpeg',
      content: slip.content,
      reference: randomUUID(),
    })
    expect(upload).toMatchObject({ kind: 'refused', code: 'FILE_UNREADABLE' })
  })

  test('a cancelled transaction takes nothing more', async () => {
    const transactionId = await open()
    await port().cancel({ transactionId, reference: randomUUID() })
    const upload = await port().upload({ transactionId, month: '2026-10', ...slip, reference: randomUUID() })
    expect(upload).toMatchObject({ kind: 'refused', code: 'TRANSACTION_CLOSED' })
  })

  test('an invented transaction is unknown', async () => {
    expect(await port().retrieve({ transactionId: 'pf-invented' })).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  })
}
