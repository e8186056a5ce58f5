import { afterAll, beforeAll, describe } from 'vitest'
import { engines, placeFor } from '../store/test-stores.ts'
import { startProduct, type Running } from './running.ts'

/** Runs the same tests against the product on each database. */
export function productOnBothEngines(
  title: string,
  environment: Record<string, string>,
  tests: (product: () => Running) => void,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let product: Running | undefined
    let place: Awaited<ReturnType<typeof placeFor>> | undefined
    beforeAll(async () => {
      place = await placeFor(engine)
      const { databaseUrl } = place
      product = await startProduct({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
    }, 90_000)
    afterAll(async () => {
      await product?.close()
      await place?.remove()
    }, 90_000)
    tests(() => {
      if (!product) throw new Error('the product did not start')
      return product
    })
  })
}
