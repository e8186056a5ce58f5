import type { Summary } from '../../summary.ts'

export const summary = {
  employmentType: ({ workDetails }, { say }) => workDetails && say(`employmentType.${workDetails.employmentType}`),
  companyName: ({ workDetails }) => workDetails?.companyName,
  companyEmail: ({ workDetails }) => workDetails?.companyEmail,
  proprietorshipName: ({ workDetails }) => workDetails?.proprietorshipName,
  industryType: ({ workDetails }, { listed }) => listed('industry-type', workDetails?.industryType),
  incomeRange: ({ workDetails }, { listed }) => listed('income-range', workDetails?.incomeRange),
  isBankDirector: ({ workDetails }, { say }) =>
    workDetails?.isBankDirector && say(`yesNo.${workDetails.isBankDirector}`),
  directorBankName: ({ workDetails }) => workDetails?.directorBankName,
} satisfies Summary
