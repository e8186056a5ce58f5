import { defineConfig } from '@playwright/test'
import { launchOptions } from './launch-options.ts'

/** Stories run at phone width; a story about the desktop says so itself (`test.use`). */
export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // Two take as long on two cores (28 minutes against 23), and break waits.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The snapshots show the page; a picture of every frame costs the processor that it needs.
    trace: { mode: 'retain-on-failure', screenshots: false },
    permissions: ['geolocation', 'camera', 'microphone'],
    geolocation: { latitude: 12.9716, longitude: 77.5946 },
    launchOptions: launchOptions('--use-fake-ui-for-media-stream'),
  },
})
