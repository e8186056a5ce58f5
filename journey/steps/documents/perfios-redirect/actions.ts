import { ntbDocuments } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('perfios-redirect', 'submit', ntbDocuments, 'PERFIOS', { call: 'generateLink' })]
