import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './product.ts'

/** What a run of tests said, from the JSON report of its runner. */
export interface TestResults {
  passed: number
  skipped: number
  failures: readonly Failure[]
}

export interface Failure {
  /** From the project's root. */
  file: string
  /** With the titles of the groups around it; empty when the file failed outside its tests. */
  title: string
  /** The first line of the error. */
  message: string
}

export type Runner = 'vitest' | 'playwright'

export function resultsOf(runner: Runner, reportFile: string): TestResults {
  if (!existsSync(reportFile)) return { passed: 0, skipped: 0, failures: [] }
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  return runner === 'vitest' ? ofVitest(report) : ofPlaywright(report)
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export function ofVitest(report: VitestReport): TestResults {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ file, title: '', message: firstLine(message) }]
    // The runner died before it, and calls that no failure.
    if (assertionResults.length === 0) return [{ file, title: '', message: 'none of its tests was run' }]
    return failed.map((test) => ({ file, title: test.fullName, message: firstLine(test.failureMessages?.[0]) }))
  })
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures,
  }
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  results: { errors: { message: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number }
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

export function ofPlaywright(report: PlaywrightReport): TestResults {
  const folder = relative(root, report.config.rootDir)
  const { expected, skipped } = report.stats
  return { passed: expected, skipped, failures: report.suites.flatMap((suite) => failuresIn(suite, folder)) }
}

function failuresIn(suite: PlaywrightSuite, folder: string): Failure[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file: `${folder}/${file}`,
        title,
        message: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, folder))]
}

const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')
const firstLine = (message = '') => message.replaceAll(colours, '').split('\n')[0] ?? ''
