/** Of what each cell found first, what comes first over all of them: no cell's turn is before another's. */
export const firstOfAll = <Found>(
  found: readonly (readonly Found[])[],
  placeOf: (one: Found) => number,
  limit: number,
): Found[] =>
  found
    .flat()
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, limit)
