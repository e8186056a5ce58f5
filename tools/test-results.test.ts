import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './product.ts'
import { ofPlaywright, ofVitest, resultsOf } from './test-results.ts'

test('each failed test of Vitest is named with its file and the first line of its error, without colours', () => {
  const red = `${String.fromCodePoint(27)}[31m`
  const report = {
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: join(root, 'server/tests/pin.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a PIN is set', status: 'passed', failureMessages: [] },
          { fullName: 'a PIN is hashed', status: 'failed', failureMessages: [`${red}Error: no hash\n    at pin.ts:3`] },
        ],
      },
      { name: join(root, 'ui/field.test.ts'), status: 'failed', message: 'SyntaxError: x\nmore', assertionResults: [] },
      { name: join(root, 'ui/panel.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(ofVitest(report)).toEqual({
    passed: 2,
    skipped: 2,
    failures: [
      { file: 'server/tests/pin.test.ts', title: 'a PIN is hashed', message: 'Error: no hash' },
      { file: 'ui/field.test.ts', title: '', message: 'SyntaxError: x' },
      // The browser or the process died before it.
      { file: 'ui/panel.test.ts', title: '', message: 'none of its tests was run' },
    ],
  })
})

test('each failed story of Playwright is named, also one in a group', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a-story.spec.ts',
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const report = {
    stats: { expected: 1, skipped: 0 },
    config: { rootDir: join(root, 'e2e/stories') },
    suites: [
      {
        title: 'a-story.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'it stays open\n  at 3')],
        suites: [{ title: 'a group', specs: [spec('waits', 'unexpected')] }],
      },
    ],
  }
  const file = 'e2e/stories/a-story.spec.ts'
  expect(ofPlaywright(report)).toEqual({
    passed: 1,
    skipped: 0,
    failures: [
      { file, title: 'closes', message: 'it stays open' },
      { file, title: 'waits', message: '' },
    ],
  })
})

test('a runner that wrote no report has no results', () => {
  expect(resultsOf('vitest', join(root, 'no-such-report.json'))).toEqual({ passed: 0, skipped: 0, failures: [] })
})
