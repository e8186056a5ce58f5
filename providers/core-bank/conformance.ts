import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { CoreBank, CustomerFile } from './port.ts'

interface Known {
  strangerMobile: string
  strangerPan: string
  customerMobile: string
  customerPan: string
  customerCrn: string
}

export function coreBankConformance(port: () => CoreBank, known: Known) {
  const file = (): CustomerFile => ({
    applicationReferenceNo: randomUUID(),
    customerType: 'NTB',
    mobileNumber: known.strangerMobile,
    panNumber: known.strangerPan,
    firstName: 'Asha',
    middleName: '',
    lastName: 'Rao',
    dateOfBirth: '1990-01-01',
    emailId: 'asha@mail.example',
    addresses: [
      {
        type: 'H',
        addressLine1: '1 First Street',
        addressLine2: 'Second Block',
        landmark: '',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560001',
      },
    ],
  })

  test('dedupe knows a customer by mobile, and no stranger', async () => {
    const ask = (mobileNumber: string) => port().dedupeByMobile({ mobileNumber, requestId: 'r1' })
    expect(valueOf(await ask(known.strangerMobile))).toEqual({ customers: [], etbFlow: true, customerKnown: false })
    const { customers, customerKnown } = valueOf(await ask(known.customerMobile))
    expect(customers.map(({ crn }) => crn)).toContain(known.customerCrn)
    expect(customerKnown).toBe(true)
  })

  test('a PAN is a customer’s or nobody’s', async () => {
    expect(valueOf(await port().dedupeByPan({ panNumber: known.strangerPan })).customer).toBe(false)
    expect(valueOf(await port().partyType({ panNumber: known.strangerPan })).partyType).toBeUndefined()
    expect(valueOf(await port().dedupeByPan({ panNumber: known.customerPan })).customer).toBe(true)
    expect(valueOf(await port().partyType({ panNumber: known.customerPan })).partyType).toBe('R')
  })

  effectConformance('a customer file', () => port().openCustomerFile, file)

  test('a customer file has its application number at once and a CRN in the end', async () => {
    const asked = file()
    const opened = valueOf(await port().openCustomerFile({ ...asked, reference: randomUUID() }))
    const { applicationReferenceNo } = asked
    const final = await vi.waitFor(
      async () => {
        const status = valueOf(await port().customerFileStatus({ applicationReferenceNo }))
        expect(status.state).toBe('approved')
        return status
      },
      { timeout: 10_000, interval: 50 },
    )
    expect(final).toMatchObject({ applicationNumber: opened.applicationNumber, crn: expect.stringMatching(/^\w+\d$/) })
    expect(await port().customerFileStatus({ applicationReferenceNo: randomUUID() })).toMatchObject({
      kind: 'refused',
      code: 'NO_SUCH_APPLICATION',
    })
  })

  test('a CRN and a birth date are compared for the mobile number that they belong to', async () => {
    const { customerCrn: crn, customerMobile, strangerMobile } = known
    expect(valueOf(await port().validateCrn({ crn, mobileNumber: customerMobile }))).toEqual({ match: true })
    expect(valueOf(await port().validateCrn({ crn, mobileNumber: strangerMobile }))).toEqual({ match: false })
    expect(
      await port().validateBirthDate({ crn, mobileNumber: strangerMobile, dateOfBirth: '1990-01-01' }),
    ).toMatchObject({ kind: 'refused', code: 'NO_SUCH_CRN' })
  })

  test('an unknown CRN is refused', async () => {
    expect(await port().customerDetails({ crn: '00000000' })).toMatchObject({ kind: 'refused', code: 'NO_SUCH_CRN' })
  })
}
