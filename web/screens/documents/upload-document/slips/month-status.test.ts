import { expect, test } from 'vitest'
import { countMonths, type MonthStatus } from './month-status.ts'
import type { FileOnRecord } from './uploads.ts'

const page = { id: 'page', page: 1, pages: 1, kind: 'pdf' } as unknown as FileOnRecord
const month = (status: MonthStatus, { files = status === 'uploaded' ? [page] : [], required = true } = {}) => ({
  status,
  files,
  required,
})

test.each([
  ['nothing is there', [month('needed'), month('needed')], { done: 0, months: 2 }],
  ['one is there', [month('uploaded'), month('needed')], { done: 1, months: 2 }],
  [
    'a month that is there needs a look',
    [month('uploaded'), month('problem', { files: [page] })],
    { done: 1, months: 2 },
  ],
  ['a page more is on its way', [month('uploaded'), month('sending', { files: [page] })], { done: 2, months: 2 }],
  ['the first page is on its way', [month('uploaded'), month('sending')], { done: 1, months: 2 }],
  ['one more was sent', [month('uploaded'), month('uploaded', { required: false })], { done: 2, months: 2 }],
  ['one more is empty', [month('uploaded'), month('optional', { required: false })], { done: 1, months: 1 }],
] as const)('months that are ready: %s', (_when, months, count) => expect(countMonths(months)).toEqual(count))
