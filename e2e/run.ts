import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../tools/postgres.ts'
import { type Product, startProduct } from '../tools/product.ts'
import { type Bank, bankAt } from './bank.ts'
import { storyTime } from './story-day.ts'

export { expect } from '@playwright/test'

interface Running {
  /** Settings of the server that a story is about, for all of its file. */
  settings: Readonly<Record<string, string>>
  product: Product
  /** The sandbox bank as a person at its console sees it: inbox, clock, dials. */
  bank: Bank
}

/** Each worker has a whole product of its own: server, sandbox bank and an empty database, on free ports. */
export const test = base.extend<{ clock: undefined }, Running>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'card-journey-story-'))
      const product = await startProduct({
        port: await freePort(),
        sandboxPort: await freePort(),
        dataDir,
        environment: {
          NODE_ENV: 'development',
          PUBLIC_URL: undefined,
          // Every story's applicant comes from the loopback address.
          CODES_PER_ADDRESS: '100000',
          DATABASE_URL: process.env['STORY_DATABASE_URL'],
          ...settings,
        },
      })
      await use(product)
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  bank: [async ({ product }, use) => use(bankAt(product)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  clock: [
    async ({ bank }, use) => {
      await bank.setClock(storyTime)
      await use(undefined)
    },
    { auto: true },
  ],
})
