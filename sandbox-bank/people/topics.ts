import type { Person } from './person.ts'

export interface Topic {
  title: string
  customerType: Person['customerType']
  mobiles: readonly string[]
}

const newToBank = (title: string, ...last: string[]): Topic => topic(title, 'NTB', '90000000', last)
const existing = (title: string, ...last: string[]): Topic => topic(title, 'ETB', '91000000', last)
const topic = (title: string, customerType: Person['customerType'], start: string, last: string[]): Topic => ({
  title,
  customerType,
  mobiles: last.map((digits) => start + digits),
})

/** What the people are for: each of them in one topic, in the order of the journey. */
export const topics: readonly Topic[] = [
  newToBank('The whole way to the card', '01', '02', '03'),
  newToBank('Rejected, or another offer', '04', '05', '06', '08', '09'),
  newToBank('Credit report and decision', '07', '14', '15', '18', '29', '40'),
  newToBank('Identity: Aadhaar and CKYC', '10', '11', '19', '25', '31', '32'),
  newToBank('The video call', '12', '13', '26', '36'),
  newToBank('Checks before anything', '16', '30', '35', '37', '38', '39'),
  newToBank('Has applied before', '20', '21', '22', '23', '24'),
  newToBank('Prepared by somebody else', '33', '34'),
  newToBank('Issuing the card', '17', '27', '28'),
  existing('Offers and eligible cards', '01', '02', '03', '09', '25', '28'),
  existing('Customer numbers', '04', '05', '10', '18'),
  existing('Something is missing at the bank', '06', '07', '08', '12', '15', '17', '26'),
  existing('Digital account', '13', '14', '27'),
  existing('Rejected, or not possible here', '16', '19', '20', '21', '22', '23', '24'),
  existing('Issuing the card', '11'),
]
