import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const command = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('entry-link.ts', import.meta.url)), ...parameters],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test('[EN-27] the entry-link command builds a link, fails for one that applicants could not use, and explains itself', () => {
  const built = command('card-details', 'productLogo=vastra-style', 'channelCode=SF70', 'clientId=PARTNER01')
  expect(built).toMatchObject({ status: 0, stderr: '' })
  expect(built.stdout).toContain('/card-details?productLogo=vastra-style&channelCode=SF70&clientId=PARTNER01')
  expect(built.stdout).not.toMatch(/error|warning/)
  const checked = command('check', 'https://cards.bank.example/cards?utm_source=mail')
  expect(checked.status).toBe(1)
  expect(checked.stdout).toContain('error: channelCode:')
  expect(command('nothing')).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run entry-link') })
})
