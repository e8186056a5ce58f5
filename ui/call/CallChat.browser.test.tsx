import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './Call.examples.tsx'
import { CallChat } from './CallChat.tsx'

const words = {
  heading: 'Chat',
  empty: 'Nothing yet',
  me: 'You:',
  other: 'Agent:',
  message: 'Message',
  unsent: 'Not sent yet',
  send: 'Send',
}

test('a message is written and sent with the keyboard alone, and the line is empty again', async () => {
  const said: string[] = []
  const screen = await render(<CallChat id="chat" lines={[]} onSay={(text) => said.push(text)} words={words} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Message')).toHaveFocus()
  await userEvent.keyboard('Hello{Enter}{Enter}')
  expect(said).toEqual(['Hello'])
  await expect.element(screen.getByLabelText('Message')).toHaveValue('')
})

test('a new line is announced politely, and stands at the end', async () => {
  const Talk = examples['chat: a talk']
  if (!Talk) throw new Error('no such example')
  const screen = await render(<Talk />)
  const log = screen.getByRole('log')
  await expect.poll(() => log.element().textContent).toMatch(/^Agent: Good morning/)
  const { scrollTop, scrollHeight, clientHeight } = log.element()
  expect(Math.ceil(scrollTop) + clientHeight).toBeGreaterThanOrEqual(scrollHeight - 1)
})
