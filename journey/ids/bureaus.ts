/** Credit bureaus in the order in which they are asked (BU-05). */
export const bureaus = ['first', 'second'] as const
export type Bureau = (typeof bureaus)[number]
