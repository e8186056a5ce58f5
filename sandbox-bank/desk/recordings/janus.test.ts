import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { janusAt } from './janus.ts'

test('a file that Janus has opened and written nothing into is no file of a recording', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janus-files-'))
  const janus = janusAt({ url: 'ws://127.0.0.1:9', secret: 'secret', folder })
  writeFileSync(join(folder, 'rec-1-audio.mjr'), 'MJR00002')
  writeFileSync(join(folder, 'rec-1-video.mjr'), 'MJR00002{}')
  expect(await janus.files('rec-1')).toEqual([undefined, Buffer.from('MJR00002{}')])
  rmSync(folder, { recursive: true })
})
