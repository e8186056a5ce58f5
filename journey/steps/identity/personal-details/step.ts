import type { Application } from '../../../application/application.ts'
import { personKey, personOf } from '../../../application/person.ts'
import { ntbBeforeDecision } from '../../../ids/marker-groups.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { personalDetails as form } from './form.ts'

const person = (application: Application) => personKey(personOf(application))
const names = ({ applicantDetails: [{ firstName, middleName, lastName }] }: Application) =>
  [firstName, middleName, lastName].join('|')

export const personalDetails = askingStep(form, actions, {
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
