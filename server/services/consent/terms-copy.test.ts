import { loadMasterData, type MasterData } from '@card-journey/bank/load.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../compose.ts'
import type { ConsentText } from '../../store/consent-records.ts'
import type { ConsentEntry } from '../../store/records.ts'
import { sendTermsCopy, termsCopyFor } from './terms-copy.ts'

const shipped = loadMasterData()

/** The bank's next terms: other words under another version. */
const next: MasterData = {
  ...shipped,
  consents: shipped.consents.map((consent) => ({ ...consent, version: '9.0' })),
  documents: new Map(
    [...shipped.documents].map(([code, document]) => [
      code,
      { ...document, version: '9.0', title: { en: 'Terms nobody has accepted', hi: 'नई शर्तें' } },
    ]),
  ),
}

const now = '2026-11-20T12:00:00.000Z'
const at = Date.parse(now)
const application = { productLogo: 'utsav', productFeecode: 'PVRB1000' }
const accepted = (value: 'Y' | 'N'): ConsentEntry[] => [
  { code: 'MITC', version: shipped.documents.get('MITC')!.version, language: 'en', textHash: 'h', value },
]

/** A bank whose master data can change, and what its email gateway was given. */
function bank() {
  const kept = new Map<string, ConsentText>()
  const sent: { text: string }[] = []
  const applicant = { emailId: 'asha@example.com', firstName: 'Asha', middleName: '', lastName: 'Kulkarni' }
  const document = { ...application, productName: 'Aranya Utsav', applicantDetails: [applicant] }
  const deps = {
    masterData: () => shipped,
    config: { publicUrl: 'https://b.example' },
    store: {
      applications: { read: async () => ({ id: 'a', document }) },
      consents: {
        keepTexts: async (texts: readonly ConsentText[]) => texts.forEach((text) => kept.set(text.hash, text)),
        textsOf: async (hashes: readonly string[]) => new Map(hashes.map((hash) => [hash, kept.get(hash)])),
      },
    },
    systems: {
      email: {
        send: async (email: { text: string }) => {
          sent.push(email)
          return { kind: 'answered', value: {}, ms: 1 }
        },
      },
    },
  } as unknown as Deps
  return { deps, sent, kept }
}

const send = (deps: Deps, payload: unknown) =>
  sendTermsCopy({ applicationId: 'a', reference: 'r', payload } as Parameters<typeof sendTermsCopy>[0], deps)

test('the copy has the terms that were accepted, though the bank has newer ones when it is sent', async () => {
  const { deps, sent } = bank()
  const [entry] = await termsCopyFor(accepted('Y'), application, { now, at }, deps)
  deps.masterData = () => next
  await send(deps, entry?.payload)
  const [copy, ...more] = sent
  expect(more).toEqual([])
  const { version, title } = shipped.documents.get('MITC')!
  expect(copy?.text).toContain(`(version ${version})`)
  expect(copy?.text).toContain('Key facts: Aranya Utsav')
  expect(copy?.text).toContain(title.en)
  expect(copy?.text).toContain('- Joining fee: ₹1,000')
  expect(copy?.text).not.toContain('nobody has accepted')
})

test('an entry of the release before, which names no texts, brings the documents in force', async () => {
  const { deps, sent } = bank()
  const payload = { productLogo: 'utsav', feeCode: 'PVRB1000', language: 'en', acceptedAt: now }
  await send(deps, payload)
  expect(sent[0]?.text).toContain(shipped.documents.get('MITC')!.title.en)
})

test('who does not accept the terms gets no copy of them', async () => {
  expect(await termsCopyFor(accepted('N'), application, { now, at }, bank().deps)).toEqual([])
})

test('without a text that was accepted nothing is sent: a copy lacks none', async () => {
  const { deps, sent, kept } = bank()
  const [entry] = await termsCopyFor(accepted('Y'), application, { now, at }, deps)
  const [first] = kept.keys()
  kept.delete(first!)
  await expect(send(deps, entry?.payload)).rejects.toThrow('is not kept')
  expect(sent).toEqual([])
})
