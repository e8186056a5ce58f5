import { expect, test } from 'vitest'
import { openState } from '../state.ts'
import { keepBlobs } from './recordings/blobs.ts'
import { auditor, newCall, play, type StepName } from './call-for-tests.ts'
import { unplayedBy } from './call-view.ts'
import { janusAt } from './recordings/janus.ts'
import { keepRecordings } from './recordings/recordings.ts'
import { openSealing } from './recordings/sealing.ts'

const judgedAs = (verdict: StepName) => play(['take', 'agentIn', 'in', 'end', verdict], newCall()).call

test('recordings of a media server that the desk no longer has hold up a yes, and no refusal', () => {
  const state = openState(undefined)
  const recordings = keepRecordings(state, keepBlobs(undefined), openSealing('secret'), () => new Date())
  const { recording } = recordings.start('vk-1', 1, 'AB-1001', 'video/webm', 'mediaServer')
  const { id } = recording
  recordings.endWithFiles(recording, [new Uint8Array([1]), new Uint8Array([2])], { interruptions: [], lengthMs: 1 })
  const mediaServer = janusAt({ url: 'ws://127.0.0.1:9', secret: 'secret', folder: '/nonexistent' })
  for (const verdict of ['approve', 'refer', 'decline'] as const)
    expect(unplayedBy(auditor.badge, judgedAs(verdict), { recordings, mediaServer })).toEqual([id])
  const without = { recordings, mediaServer: undefined }
  expect(unplayedBy(auditor.badge, judgedAs('approve'), without)).toEqual([id])
  for (const verdict of ['refer', 'decline'] as const)
    expect(unplayedBy(auditor.badge, judgedAs(verdict), without)).toEqual([])
  state.close()
})
