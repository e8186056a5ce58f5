import { afterAll, beforeAll, describe } from 'vitest'
import { enginesOfRun } from '../store/test-stores.ts'
import { startProduct, type Running } from './running.ts'

/** Runs the same tests against the product on each database of this run. */
export function productOnEngines(
  title: string,
  environment: Record<string, string>,
  tests: (product: () => Running) => void,
): void {
  describe.each(enginesOfRun)(`${title} on %s`, (engine) => {
    let product: Running | undefined
    beforeAll(async () => {
      product = await startProduct(environment, engine)
    }, 90_000)
    afterAll(async () => product?.close(), 90_000)
    tests(() => {
      if (!product) throw new Error('the product did not start')
      return product
    })
  })
}
