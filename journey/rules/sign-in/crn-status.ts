import type { YesNo } from '../../application/application.ts'
import { codeOf } from '../../fields/flag.ts'

/**
 * Any status other than ACTIVE makes the application dormant; terms and conditions come next either way (CR-01 to
 * CR-03).
 */
export const crnStatusOutcome = (crnStatus: string | null | undefined): { dormant: YesNo; screen: 'tc' } => ({
  dormant: codeOf(crnStatus) === 'ACTIVE' ? 'N' : 'Y',
  screen: 'tc',
})
