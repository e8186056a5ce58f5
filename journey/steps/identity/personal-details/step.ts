import type { Application } from '../../../application/application.ts'
import { personKey, personOf } from '../../../application/person.ts'
import { ntbBeforeDecision, ntbIdentity } from '../../../ids/marker-groups.ts'
import { keptAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { personalDetails as form } from './form.ts'
import { summary } from './summary.ts'

const person = (application: Application) => personKey(personOf(application))
const names = ({ applicantDetails: [{ firstName, middleName, lastName }] }: Application) =>
  [firstName, middleName, lastName].join('|')

/** Checks, enquiries, the call's agent; the card shows the name, messages greet by it. */
const named = ['pan', 'bureau', 'coreBank', 'screening', 'videoKyc', 'cardHost', 'email'] as const

export const personalDetails = askingStep(form, actions, {
  summary,
  answers: {
    panNumber: keptAnswer('applicantDetails.0.panNumber', 'panNumber', [
      'pan',
      'coreBank',
      'screening',
      'bureau',
      'decision',
      'ckyc',
    ]),
    dateOfBirth: keptAnswer('applicantDetails.0.dateOfBirth', 'dateOfBirth', [
      'pan',
      'coreBank',
      'screening',
      'decision',
      'ckyc',
    ]),
    firstName: keptAnswer('applicantDetails.0.firstName', 'fullName', named),
    middleName: keptAnswer('applicantDetails.0.middleName', 'fullName', named),
    lastName: keptAnswer('applicantDetails.0.lastName', 'fullName', named),
    emailId: keptAnswer('applicantDetails.0.emailId', 'emailId', ['email', 'coreBank']),
  },
  undoes: [
    {
      changed: (a, b) => person(a) !== person(b),
      undoes: ['bureau', 'home', 'socialTrust', 'decision', 'ckyc', 'aadhaar'],
      back: true,
    },
    { changed: (a, b) => names(a) !== names(b), undoes: ['nameOnCard'], back: true },
  ],
  outcomes: [
    ntbOutcome(
      'PENDING',
      ['updateApplication'],
      [...ntbBeforeDecision, ...ntbIdentity],
      'personal-details: a person of the bank has to look first (never told why)',
    ),
    ntbOutcome(
      'PAN_ALREADY_REGISTERED',
      ['dedupeWithPAN', 'ncifDedupe'],
      ntbBeforeDecision,
      'personal-details: the PAN is an ETB customer\u2019s',
    ),
    ntbOutcome(
      'NO_REGISTERED_MOBILE',
      ['dedupeWithPAN', 'ncifDedupe'],
      ntbBeforeDecision,
      'the same, partner channel, that customer has no registered mobile',
    ),
  ],
})
