import { withFacts } from '../../../application/record.ts'
import type { CallId } from '../../../ids/calls.ts'
import type { Marker } from '../../../ids/markers.ts'
import { consentAnswer, secretAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { kyc as form } from './form.ts'

const search: readonly CallId[] = ['ckycSearch']
const searched: readonly Marker[] = ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS', 'NSTP']
const download: readonly CallId[] = ['ckycDownload', 'CKYCToken']
const downloaded: readonly Marker[] = ['TANDCMATCH_FOUND']

export const kyc = askingStep(form, actions, {
  answers: {
    uid: secretAnswer(['aadhaar']),
    consentAadhaar: consentAnswer(),
  },
  effects: {
    'pass-ckyc': (application, at) => {
      const { ckyc } = application.facts
      return ckyc ? withFacts(application, { ckyc: { ...ckyc, passedAt: at } }) : application
    },
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
      ['ckycDownload'],
      downloaded,
      'STP, SSTP: the person matches, and says “these are my details”',
    ),
    ntbOutcome('CKYC_REJECT', download, downloaded, 'STP, SSTP: another person'),
    ntbOutcome('CKYC_REFER', download, downloaded, 'STP, SSTP: stale or incomplete'),
    ntbOutcome('NSTP_CKYC_APPROVED', ['ckycDownload'], downloaded, 'NSTP: the same'),
    ntbOutcome('NSTP_CKYC_REJECT', download, downloaded, 'NSTP: another person'),
    ntbOutcome('NSTP_CKYC_REFER', download, downloaded, 'NSTP: stale or incomplete'),
  ],
})
