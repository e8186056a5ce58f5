import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { withHome } from '../../person-for-tests.ts'
import { InvalidPincodeScreen } from '../../address/invalid-pincode/InvalidPincodeScreen.tsx'
import { RejectedScreen } from './RejectedScreen.tsx'

const rejected = { ...withHome, completedScreen: 'INTERNAL_REJECTION', rejectedDate: '2026-11-20' } as const

test('[LG-28] the day from which to apply again follows the bank’s policy', async () => {
  for (const [rejectionBlockDays, day, words] of [
    [180, '20/05/2027', 'Thursday, 20 May 2027'],
    [30, '21/12/2026', 'Monday, 21 December'],
  ] as const) {
    const screen = await render(
      <Fixture screen="rejected" application={rejected} policy={{ rejectionBlockDays }}>
        <RejectedScreen />
      </Fixture>,
    )
    await expect.element(screen.getByText(new RegExp(day))).toBeVisible()
    await screen.unmount()
    const pincode = await render(
      <Fixture screen="invalid-pincode" application={rejected} policy={{ rejectionBlockDays }}>
        <InvalidPincodeScreen />
      </Fixture>,
    )
    await expect.element(pincode.getByText(new RegExp(words))).toBeVisible()
    await pincode.unmount()
  }
})
