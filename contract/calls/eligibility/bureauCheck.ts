import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

const addressInfo = z.array(
  z.strictObject({
    seq: z.string(),
    type: z.string(),
    reportedDate: z.string(),
    address: z.string(),
    state: z.string(),
    postal: z.string(),
  }),
)

export const bureauCheck = defineCall({
  id: 'bureauCheck',
  method: 'POST',
  path: '/api/eligibility/bureauCheck',
  summary:
    'One bureau enquiry per person, application and day, at most so many persons a day as the policy says; the addresses it leaves (BU-01 to BU-05). No usable entry sets RESIDENCE_ADDRESS.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: z.strictObject({
    ccrResponse: z.strictObject({
      cirReportDataList: z.array(
        z.strictObject({ cirReportData: z.strictObject({ IdAndContactInfo: z.strictObject({ addressInfo }) }) }),
      ),
    }),
    application: applicationView,
  }),
  problems: ['bureauTomorrow', ...ofSaving],
  limit: 'decision',
  repeat: 'effect',
})
