import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { effectConformance } from '../effect-conformance.ts'
import type { Documents } from './port.ts'

export function documentsConformance(port: () => Documents) {
  const file = (words: string) => ({
    applicationReferenceNo: randomUUID(),
    kind: 'DrivingLicence' as const,
    contentType: 'image/png',
    sha256: createHash('sha256').update(words).digest('hex'),
    content: Buffer.from(words).toString('base64'),
  })

  effectConformance(
    'an archived file',
    () => port().store,
    () => file('a licence'),
  )

  test('a file that is not what its digest says is refused', async () => {
    const changed = { ...file('a licence'), content: file('another').content, reference: randomUUID() }
    expect(await port().store(changed)).toMatchObject({ kind: 'refused', code: 'DOCUMENT_UNREADABLE' })
  })

  test('a file of five mebibytes passes', async () => {
    const large = file('x'.repeat(5 * 1024 * 1024 - 1))
    expect((await port().store({ ...large, reference: randomUUID() })).kind).toBe('answered')
  })
}
