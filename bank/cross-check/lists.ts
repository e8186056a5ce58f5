import type { Fault } from '../fault.ts'
import type { BankFiles } from '../read-files.ts'

/** A fault for each code that occurs a second time. */
export function duplicateFaults(file: string, path: (index: number) => string, codes: readonly string[]): Fault[] {
  return codes.flatMap((code, index) =>
    codes.indexOf(code) === index
      ? []
      : [{ file, path: path(index), wrong: `"${code}" stands twice`, fix: 'Give one of them another code.' }],
  )
}

export function checkUnique(files: BankFiles): Fault[] {
  const lists = [
    'genders.json',
    'industries.json',
    'income-ranges.json',
    'marital-statuses.json',
    'preferences.json',
    'consents.json',
  ] as const
  return [
    ...lists.flatMap((file) =>
      duplicateFaults(
        file,
        (index) => `[${index}].code`,
        (files[file] as readonly { code: string }[]).map(({ code }) => code),
      ),
    ),
    ...duplicateFaults('companies.json', (index) => `[${index}]`, files['companies.json']),
    ...duplicateFaults(
      'messages.json',
      (index) => `[${index}].code`,
      files['messages.json'].map(({ code, channel }) => `${code} by ${channel}`),
    ),
  ]
}

/** Ranges follow one another without gap or overlap, from 0 upwards without end: each income is in exactly one. */
export function checkIncomeRanges(files: BankFiles): Fault[] {
  const ranges = files['income-ranges.json']
  return ranges.flatMap((range, index) => {
    const file = 'income-ranges.json'
    const before = ranges[index - 1]
    const due = index === 0 ? 0 : before?.upper === null ? undefined : (before?.upper ?? 0) + 1
    const faults: Fault[] = []
    if (range.lower !== due)
      faults.push({
        file,
        path: `[${index}].lower`,
        wrong: `there is a gap or an overlap before ${range.lower}`,
        fix: `Let it begin at ${due ?? 'the end of a range that has one'}.`,
      })
    if (range.upper !== null && range.upper < range.lower)
      faults.push({ file, path: `[${index}].upper`, wrong: 'it is below lower', fix: 'Exchange the two.' })
    if (index === ranges.length - 1 && range.upper !== null)
      faults.push({ file, path: `[${index}].upper`, wrong: 'the last range ends', fix: 'Write null: no upper end.' })
    return faults
  })
}
