import type { ActionRow } from '../action.ts'
import { ntb } from '../action.ts'

const due = ['DELIVERY_ADDRESS_SUBMIT', 'PERFIOS'] as const

export const documentActions: readonly ActionRow[] = [
  ntb('upload-document', 'upload', due, 'stays', { call: 'fileUpload' }),
  ntb('upload-document', 'submit', due, 'outcome', { call: 'finalBre' }),
  ntb('upload-document', 'analyse', ['DELIVERY_ADDRESS_SUBMIT'], 'stays', { call: 'initiateTransaction' }),
  ntb('upload-document', 'retrieve', ['PERFIOS'], 'stays', { call: 'retrieveReport' }),
  ntb('upload-document', 'cancel', due, 'outcome', { call: 'cancelTransaction' }),
  ntb('perfios-redirect', 'submit', due, 'PERFIOS', { call: 'generateLink' }),
]
