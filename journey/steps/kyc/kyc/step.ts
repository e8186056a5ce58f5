import { withFacts } from '../../../application/record.ts'
import type { CallId } from '../../../ids/calls.ts'
import type { Marker } from '../../../ids/markers.ts'
import { consentAnswer, secretAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { kyc as form } from './form.ts'

const search: readonly CallId[] = ['ckycSearch']
const searched: readonly Marker[] = ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS', 'NSTP']
const download: readonly CallId[] = ['ckycDownload', 'nameMatch', 'CKYCToken']
const downloaded: readonly Marker[] = ['TANDCMATCH_FOUND']

export const kyc = askingStep(form, actions, {
  answers: {
    uid: secretAnswer(['aadhaar']),
    consentAadhaar: consentAnswer(),
  },
  effects: {
    deny: (application, at) => withFacts(application, { aadhaar: { ...application.facts.aadhaar, deniedAt: at } }),
  },
  outcomes: [
    ntbOutcome(
      'TANDCMATCH_FOUND',
      search,
      searched,
      'terms and consent given: a record is found',
      ({ facts }) => facts.ckyc?.found === true,
    ),
    ntbOutcome(
      'TANDCMATCH_NOTFOUND',
      search,
      searched,
      'the same: none is found',
      ({ facts }) => facts.ckyc?.found === false,
    ),
    ntbOutcome(
      'CKYC_APPROVED',
      download,
      downloaded,
      'STP, SSTP: \u201cthese are my details\u201d and the person matches',
    ),
    ntbOutcome('CKYC_REJECT', download, downloaded, 'STP, SSTP: another person'),
    ntbOutcome('CKYC_REFER', download, downloaded, 'STP, SSTP: stale or incomplete'),
    ntbOutcome('NSTP_CKYC_APPROVED', download, downloaded, 'NSTP: the person matches'),
    ntbOutcome('NSTP_CKYC_REJECT', download, downloaded, 'NSTP: another person'),
    ntbOutcome('NSTP_CKYC_REFER', download, downloaded, 'NSTP: stale or incomplete'),
  ],
})
