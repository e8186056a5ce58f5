/** Measures each subject once per round, in turn, so that a busy moment of the machine hits all of them alike. */
export async function inRounds<Name extends string>(
  rounds: number,
  subjects: Record<Name, () => Promise<Record<string, number>>>,
): Promise<Record<Name, Record<string, number[]>>> {
  const names = Object.keys(subjects) as Name[]
  const results = new Map<Name, Record<string, number[]>>(names.map((name) => [name, {}]))
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      for (const [measure, value] of Object.entries(await subjects[name]())) {
        const measured = results.get(name) ?? {}
        measured[measure] = [...(measured[measure] ?? []), value]
      }
  return Object.fromEntries(results) as Record<Name, Record<string, number[]>>
}

export const least = (values: readonly number[] = []): number => Math.min(...values)

export const most = (values: readonly number[] = []): number => Math.max(...values)

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
