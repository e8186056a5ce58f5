import type { ApplicationView } from './view.ts'

/**
 * What to quote on the phone: the bank's application number once there is one, our own short reference until then, 4-4.
 * A record from before short references existed has only its long one.
 */
export const quotedReference = ({
  applicationNumber,
  reference,
  applicationReferenceNo,
}: Pick<ApplicationView, 'applicationNumber' | 'reference' | 'applicationReferenceNo'>): string =>
  applicationNumber ?? (reference ? `${reference.slice(0, 4)}-${reference.slice(4)}` : applicationReferenceNo)
