/** The jobs of the bank's back office that move an application on after the applicant's last step. */
export const backOfficeJobs = [
  'customer-file',
  'los',
  'crm',
  'card-host',
  'video-follow-up',
  'mobile-check',
  'screening-review',
  'address-update',
] as const

export type BackOfficeJob = (typeof backOfficeJobs)[number]
