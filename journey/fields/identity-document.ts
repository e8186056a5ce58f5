import { choice } from './choice.ts'
import { identityDocuments } from '../ids/uploads.ts'

/** The non-Aadhaar way (CO-23, CO-61). */
export const identityDocument = choice('identity-document', identityDocuments)
