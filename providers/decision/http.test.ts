import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startRecordingHost } from '../recording-host.ts'
import { decisionOverHttp } from './http.ts'

const decide = async (response: unknown) => {
  const { host, close } = await startRecordingHost('decision', response)
  onTestFinished(close)
  return decisionOverHttp(host).decide({
    applicationReferenceNo: 'A1',
    productCode: 'pvrb',
    customerType: 'NTB',
    run: 1,
    secured: false,
    mobileNumber: '9812345678',
    panNumber: 'ABCPR1234F',
    dateOfBirth: '1990-01-01',
    gender: 'OTHER',
    employmentType: 'RETIRED',
    monthlyIncomeFrom: 50_000,
    pincode: '560001',
    reference: randomUUID(),
  })
}
const said = (CCResponse: unknown) => decide({ FICOBRE_CC: { CCResponse } })

test('[EN-30, EN-32, EN-33] the decision’s words, limit and waivers are handed on as said', async () => {
  const answer = await said({
    systemDecision: 'Approve',
    incomeDocRequired: 'N',
    rejectCode: 'X1',
    details: 'some',
    verdict: 'fine',
    changedPromoCode: 'NEW',
    calculatedVariables: [
      { fieldName: 'OTHER', fieldValue: '1' },
      { fieldName: 'COMPUTED_FINAL_LIMIT', fieldValue: '150000.75' },
    ],
    isBVRWaived: 'Y',
    isRVRWaived: 'n',
  })
  expect(answer).toMatchObject({
    value: {
      systemDecision: 'Approve',
      incomeDocRequired: 'N',
      rejectCode: 'X1',
      details: 'some',
      verdict: 'fine',
      changedPromoCode: 'NEW',
      computedFinalLimit: '150000.75',
      isBVRWaived: 'Y',
      isRVRWaived: 'n',
      isBTVRWaived: undefined,
    },
  })
})

test.each([
  [{ derivedPromoCode: 'ONE' }, ['ONE']],
  [
    [{ derivedPromoCode: 'ONE' }, {}, { derivedPromoCode: 'TWO' }],
    ['ONE', '', 'TWO'],
  ],
  [[], []],
  [undefined, []],
])('[EN-31] crmNextResponse, one or a list: %j', async (crmNextResponse, derivedPromoCodes) => {
  expect(await said({ systemDecision: 'approve', crmNextResponse })).toMatchObject({ value: { derivedPromoCodes } })
})

test('a social-trust request comes with or without a decision', async () => {
  expect(await decide({ data: { request_id: 'ts-1' } })).toMatchObject({
    value: { requestId: 'ts-1', systemDecision: undefined },
  })
  const both = { data: { request_id: 'ts-1' }, FICOBRE_CC: { CCResponse: { systemDecision: 'approve' } } }
  expect(await decide(both)).toMatchObject({ value: { requestId: 'ts-1', systemDecision: 'approve' } })
})

test('an answer of another shape is no decision', async () => {
  for (const garbage of [
    'approve',
    null,
    { FICOBRE_CC: {} },
    { FICOBRE_CC: { CCResponse: { systemDecision: true } } },
  ]) {
    expect((await decide(garbage)).kind).toBe('unknown')
  }
})

test.each([
  [undefined, undefined],
  [null, undefined],
  ['v7', undefined],
  [
    { ruleSetId: 'cards', ruleVersion: 12 },
    { id: 'cards', version: '12' },
  ],
  [{ ruleSetId: { x: 1 }, ruleVersion: ['a'], trace: null }, {}],
  [
    { ruleVersion: '7', trace: { steps: ['age'] } },
    { version: '7', trace: '{"steps":["age"]}' },
  ],
])('what a host says of its rules, or does not say, never unmakes its decision: %j', async (rules, read) => {
  const answer = await decide({ FICOBRE_CC: { CCResponse: { systemDecision: 'approve' } }, rules })
  expect(answer).toMatchObject({ kind: 'answered', value: { systemDecision: 'approve' } })
  expect(answer.kind === 'answered' && answer.value.rules).toEqual(read)
})
