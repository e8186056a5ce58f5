import { choice } from './choice.ts'

/** Y or N (CO-21). */
export const yesNo = choice('yes-no', ['Y', 'N'], undefined, 'yesNoRequired')
