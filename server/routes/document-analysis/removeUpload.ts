import { removeUpload as call } from '@card-journey/contract/calls/document-analysis/removeUpload.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { withoutIdentityFiles, withoutSlipFiles } from '@card-journey/journey/application/document-changes.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { eraseFiles } from '../../services/documents/erase.ts'
import { filesReplaced, givenUpAnalysis } from '../../services/documents/place-file.ts'

/** First the record forgets the file, then it is erased; what fails in between is swept. */
export const removeUpload = applicantRoute(call, async ({ request, application, view, stored, save }, deps) => {
  const { applicationId, month, file } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  if (!mayAct(view, month === undefined ? 'aadhaar-denied' : 'upload-document', 'remove')) return wrongState(view)
  let base = application
  const without = (record: Application) => {
    base = record
    return month === undefined ? withoutIdentityFiles(record, file) : withoutSlipFiles(record, month, file)
  }
  const next = without(application)
  const reply = await save({
    next,
    again: without,
    what: 'file-removed',
    detail: { files: filesReplaced(application, next).length },
    outboxAfter: givenUpAnalysis,
    respond: (saved) => [saved],
  })
  if (reply.ok) await eraseFiles(stored.id, filesReplaced(base, without(base)), deps)
  return reply
})
