import { fileUpload as call } from '@card-journey/contract/calls/document-analysis/fileUpload.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { fileIdsIn } from '@card-journey/journey/application/document-changes.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { mayUploadMonth } from '@card-journey/journey/rules/credit/documents.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { eraseFiles } from '../../services/documents/erase.ts'
import { fileAt, filesReplaced, givenUpAnalysis, whyNotBeside, withFile } from '../../services/documents/place-file.ts'
import { receivePiece } from '../../services/documents/receive.ts'

/** The record is saved once per file, when it is checked and kept; pieces alone leave it as it is. */
export const fileUpload = applicantRoute(call, async (incoming, deps) => {
  const { request, application, view, stored, at, today, save } = incoming
  const { applicationId, kind, month = '', page, replaces, uploadId, size, sha256, offset } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  const screen = kind === 'SALARY_SLIP' ? 'upload-document' : 'aadhaar-denied'
  if (!mayAct(view, screen, 'upload')) return wrongState(view)
  const isMonth = kind === 'SALARY_SLIP' ? mayUploadMonth(month, today) : month === ''
  if (!isMonth) return refuse('FIELDS_REFUSED', { fields: { month: 'slipMonthRefused' } })
  const place = { kind, month, replaces }
  const received = await receivePiece(
    {
      kind,
      month,
      page,
      applicationId: stored.id,
      uploadId,
      size,
      sha256,
      offset,
      content: Buffer.from(request.content, 'base64'),
      at,
    },
    (type) => whyNotBeside(application, place, type),
    deps,
  )
  switch (received.kind) {
    case 'received':
      return success({ received: received.received })
    case 'refused':
      return refuse('FIELDS_REFUSED', { fields: { file: received.problem } })
    case 'otherFile':
      return refuse('BAD_REQUEST')
    case 'tooOften':
      return refuse('TOO_MANY', { retryAfterSeconds: Math.ceil((received.resetsAt - at) / 1000) })
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'kept':
      break
  }
  const { file } = received
  const { id, kind: type, pages } = fileAt(file)
  const answer = { received: size, page: { id, kind: type, pages } }
  if (fileIdsIn(application).includes(id)) return success({ ...answer, application: view })
  // Other requests may put files beside it, move them or take them away until it is saved.
  let base = application
  const putInto = (latest: Application): Application | undefined => {
    base = latest
    return whyNotBeside(latest, place, type) ? undefined : withFile(latest, file, replaces)
  }
  const next = putInto(application)
  const reply =
    next &&
    (await save({
      next,
      again: putInto,
      what: 'file-kept',
      detail: { kind, type },
      outboxAfter: givenUpAnalysis,
      respond: (saved) => ({ ...answer, application: saved }),
    }))
  const whyNot = whyNotBeside(base, place, type)
  if (!reply || whyNot) {
    await eraseFiles(stored.id, [id], deps)
    return refuse('FIELDS_REFUSED', { fields: { file: whyNot ?? 'fileAlone' } })
  }
  if (reply.ok) await eraseFiles(stored.id, filesReplaced(base, withFile(base, file, replaces)), deps)
  return reply
})
