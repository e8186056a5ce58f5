import type { Application } from '../../application/application.ts'
import { ntbHomeAddress } from '../../ids/marker-groups.ts'
import { ntbOutcome, type Undo } from '../step.ts'

const home = (application: Application) =>
  JSON.stringify(application.addressDetails.find(({ type }) => type === 'RESIDENCE'))

/** A home address is another one: what the bank asked about the old one is void. */
export const homeUndoes: readonly Undo[] = [
  { changed: (a, b) => home(a) !== home(b), undoes: ['socialTrust'], back: false },
]

export const homeUnserved = ntbOutcome(
  'INTERNAL_REJECTION',
  ['getPinCodeDetails'],
  ['WORK_DETAILS', ...ntbHomeAddress],
  'a home pincode confirmed although unserved or unknown',
)
