import { etbReviewed, ntbReviewed } from '../../../ids/marker-groups.ts'
import { etb, ntb } from '../../action.ts'

export const actions = [
  ntb('review-telecaller', 'submit', ntbReviewed, 'stays', { answers: true }),
  etb('review-telecaller', 'submit', etbReviewed, 'stays', { answers: true }),
]
