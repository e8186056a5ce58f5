import type { Summary } from '../../summary.ts'

export const summary = {
  nameOnCard: ({ applicantDetails: [{ nameOnCard }] }) => nameOnCard?.toUpperCase(),
  gender: ({ applicantDetails: [{ gender }] }, { say }) => gender && say(`gender.${gender}`),
  maritalStatus: ({ applicantDetails: [{ maritalStatus }] }, { say }) =>
    maritalStatus && say(`maritalStatus.${maritalStatus}`),
  motherMaidenName: ({ applicantDetails: [{ motherMaidenName }] }) => motherMaidenName,
  fatherName: ({ applicantDetails: [{ fatherName }] }) => fatherName,
  taxIndiaOnly: ({ applicantDetails: [{ taxIndiaOnly }] }, { say }) => taxIndiaOnly && say(`yesNo.${taxIndiaOnly}`),
  frequentFlyerNumber: ({ applicantDetails: [{ frequentFlyerNumber }] }) => frequentFlyerNumber,
} satisfies Summary
