import type { YesNo } from '../../application/application.ts'
import { codeOf } from '../../fields/flag.ts'

/** Any status other than ACTIVE makes the application dormant (CR-01, CR-02). */
export const dormantOf = (crnStatus: string | null | undefined): YesNo => (codeOf(crnStatus) === 'ACTIVE' ? 'N' : 'Y')
