/** What is offered, after what holds now where the host offers that no more: a list never shows another value. */
export const withPresent = <T>(offered: readonly T[], present: T): readonly T[] =>
  offered.includes(present) ? offered : [present, ...offered]
