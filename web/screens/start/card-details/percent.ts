/** A percentage for display: 3.5 → 3.5%, 42 → 42%, at most two decimals. */
export const percentText = (percent: number): string => `${Number(percent.toFixed(2))}%`

/** A fraction as a percentage: 0.035 → 3.5% (CO-62). */
export const shareText = (share: number): string => percentText(share * 100)
