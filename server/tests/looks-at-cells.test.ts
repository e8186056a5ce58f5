import { expect, test } from 'vitest'
import { cellOfReference } from '../store/cells/cell-numbers.ts'
import { Applicant } from './applicant.ts'
import { wasTried, workIsDone } from './background.ts'
import { startProduct } from './running.ts'
import { begin } from './steps.ts'
import { rowsOf } from './stored.ts'

// What the tests look at themselves: in a product of several cells the rows and the work of all of them.

test('the rows and the work of a person in another cell than the first are seen', { timeout: 240_000 }, async () => {
  const product = await startProduct({ DB_CELLS: '2', RATE_FACTOR: '100000' }, 'postgresql')
  await product.dial({ systems: { 'mobile-risk': { failure: '500' } } })
  let mobiles = 9_487_000_000
  for (;;) {
    const { url, sandboxUrl } = product
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(mobiles++) })
    await begin(applicant)
    if (cellOfReference(applicant.applicationId, 2) === 0) continue
    const { applicationId } = applicant
    const rows = await rowsOf(product, { jobs: true })
    expect(rows['cell_1.application']?.filter((row) => row.includes(applicationId))).toHaveLength(1)
    // A queue may start after the server answers.
    const tables = async () => Object.keys(await rowsOf(product, { jobs: true }))
    await expect
      .poll(tables, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['public.application', 'jobs.job', 'jobs_1.job']))
    await wasTried(product, 'mobile-check', { applicationId })
    await product.dial({ systems: { 'mobile-risk': { failure: 'none' } } })
    await workIsDone(product, { of: { applicationId } })
    break
  }
  await product.close()
})
