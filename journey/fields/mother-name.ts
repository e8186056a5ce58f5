import { nameOfLength } from './person-name.ts'

export const motherNameLength = 19

/** Mother's maiden name: 1 to 19 characters (VA-06). */
export const motherName = nameOfLength('mother-name', motherNameLength, 'motherNameTooLong', 'motherNameRequired')
