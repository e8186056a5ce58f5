import { identityDocument } from '../../../fields/identity-document.ts'
import type { ScreenForm } from '../../form.ts'

/** The way without Aadhaar: which document is scanned. The file travels beside the answers. */
export const aadhaarDenied: ScreenForm<'identityDocument'> = {
  screen: 'aadhaar-denied',
  questions: { identityDocument: { kind: identityDocument } },
  read: ({ facts }) => ({ identityDocument: facts.scan?.document }),
}
