/** How far each event of a track has come, for those who don’t see its mark. */
export const texts = {
  done: 'done',
  now: 'now',
  waiting: 'not yet',
  failed: 'not successful',
} as const satisfies Record<string, string>
