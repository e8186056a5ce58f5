import { ntbDocuments } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('upload-document', 'upload', ntbDocuments, 'stays', { call: 'fileUpload' }),
  ntb('upload-document', 'process', ntbDocuments, 'stays', { call: 'fileProcess' }),
  ntb('upload-document', 'order', ntbDocuments, 'stays', { call: 'orderPages' }),
  ntb('upload-document', 'remove', ntbDocuments, 'stays', { call: 'removeUpload' }),
  ntb('upload-document', 'report', ntbDocuments, 'stays', { call: 'reportGeneration' }),
  ntb('upload-document', 'submit', ntbDocuments, 'outcome', { call: 'finalBre' }),
  ntb('upload-document', 'analyse', ['DELIVERY_ADDRESS_SUBMIT'], 'stays', { call: 'initiateTransaction' }),
  ntb('upload-document', 'retrieve', ['PERFIOS'], 'stays', { call: 'retrieveReport' }),
  ntb('upload-document', 'cancel', ntbDocuments, 'outcome', { call: 'cancelTransaction' }),
]
