import { nameOfLength } from './person-name.ts'

/** Father's name: 1 to 30 characters (VA-07). */
export const fatherName = nameOfLength('father-name', 30, 'fatherNameTooLong')
