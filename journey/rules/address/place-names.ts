/** States and union territories, with the first digit of their pincodes (the postal zone; two where a territory lies apart). */
const zones: Readonly<Record<string, string>> = {
  'Andaman and Nicobar': '7',
  'Andhra Pradesh': '5',
  'Arunachal Pradesh': '7',
  Assam: '7',
  Bihar: '8',
  Chandigarh: '1',
  Chhattisgarh: '4',
  'Dadra and Nagar Haveli and Daman and Diu': '3',
  Delhi: '1',
  Goa: '4',
  Gujarat: '3',
  Haryana: '1',
  'Himachal Pradesh': '1',
  'Jammu and Kashmir': '1',
  Jharkhand: '8',
  Karnataka: '5',
  Kerala: '6',
  Ladakh: '1',
  Lakshadweep: '6',
  'Madhya Pradesh': '4',
  Maharashtra: '4',
  Manipur: '7',
  Meghalaya: '7',
  Mizoram: '7',
  Nagaland: '7',
  Odisha: '7',
  Puducherry: '56',
  Punjab: '1',
  Rajasthan: '3',
  Sikkim: '7',
  'Tamil Nadu': '6',
  Telangana: '5',
  Tripura: '7',
  'Uttar Pradesh': '2',
  Uttarakhand: '2',
  'West Bengal': '7',
}

/** Former and short names that people and hosts still write. */
const formerly: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  bangalorerural: 'bengalururural',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  mysore: 'mysuru',
  gurgaon: 'gurugram',
  allahabad: 'prayagraj',
  poona: 'pune',
  trivandrum: 'thiruvananthapuram',
  cochin: 'ernakulam',
  kochi: 'ernakulam',
  baroda: 'vadodara',
  vizag: 'visakhapatnam',
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
  nctdelhi: 'delhi',
  newdelhi: 'delhi',
}

/** The letters that tell a place from another: no case, no signs, no "and", "of", "district", "city", "state". */
export function placeKey(name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  const key = words.filter((word) => !['and', 'of', 'the', 'district', 'city', 'state'].includes(word)).join('')
  return formerly[key] ?? key
}

/** Whether two spellings mean the same place: former names count, and a slip of the pen in a name that is long enough. */
export function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [placeKey(one), placeKey(other)]
  if (a === b) return true
  const allowed = Math.min(a.length, b.length) >= 9 ? 2 : Math.min(a.length, b.length) >= 5 ? 1 : 0
  return allowed > 0 && Math.abs(a.length - b.length) <= allowed && changesBetween(a, b) <= allowed
}

/** The state that a spelling means, if it is one. */
export const stateMeant = (name: string): string | undefined =>
  Object.keys(zones).find((state) => placeKey(state) === placeKey(name)) ??
  Object.keys(zones).find((state) => isSamePlace(state, name))

/** Whether the first digit of a pincode is one of the state's; undefined for a name that is no state's. */
export function isInZone(pincode: string, state: string): boolean | undefined {
  const meant = stateMeant(state)
  return meant === undefined ? undefined : zones[meant]?.includes(pincode.slice(0, 1))
}

/** The army's own post offices: nobody else delivers there. */
export const isArmyPost = (pincode: string): boolean => pincode.startsWith('9')

/** Letters that have to be added, dropped or replaced to make one word of the other. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, letter] of a.split('').entries()) {
    const next = [at + 1]
    for (const [index, other] of b.split('').entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
