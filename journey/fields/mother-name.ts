import { nameOfLength } from './person-name.ts'

/** Mother's maiden name: 1 to 19 characters (VA-06). */
export const motherName = nameOfLength('mother-name', 19, 'motherNameTooLong')
