/** Age bands of analytics (CO-33), with the first age of each. */
const bands = [
  [65, '65+'],
  [55, '55-64'],
  [45, '45-54'],
  [35, '35-44'],
  [25, '25-34'],
  [21, '21-24'],
  [18, '18-20'],
  [0, '0-17'],
] as const

export type AgeBand = (typeof bands)[number][1]

export const ageBands = bands.map(([, band]) => band)

/** The band of an age in completed years; undefined if it is not an age. */
export const ageBand = (age: number): AgeBand | undefined => bands.find(([from]) => age >= from)?.[1]
