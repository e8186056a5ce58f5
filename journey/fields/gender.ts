import { choice } from './choice.ts'

/** EN-41; values sent: rulings, CO-25. */
export const gender = choice('gender', ['MALE', 'FEMALE', 'OTHER'], 'genders', 'genderRequired')
