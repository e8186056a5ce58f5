import { documentUploadToS3 as call } from '@card-journey/contract/calls/kyc/documentUploadToS3.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { expiryDate } from '@card-journey/journey/fields/expiry-date.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { bothSidesThere } from '@card-journey/journey/rules/identity/identity-pages.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { archive, wholeDocumentOf } from '../../services/documents/whole-document.ts'

/** The way without Aadhaar: the agent of the video call compares the applicant with this document (CO-61). */
export const documentUploadToS3 = applicantRoute(call, async (incoming, deps) => {
  const { request, application, stored, at, now, today, save } = incoming
  const { applicationId, identityDocument: document, documentValidUntil: validUntil } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  const { identity } = application.facts.documents ?? {}
  const mistake = expiryDate.check(validUntil, { today })
  if (mistake) return refuse('FIELDS_REFUSED', { fields: { documentValidUntil: mistake } })
  if (identity?.document !== document) return missing
  if (!bothSidesThere(identity.files))
    return refuse('FIELDS_REFUSED', { fields: { identityDocument: 'documentSides' } })
  const whole = await wholeDocumentOf(stored.id, identity.files, deps)
  if (!whole) return missing
  const archived = await archive({ applicationId: stored.id, kind: document, files: identity.files, at }, whole, deps)
  if (!archived) return refuse('UNAVAILABLE')
  return save({
    next: setMarkerAfter(
      call.id,
      withFacts(application, {
        scan: { document, at: now, validUntil, documentId: archived.documentId },
        aadhaar: { ...application.facts.aadhaar, documentExpiredAt: undefined },
      }),
      'SCAN_DOCUMENT',
      now,
    ),
    what: 'identity-document-archived',
    detail: { document },
    respond: (saved) => [saved],
  })
})

const missing = refuse('FIELDS_REFUSED', { fields: { identityDocument: 'requiredField' } })
