import { namePartLength, nameOfLength } from './person-name.ts'

/** First name: 1 to 23 characters (VA-04, VA-05). */
export const firstName = nameOfLength('first-name', namePartLength, 'nameTooLong', 'firstNameRequired')
