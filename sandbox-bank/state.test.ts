import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openState } from './state.ts'

test('what comes after the end is written nowhere, not even into a file that was opened since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'))
  try {
    const state = openState(folder)
    const calls = state.collection<string>('calls')
    calls.put('1', 'rings')
    state.close()
    const other = join(folder, 'other')
    const file = openSync(other, 'a')
    calls.put('1', 'gone')
    state.close()
    closeSync(file)
    expect(readFileSync(other, 'utf8')).toBe('')
    const again = openState(folder)
    expect(again.collection('calls').get('1')).toBe('rings')
    again.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
