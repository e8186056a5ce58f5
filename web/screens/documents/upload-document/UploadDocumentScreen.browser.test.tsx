import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { done, never, referred, refused } from '../../customer-for-tests.ts'
import { message } from '../../person-for-tests.ts'
import { UploadDocumentScreen, type UploadDocumentScreenProps } from './UploadDocumentScreen.tsx'

const pdf = '%PDF-1.7\n'
const fileOf = (content: BlobPart, name = 'slip.pdf') => new File([content], name)

async function open(props: Partial<UploadDocumentScreenProps> = {}) {
  const upload = vi.fn(props.upload ?? done)
  const decide = vi.fn(done)
  const screen = await render(
    <Fixture screen="upload-document" application={{ ...referred, completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }}>
      <UploadDocumentScreen
        accepted={props.accepted ?? []}
        upload={upload}
        decide={decide}
        analyse={done}
        retrieve={never}
        cancel={done}
      />
    </Fixture>,
  )
  const slip = (month: string) => screen.getByLabelText(new RegExp(month))
  return { screen, upload, decide, slip, send: screen.getByRole('button', { name: texts.submit }) }
}

test('[VA-41] the three completed months are asked for; going on without one says so beside it', async () => {
  const { screen, decide, send } = await open({ accepted: ['2026-10'] })
  await expect.element(screen.getByRole('listitem')).toHaveLength(3)
  await send.click({ force: true })
  expect(screen.getByText(message('missingMonth')).elements()).toHaveLength(2)
  await expect.element(screen.getByText('Please upload missing month').first()).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('slip-2026-09')
  expect(decide).not.toHaveBeenCalled()
})

test('[VA-38, VA-39] a file is looked at before it is sent: by its content, never by its name', async () => {
  const { screen, upload, slip } = await open()
  const cases = [
    [fileOf('plain words', 'slip.pdf'), 'fileTypeInvalid'],
    [fileOf(''), 'fileEmpty'],
    [fileOf(new Uint8Array(uploadBelow), 'large.png'), 'fileTooLarge'],
    [fileOf(new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode(pdf)]), 'two.jpg'), 'fileTwoTypes'],
  ] as const
  for (const [file, key] of cases) {
    await slip('October 2026').upload(file)
    await expect.element(screen.getByText(message(key))).toBeVisible()
  }
  expect(upload).not.toHaveBeenCalled()
  await slip('October 2026').upload(fileOf(pdf, 'no-ending'))
  await expect.element(screen.getByText('Received: no-ending')).toBeVisible()
  expect(upload).toHaveBeenCalledTimes(1)
  expect(upload.mock.calls[0]?.[0]).toBe('2026-10')
})

test('a pdf with a password is refused by the server, with its reason; another copy can be sent', async () => {
  const answers = [refused({ month: 'filePassword' }), done]
  const { screen, slip } = await open({ upload: () => (answers.shift() ?? done)() })
  await slip('October 2026').upload(fileOf(pdf, 'locked.pdf'))
  await expect.element(screen.getByText(message('filePassword'))).toBeVisible()
  await slip('October 2026').upload(fileOf(pdf, 'open.pdf'))
  await expect.element(screen.getByText('Received: open.pdf')).toBeVisible()
  expect(screen.getByText(message('filePassword')).query()).toBeNull()
})

test('with three months there the decision is asked', async () => {
  const { slip, send, decide } = await open({ accepted: ['2026-10', '2026-09'] })
  await slip('August 2026').upload(fileOf(pdf))
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  await send.click()
  expect(decide).toHaveBeenCalledTimes(1)
})
