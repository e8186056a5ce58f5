import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/** `npm run readme-pictures`: the pictures in the README, taken from the running product. Not part of the test run. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: 'readme-pictures.ts',
  use: { ...stories.use, deviceScaleFactor: 2, trace: 'off' },
})
