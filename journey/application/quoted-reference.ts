import type { ApplicationView } from './view.ts'

/** The number to quote on the phone: the bank's application number once there is one, our own reference until then. */
export const quotedReference = ({
  applicationNumber,
  applicationReferenceNo,
}: Pick<ApplicationView, 'applicationNumber' | 'applicationReferenceNo'>): string =>
  applicationNumber ?? applicationReferenceNo
