import type * as z from 'zod/mini'

/** One fault in a bank's files, worded so that the person who edits them can fix it. */
export interface Fault {
  file: string
  /** Where in the file: `feeCodeDetails[0].joiningFee`, or `line 12`; empty for the file as a whole. */
  path: string
  wrong: string
  fix: string
}

/** The bank's files can't be used; `message` lists every fault found, one line each. */
export class MasterDataError extends Error {
  readonly faults: readonly Fault[]

  constructor(folder: string, faults: readonly Fault[]) {
    const lines = faults.map(({ file, path, wrong, fix }) => `  ${file}${path && ` › ${path}`}: ${wrong}. ${fix}`)
    super(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${folder}\n${lines.join('\n')}`)
    this.name = 'MasterDataError'
    this.faults = faults
  }
}

type Issue = z.core.$ZodIssue

/** The faults that a schema found in one file. */
export function faultsOf(file: string, issues: readonly Issue[]): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ file, path: pathOf(issue.path), ...describeIssue(issue) }]
    return issue.keys.map((key) => ({
      file,
      path: pathOf([...issue.path, key]),
      wrong: 'this name is not known here',
      fix: 'Correct its spelling or remove it.',
    }))
  })
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((all, part) => {
    if (typeof part === 'number') return `${all}[${part}]`
    return all === '' ? String(part) : `${all}.${String(part)}`
  }, '')
}

function describeIssue(issue: Issue): { wrong: string; fix: string } {
  const found = issue.input === undefined ? '' : `, found ${shortened(issue.input)}`
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { wrong: 'it is missing', fix: `Add it: ${kind(issue.expected)}.` }
      return { wrong: `must be ${kind(issue.expected)}${found}`, fix: 'Change it.' }
    case 'invalid_value':
      return {
        wrong: issue.input === undefined ? 'it is missing' : `is not one of the known values${found}`,
        fix: `Use ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`,
      }
    case 'too_small':
      return { wrong: `is too small or too short${found}`, fix: `The least is ${issue.minimum}.` }
    case 'too_big':
      return { wrong: `is too large or too long${found}`, fix: `The most is ${issue.maximum}.` }
    case 'invalid_key':
      return { wrong: 'this name is not allowed here', fix: 'Correct its spelling.' }
    default:
      return { wrong: `${issue.message}${found}`, fix: 'Change it.' }
  }
}

function kind(expected: string): string {
  if (expected === 'array') return 'a list in [ ]'
  if (expected === 'object' || expected === 'record') return 'an entry in { }'
  if (expected === 'string') return 'a text in quotes'
  if (expected === 'boolean') return 'true or false'
  if (expected === 'int') return 'a whole number'
  return `a ${expected}`
}

function shortened(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value)
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}
