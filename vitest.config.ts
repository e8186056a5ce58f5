import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { bareCalls } from './web/build/calls-plugin.ts'
import { compiledTexts } from './web/build/texts-plugin.ts'
import { browserArguments, findBrowser } from './tools/browser.ts'

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'e2e/**']
const executablePath = findBrowser()

const nodeTests = ['**/*.test.ts', '**/*.test.tsx']

const node = {
  environment: 'node',
  // They mostly wait: two use less than one of two cores.
  maxWorkers: 3,
  // For what hangs. How long something may take is said where that is the point.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/**
 * `node` runs rules, server and store; `web` what the pages do without one; `laws` reads the tree; `browser` runs
 * components in a real Chromium, with axe.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: nodeTests,
          exclude: [...elsewhere, '**/*.browser.test.*', 'tools/laws/**', 'web/**'],
          // A worker loads the product once, not for each of its files (ADR 0108).
          isolate: false,
          // Two embedded databases in one process may crash V8 when both compile the same wrapper of an import anew
          // (nodejs/node#64500). Without that, the generic one stays: 5 % more CPU.
          execArgv: ['--wasm-wrapper-tiering-budget=1000000000'],
        },
      },
      {
        test: {
          ...node,
          // They put a page's globals in place, and what they start may outlive a test: a process for each file.
          name: 'web',
          include: nodeTests.map((glob) => `web/${glob}`),
          exclude: [...elsewhere, '**/*.browser.test.*'],
        },
      },
      { test: { name: 'laws', environment: 'node', include: ['tools/laws/*.test.ts'], testTimeout: 20_000 } },
      {
        plugins: [react(), compiledTexts(), bareCalls()],
        // Bundled before the first test: a dependency found later would reload the page in the middle of one.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          include: ['**/*.browser.test.tsx', '**/*.browser.test.ts'],
          exclude: elsewhere,
          testTimeout: 60_000,
          // A wait ends as soon as it can; a second is too short on a machine that is busy.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
          },
        },
      },
    ],
  },
})
