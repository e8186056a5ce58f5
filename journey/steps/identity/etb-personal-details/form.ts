import { withApplicant, withFacts } from '../../../application/record.ts'
import { etbReview } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { type NeededDetail, neededDetails } from '../../../rules/customer/needed-details.ts'
import type { Question, ScreenForm } from '../../form.ts'

const reviewing: readonly Marker[] = etbReview

const missing = (field: NeededDetail): Question => ({
  kind: neededDetails[field],
  asked: ({ application }) => application.facts.customer?.missing?.includes(field) ?? false,
})

/**
 * Asks an existing customer only for what is missing on file (facts.customer.missing). Later, while the details are
 * reviewed, the email is the one that can be changed here, because a code proves it.
 */
export const etbPersonalDetails: ScreenForm<NeededDetail> = {
  screen: 'etb-personal-details',
  questions: {
    panNumber: missing('panNumber'),
    emailId: {
      kind: neededDetails.emailId,
      asked: ({ application: { facts, completedScreen } }) =>
        facts.customer?.missing?.includes('emailId') || reviewing.includes(completedScreen),
    },
    gender: missing('gender'),
    maritalStatus: missing('maritalStatus'),
    motherMaidenName: missing('motherMaidenName'),
    fatherName: missing('fatherName'),
  },
  read: ({ applicantDetails: [person], facts }) => ({
    panNumber: person.panNumber,
    // What the bank's file has is shown in part, and so is no answer to start from.
    emailId: facts.customer?.onFile?.includes('emailId') ? undefined : person.emailId,
    gender: person.gender,
    maritalStatus: person.maritalStatus,
    motherMaidenName: person.motherMaidenName,
    fatherName: person.fatherName,
  }),
  write: (application, answers) => {
    const { onFile = [], missing: open = [], changed = [] } = application.facts.customer ?? {}
    const given = (field: string) => Boolean(answers[field as NeededDetail])
    return withFacts(withApplicant(application, answers), {
      customer: {
        ...application.facts.customer,
        missing: open.filter((field) => !given(field)),
        onFile: onFile.filter((field) => !given(field)),
        changed: answers.emailId ? [...changed.filter((field) => field !== 'emailId'), 'emailId'] : changed,
      },
    })
  },
}
