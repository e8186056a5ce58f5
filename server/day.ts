export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** The length of a day, for limits and for times kept in ms. A calendar day in India is journey/fields/dates.ts's. */
export const daySeconds = 86_400
export const dayMs = daySeconds * 1000
