import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Running } from './running.ts'
import { pdf, picture } from './sample-files.ts'
import { atUpload, upload } from './uploads.ts'

const secret = randomBytes(32).toString('base64')
let product: Running
beforeAll(async () => {
  product = await startProduct({ OPERATOR_PORT: '0', OPERATOR_SECRET: secret })
}, 90_000)
afterAll(() => product.close())

const credentials = { authorization: `Bearer ${secret}`, 'x-reader': 'officer.7' }
const read = (path: string, headers: Record<string, string> = credentials) =>
  fetch(`${product.operatorUrl}/applications/${path}`, { headers })

test(
  '[T15] the bank’s people save an uploaded file, which no browser shows; each look is audited',
  { timeout: 90_000 },
  async () => {
    const [applicant, other] = [await atUpload(product), await atUpload(product)]
    const { applicationId } = applicant
    const slip = pdf()
    await upload(applicant, slip)
    await upload(applicant, await picture('png'), { month: '2026-09' })
    const listed = (await (await read(`${applicationId}/files`)).json()) as {
      id: string
      type: string
      month: string
    }[]
    expect(listed.map(({ type, month }) => `${month} ${type}`).toSorted()).toEqual(['2026-09 png', '2026-10 pdf'])
    const id = listed.find(({ type }) => type === 'pdf')?.id ?? ''
    const given = await read(`${applicationId}/files/${id}`)
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${id}.pdf"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await given.arrayBuffer()).equals(slip)).toBe(true)
    const photo = await read(`${applicationId}/files/${listed.find(({ type }) => type === 'png')?.id}`)
    expect(photo.headers.get('content-type')).toBe('image/jpeg')

    expect((await read(`${other.applicationId}/files/${id}`)).status).toBe(404)
    expect((await read(`${applicationId}/files/${id}`, { 'x-reader': 'officer.7' })).status).toBe(401)
    expect(
      (await fetch(`${product.url}/applications/${applicationId}/files/${id}`, { headers: credentials })).status,
    ).toBe(404)
    const { store } = product.server.composed.deps
    const looks = (await store.audit.of(applicationId)).filter(
      ({ what }) => what.startsWith('file') && what !== 'file-kept',
    )
    expect(looks.map(({ what, detail }) => [what, detail?.['by'], detail?.['file']])).toEqual([
      ['files-listed', 'officer.7', undefined],
      ['file-read', 'officer.7', id],
      ['file-read', 'officer.7', expect.any(String)],
    ])
  },
)

test.each(['decisions', 'answers', 'contest', 'files', 'notice', 'files/%00', 'files/..%2f..'])(
  '[T15] an address that names no application finds none: %s',
  async (what) => {
    for (const reference of ['%00', 'a%00b', '..', '%27', '%F0%9F%92%A9', '0'.repeat(26)])
      expect((await read(`${reference}/${what}`)).status, reference).toBe(404)
  },
)

test('the bank’s people read what an applicant had answered, in words; each look is audited', async () => {
  const { applicationId } = await atUpload(product)
  const { store } = product.server.composed.deps
  const kept = { applicationId, language: 'en', text: 'What do you do? Salaried', at: 0 }
  const hash = await store.answersInWords.keep(kept)
  expect(await (await read(`${applicationId}/answers`)).json()).toEqual([
    { hash, language: 'en', text: kept.text, madeAt: 0 },
  ])
  const whats = (await store.audit.of(applicationId)).map(({ what }) => what)
  expect(whats).toContain('answers-read')
})
