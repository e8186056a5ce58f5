import { createHash, randomUUID } from 'node:crypto'
import type { CallResult } from '@card-journey/contract/client.ts'
import type { RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import { pieceBytes } from '@card-journey/contract/shapes/upload.ts'
import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'
import { begin } from './steps.ts'
import { placeAt } from './stored.ts'

type Upload = RequestOf<typeof calls.fileUpload>
type Uploaded = ResponseOf<typeof calls.fileUpload>

let people = 9_300_000_000

/** An applicant who stands where documents are due. */
export async function atUpload(
  product: Running,
  screen: 'upload-document' | 'kyc' = 'upload-document',
): Promise<Applicant> {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(people++) })
  await begin(applicant)
  await placeAt(product, applicant, recordUpTo(screen, 'NTB'))
  await need(applicant.load())
  return applicant
}

/** How the browser announces a file. */
export const announced = (applicant: Applicant, content: Buffer, more: Partial<Upload> = {}): Upload => ({
  applicationId: applicant.applicationId,
  kind: 'SALARY_SLIP',
  month: '2026-10',
  page: 1,
  uploadId: randomUUID(),
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  offset: 0,
  content: '',
  ...more,
})

/** The first file of a month: what a browser sends to have it replaced. */
export const firstOf = (applicant: Applicant, month = '2026-10'): string | undefined =>
  applicant.view?.facts.documents?.months.find((each) => each.month === month)?.files[0]?.id

/** One piece of a file, from `offset` on. */
export const send = (applicant: Applicant, file: Upload, content: Buffer, offset: number, bytes = pieceBytes) =>
  applicant.client.call(calls.fileUpload, {
    ...file,
    offset,
    content: content.subarray(offset, offset + bytes).toString('base64'),
  })

/** A whole file, piece by piece as the server asks for them. */
export async function upload(
  applicant: Applicant,
  content: Buffer,
  more: Partial<Upload> = {},
): Promise<CallResult<Uploaded>> {
  const file = announced(applicant, content, more)
  let received = 0
  for (;;) {
    const answer = await send(applicant, file, content, received)
    if (!answer.ok || answer.response.page) {
      if (answer.ok) applicant.see(answer.response.application)
      return answer
    }
    received = answer.response.received
  }
}

/** What a refused file is told, or what it was kept as. */
export const verdictOf = (answer: CallResult<Uploaded>): string =>
  answer.ok ? `kept ${answer.response.page?.kind}` : (answer.detail?.fields?.file ?? answer.problem)
