/**
 * How far uploads of this tab got, by month, so that after a reload the page can ask for the same file again. Only
 * months and percentages are stored, and they end with the web session.
 */
const key = 'halfSent'

interface Stored {
  of: string
  months: Readonly<Record<string, number>>
}

function stored(webSessionId: string): Stored {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Partial<Stored>
    if (found.of === webSessionId && found.months) return { of: webSessionId, months: found.months }
  } catch {
    // Forbidden, or not ours: nothing is half sent.
  }
  return { of: webSessionId, months: {} }
}

export const halfSentOf = (webSessionId: string): Readonly<Record<string, number>> => stored(webSessionId).months

export function noteHalfSent(webSessionId: string, month: string, percent: number | undefined): void {
  const { [month]: _before, ...others } = stored(webSessionId).months
  const months = percent === undefined ? others : { ...others, [month]: percent }
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ of: webSessionId, months } satisfies Stored))
  } catch {
    // Full or forbidden: the file still goes on where it stopped, only the page does not ask for it.
  }
}
