import { namePartLength, nameOfLength } from './person-name.ts'

/** Last name: 1 to 23 characters (VA-04, VA-05). */
export const lastName = nameOfLength('last-name', namePartLength, 'nameTooLong', 'lastNameRequired')
