import { keptAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { etbPersonalDetails as form } from './form.ts'

export const etbPersonalDetails = askingStep(form, actions, {
  answers: {
    panNumber: keptAnswer('applicantDetails.0.panNumber', 'panNumber', ['pan', 'coreBank', 'decision']),
    emailId: keptAnswer('applicantDetails.0.emailId', 'emailId', ['email', 'coreBank']),
    gender: keptAnswer('applicantDetails.0.gender', 'gender', ['decision']),
    maritalStatus: keptAnswer('applicantDetails.0.maritalStatus', 'maritalStatus', []),
    motherMaidenName: keptAnswer('applicantDetails.0.motherMaidenName', 'motherMaidenName', []),
    fatherName: keptAnswer('applicantDetails.0.fatherName', 'fatherName', []),
  },
})
