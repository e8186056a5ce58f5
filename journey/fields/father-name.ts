import { nameOfLength } from './person-name.ts'

export const fatherNameLength = 30

/** Father's name: 1 to 30 characters (VA-07). */
export const fatherName = nameOfLength('father-name', fatherNameLength, 'fatherNameTooLong', 'fatherNameRequired')
