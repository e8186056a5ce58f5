const indiaOffset = 5.5 * 60 * 60 * 1000

/** The day in India at a moment (ms since 1970), yyyy-MM-dd. */
export const indiaDay = (at: number): string => new Date(at + indiaOffset).toISOString().slice(0, 10)
