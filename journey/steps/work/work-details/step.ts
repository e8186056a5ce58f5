import type { Application } from '../../../application/application.ts'
import { officeAddressDue } from '../../../application/due.ts'
import { ntbBeforeDecision } from '../../../ids/marker-groups.ts'
import { keptAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { workDetails as form } from './form.ts'
import { summary } from './summary.ts'

const work = ({ workDetails }: Application) =>
  JSON.stringify(Object.entries(workDetails ?? {}).toSorted(([a], [b]) => a.localeCompare(b)))

export const workDetails = askingStep(form, actions, {
  summary,
  answers: {
    employmentType: keptAnswer('workDetails.employmentType', 'employmentType', ['decision']),
    companyName: keptAnswer('workDetails.companyName', 'companyName', []),
    companyEmail: keptAnswer('workDetails.companyEmail', 'companyEmail', []),
    proprietorshipName: keptAnswer('workDetails.proprietorshipName', 'proprietorshipName', []),
    industryType: keptAnswer('workDetails.industryType', 'industryType', []),
    incomeRange: keptAnswer('workDetails.incomeRange', 'incomeRange', ['decision']),
    isBankDirector: keptAnswer('workDetails.isBankDirector', 'isBankDirector', []),
    directorBankName: keptAnswer('workDetails.directorBankName', 'directorBankName', []),
  },
  choices: {
    submit: {
      words: 'MISSING_OFFICE_ADDRESS where an office address is still to be asked',
      choose: (application) => (officeAddressDue(application) ? 'MISSING_OFFICE_ADDRESS' : 'WORK_DETAILS'),
    },
  },
  undoes: [{ changed: (a, b) => work(a) !== work(b), undoes: ['socialTrust'], back: false }],
  outcomes: [
    ntbOutcome(
      'NOT_SOURCING',
      ['getNegativeCheckDetails'],
      ntbBeforeDecision,
      'work-details: the company is on the excluded list',
    ),
  ],
})
