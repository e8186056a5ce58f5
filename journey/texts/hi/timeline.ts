/** How far each event of a track has come, for those who don’t see its mark. */
export const texts = {
  done: 'हो गया',
  now: 'अभी',
  waiting: 'अभी नहीं',
  failed: 'नहीं हो पाया',
} as const satisfies Record<string, string>
