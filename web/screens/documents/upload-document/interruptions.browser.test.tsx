import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noteTrouble } from '../../../engine/connection.ts'
import { Fixture } from '../../../examples/examples.tsx'
import { ExampleFrame } from '../../../gallery/ExampleFrame.tsx'
import { halfSentOf, noteHalfSent } from './slips/half-sent.ts'
import { picture } from '../../../uploads/picture-for-tests.ts'
import { Open } from './open-way-for-tests.tsx'
import { oneSlip, uploadServer, withSlips } from './uploads-for-tests.ts'
import { UploadDocumentScreen } from './UploadDocumentScreen.tsx'
import '../../../styles/critical.css'

const fileOf = (content = '%PDF-1.7\n', name = 'slip.pdf') => new File([content], name)
const shown = (started = withSlips(), calls = {}) => (
  <Fixture screen="upload-document" application={started} calls={{ ...uploadServer(started).calls, ...calls }}>
    <Open way="slips">
      <UploadDocumentScreen />
    </Open>
  </Fixture>
)
const october = () => page.getByRole('group', { name: 'October 2026' })
const choose = (label: string = texts.choose) => page.getByLabelText(`${label}, October 2026`)

test('without a connection a file says that it waits, and that it goes on by itself', async () => {
  await render(shown(withSlips(), { fileUpload: undefined }))
  await choose().upload(fileOf())
  await expect.element(october().getByText(/^0% sent/)).toBeVisible()
  noteTrouble('test', 'offline')
  await expect.element(october().getByText(texts.offline, { exact: false })).toBeVisible()
  noteTrouble('test', undefined)
  await expect.element(october().getByText(/^0% sent/)).toBeVisible()
})

test('leaving the page asks first while a file is on its way, and not afterwards', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await render(shown(withSlips(), { fileUpload: undefined }))
  expect(leave()).toBe(false)
  await choose().upload(fileOf())
  await expect.poll(() => leave()).toBe(true)
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect.poll(() => leave()).toBe(false)
})

test('with the other way open a file on its way still asks before the page is left, and a dropped one opens nothing', async () => {
  const prevented = (event: Event) => {
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const dropped = () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(fileOf())
    return new DragEvent('drop', { dataTransfer, cancelable: true })
  }
  await render(shown(withSlips(), { fileUpload: undefined }))
  await choose().upload(fileOf())
  await page.getByRole('radio', { name: /^Share/ }).click()
  await expect.element(page.getByRole('heading', { name: texts.months })).not.toBeInTheDocument()
  await expect.poll(() => prevented(new Event('beforeunload', { cancelable: true }))).toBe(true)
  expect(prevented(dropped())).toBe(true)
})

test('after a reload a half-sent file is asked for again; the browser stores nothing else about it', async () => {
  const session = /"of":"([^"]+)"/
  await render(
    shown(withSlips(), {
      fileUpload: ({ size }: { size: number }) => ({ ok: true, response: { received: size / 2 } }),
    }),
  )
  await choose().upload(fileOf(undefined, 'Asha Kulkarni.pdf'))
  await expect.poll(() => sessionStorage.getItem('halfSent')).toContain('"2026-10":50')
  expect(Object.keys(sessionStorage)).toEqual(['halfSent'])
  expect(sessionStorage.getItem('halfSent')).not.toContain('Asha')
  const [, of = ''] = session.exec(sessionStorage.getItem('halfSent') ?? '') ?? []
  expect(halfSentOf(of)).toEqual({ '2026-10': 50 })
  expect(halfSentOf('another')).toEqual({})
  noteHalfSent(of, '2026-10', undefined)
  expect(halfSentOf(of)).toEqual({})
  sessionStorage.clear()
})

test('a file that did not get through is sent again on a press', async () => {
  const server = uploadServer()
  let down = true
  const failure = { ok: false, call: 'fileUpload', problem: 'UNAVAILABLE', detail: {}, message: '' } as const
  await render(
    shown(withSlips(), {
      ...server.calls,
      fileUpload: (piece: never) => (down ? failure : server.calls.fileUpload(piece)),
    }),
  )
  await choose().upload(fileOf())
  await expect.element(october().getByText(texts.unsent, { exact: false })).toBeVisible()
  down = false
  await page.getByRole('button', { name: /^Try again.*slip\.pdf, October\s2026/ }).click()
  await expect.element(october().getByText('1 page uploaded')).toBeVisible()
})

test('an upload that the server remembers, but whose page was removed, is sent under another id', async () => {
  const server = uploadServer()
  const ids = new Set<string>()
  await render(
    shown(withSlips(), {
      ...server.calls,
      fileUpload(piece: Parameters<typeof server.calls.fileUpload>[0]) {
        ids.add(piece.uploadId)
        if (ids.size > 1) return server.calls.fileUpload(piece)
        return { ok: true, response: { received: piece.size, page: { id: 'removed', kind: 'pdf', pages: 1 } } }
      },
    }),
  )
  await choose().upload(fileOf())
  await expect.element(october().getByText('1 page uploaded')).toBeVisible()
  expect(ids.size).toBe(2)
})

test('a page from before the reload can be removed; choosing another has the focus', async () => {
  await render(shown(withSlips(oneSlip)))
  await page.getByRole('button', { name: /^Remove.*Whole slip, October\s2026/ }).click()
  await expect.element(october().getByText('Whole slip removed.', { exact: false })).toBeVisible()
  await expect.element(choose()).toHaveFocus()
})

test('pages can be put in another order with the keyboard alone, and the focus goes with them', async () => {
  await render(shown())
  const photos = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => new File([await picture(40, 60, name)], `${name}.jpg`)),
  )
  await choose().upload(photos)
  await expect.element(october().getByText('3 pages uploaded')).toBeVisible()
  const order = () => Array.from(document.querySelectorAll('.slip-page__name'), ({ textContent }) => textContent)
  const press = async () => {
    const before = order().join()
    document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => order().join()).not.toBe(before)
  }
  page
    .getByRole('button', { name: /^Move up.*Page\s3/ })
    .element()
    .focus()
  await press()
  expect(order()).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
  await expect.element(page.getByRole('button', { name: /^Move up.*Page\s2/ })).toHaveFocus()
  await press()
  expect(order()).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Page\s1/)
  await expect
    .poll(() => Array.from(document.querySelectorAll('[role=status]'), (each) => each.textContent).join(' '))
    .toContain('Moved to page 1 of October\u00a02026.')
})

test('files can be dropped on a month', async () => {
  await render(shown())
  const drop = (type: string) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(fileOf())
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    october().element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(drop('dragover')).toBe(true)
  await expect.poll(() => document.querySelector('.slip--over')).not.toBeNull()
  drop('drop')
  await expect.element(october().getByText('slip.pdf')).toBeVisible()
  expect(document.querySelector('.slip--over')).toBeNull()
})

test('files dropped beside the months do not take the page away; over a month they stay, whatever of it they are above', async () => {
  await render(shown())
  const drag = (type: string, over: Element, to?: Element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(fileOf())
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, relatedTarget: to ?? null })
    over.dispatchEvent(event)
    return event.defaultPrevented
  }
  for (const type of ['dragover', 'drop']) expect(drag(type, document.body)).toBe(true)
  const month = october().element()
  const heading = october().getByRole('heading').element()
  drag('dragenter', month)
  await expect.poll(() => document.querySelector('.slip--over')).not.toBeNull()
  drag('dragleave', month, heading)
  await new Promise((passed) => requestAnimationFrame(passed))
  expect(document.querySelector('.slip--over')).not.toBeNull()
  drag('dragleave', month, document.body)
  await expect.poll(() => document.querySelector('.slip--over')).toBeNull()
})

test('a photograph is shown small, and large in a dialog; its address ends with it', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { unmount } = await render(shown())
  await choose().upload(new File([await picture(60, 80)], 'photo.jpg'))
  await page.getByRole('button', { name: /^View.*Page\s1, October\s2026/ }).click()
  await expect
    .element(page.getByRole('dialog').getByRole('img'))
    .toHaveAccessibleName('Page 1 for October\u00a02026, as you uploaded it')
  const addresses = Array.from(document.querySelectorAll('img'), ({ src }) => src)
  expect(addresses).toHaveLength(2)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await unmount()
  for (const address of addresses) expect(revoked).toHaveBeenCalledWith(address)
})

test.each(['en', 'hi'] as const)(
  'on 320 px, as at four times the size, nothing is wider than the page: %s',
  async (language) => {
    await page.viewport(320, 640)
    await render(
      <ExampleFrame language={language} theme="pvrb">
        {shown()}
      </ExampleFrame>,
    )
    const input = page.elementLocator(document.querySelector('#slip-2026-10') ?? document.body)
    await input.upload([
      new File([await picture(60, 80)], 'a_name_without_any_blank_that_goes_on_and_on_and_on_and_on_2026_10.jpg'),
      new File(['words'], 'another_name_without_any_blank_that_goes_on_and_on_and_on.jpg'),
    ])
    await expect.poll(() => document.querySelectorAll('.slip-page, .field__error')).toHaveLength(2)
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const small = Array.from(document.querySelectorAll('main button, main label.button'))
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && (width < 44 || height < 44))
    expect(small).toEqual([])
  },
)

test('another file is asked for on the line of the words of the one that is here; files are dropped where there is room', async () => {
  await page.viewport(1280, 800)
  await render(shown(withSlips(oneSlip)))
  const left = (part: string) => document.querySelector(part)!.getBoundingClientRect().left
  await expect.poll(() => document.querySelector('.slip-page__title')).not.toBeNull()
  expect(left('.file-pickers .button--quiet > span')).toBe(left('.slip-page__title'))
  const drop = () => getComputedStyle(document.querySelector('.slips__drop')!).display
  expect(drop()).toBe('inline')
  await page.viewport(760, 740)
  expect(drop()).toBe('none')
})
