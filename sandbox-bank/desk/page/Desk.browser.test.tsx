import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectUsable } from '../../console/console-for-tests.tsx'
import { Desk } from './Desk.tsx'
import '@card-journey/ui/styles/index.css'
import './desk.css'

afterEach(() => vi.restoreAllMocks())

const staff = [
  { badge: 'AB-1', name: 'Meera Iyer', roles: ['agent'] },
  { badge: 'AB-2', name: 'Kavita Joshi', roles: ['agent', 'auditor'] },
]

test('staff sign in by their duty; the token goes with each question, and signing out forgets it', async () => {
  await page.viewport(1280, 800)
  const asked: [path: string, authorization: string | undefined][] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (asking, request) => {
    const path = typeof asking === 'string' ? asking : ''
    asked.push([path, new Headers(request?.headers).get('authorization') ?? undefined])
    if (path === '/desk/api/staff') return Response.json(staff)
    if (path === '/desk/api/sign-in')
      return Response.json({ token: 'secret', person: { badge: 'AB-2', name: 'Kavita Joshi', role: 'auditor' } })
    return Response.json(path === '/desk/api/audit' ? [] : { done: true })
  })
  const screen = await render(<Desk />)
  const auditors = screen.getByRole('region', { name: 'Auditors' })
  await expect.element(auditors.getByRole('button', { name: 'Kavita Joshi AB-2' })).toBeVisible()
  expect(auditors.getByRole('button').elements()).toHaveLength(1)
  await expectUsable(screen.container)
  await auditors.getByRole('button', { name: 'Kavita Joshi AB-2' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Audit' })).toHaveFocus()
  await expect.poll(() => asked).toContainEqual(['/desk/api/audit', 'Bearer secret'])
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])).not.toContain(
    'secret',
  )
  await screen.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(asked).toContainEqual(['/desk/api/sign-out', 'Bearer secret'])
})
