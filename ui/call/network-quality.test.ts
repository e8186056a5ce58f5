import { expect, test } from 'vitest'
import { networkQuality } from './network-quality.ts'
import type { CallStats } from './stats.ts'

const at = (packetsReceived: number, packetsLost: number, roundTripMs?: number): CallStats => ({
  atMs: packetsReceived,
  framesDecoded: 0,
  framesSent: 0,
  frameWidth: 0,
  frameHeight: 0,
  packetsReceived,
  packetsLost,
  bytesReceived: 0,
  roundTripMs,
  relayed: false,
})

test.each([
  ['everything arrives quickly', at(100, 0, 20), at(300, 0, 40), 'good'],
  ['earlier losses are no longer counted', at(100, 90, 20), at(300, 90, 40), 'good'],
  ['3 of 100 packets are lost', at(0, 0), at(97, 3), 'fair'],
  ['answers come late', at(0, 0), at(100, 0, 300), 'fair'],
  ['a tenth is lost', at(0, 0), at(90, 10, 20), 'poor'],
  ['answers come very late', at(0, 0), at(100, 0, 800), 'poor'],
  ['nothing arrived', at(100, 5), at(100, 5), undefined],
])('the connection, when %s', (_, before, now, quality) => {
  expect(networkQuality(before, now)).toBe(quality)
})
