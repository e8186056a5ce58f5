const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** A date and time (ISO) as a clock in India shows it. */
export const momentInIndia = (at: string): string => moment.format(Date.parse(at))
