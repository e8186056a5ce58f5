import { expect, test } from 'vitest'
import { deliveryOutlook } from './delivery-pace.ts'

test.each([
  ['2026-12-01', '2026-11-29', '2026-11-25', 'onTime', '2026-12-01'],
  ['2026-12-01', '2026-12-01', '2026-12-01', 'onTime', '2026-12-01'],
  ['2026-12-01', '2026-12-04', '2026-11-25', 'delayed', '2026-12-04'],
  ['2026-12-01', '2026-12-04', '2026-12-04', 'delayed', '2026-12-04'],
  ['2026-12-01', '2026-11-29', '2026-12-02', 'late', '2026-12-01'],
  ['2026-12-01', '2026-12-04', '2026-12-05', 'late', '2026-12-04'],
])('promised by %s, expected by the host on %s, seen on %s: %s, %s', (promised, host, today, pace, expectedBy) =>
  expect(deliveryOutlook(promised, host, today)).toEqual({ pace, expectedBy }),
)
