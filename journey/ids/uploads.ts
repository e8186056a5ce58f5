/** Identity documents that stand for the Aadhaar (CO-23, CO-61). */
export const identityDocuments = ['DrivingLicence', 'Passport'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

/** What an applicant uploads a file as. */
export const uploadKinds = ['SALARY_SLIP', ...identityDocuments] as const
export type UploadKind = (typeof uploadKinds)[number]
