import { expiryDate } from '../../../fields/expiry-date.ts'
import { identityDocument } from '../../../fields/identity-document.ts'
import type { ScreenForm } from '../../form.ts'

/** The way without Aadhaar: which document is scanned, and how long it is valid. The files travel beside the answers. */
export const aadhaarDenied: ScreenForm<'identityDocument' | 'documentValidUntil'> = {
  screen: 'aadhaar-denied',
  questions: {
    identityDocument: { kind: identityDocument },
    documentValidUntil: { kind: expiryDate, asked: ({ answers }) => Boolean(answers.identityDocument) },
  },
  read: ({ facts }) => ({
    identityDocument: facts.scan?.document ?? facts.documents?.identity?.document,
    documentValidUntil: facts.scan?.validUntil,
  }),
}
