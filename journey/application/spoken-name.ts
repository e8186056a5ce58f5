/**
 * A name as a greeting says it: "ASHA DEVI", as banks keep names, becomes "Asha Devi". A name with small letters in it
 * is spelt as its owner wrote it.
 */
export const spokenName = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(^|[ .'-])\p{L}/gu, (start) => start.toUpperCase()) : name
