import { ntb } from '../../action.ts'

export const actions = [
  ntb('home-address', 'submit', ['RESIDENCE_ADDRESS'], 'stays', { answers: true, needs: ['pincodeServed'] }),
]
