import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { message } from '../../person-for-tests.ts'
import { picture } from '../../../uploads/picture-for-tests.ts'
import { allSlips, oneSlip, uploadServer, withSlips } from './uploads-for-tests.ts'
import { UploadDocumentScreen } from './UploadDocumentScreen.tsx'

const pdf = '%PDF-1.7\n'
const fileOf = (content: BlobPart, name = 'slip.pdf') => new File([content], name)

async function open(started = withSlips(), moreCalls = {}) {
  const server = uploadServer(started)
  const screen = await render(
    <Fixture screen="upload-document" application={started} calls={{ ...server.calls, ...moreCalls }}>
      <UploadDocumentScreen />
    </Fixture>,
  )
  const slips = screen.getByRole('radio', { name: /^Upload/ })
  if (!started.facts?.documents?.analysis) await slips.click()
  const slip = (month: string, label: string = texts.choose) => screen.getByLabelText(`${label}, ${month}`)
  const month = (name: string) => screen.getByRole('group', { name })
  const said = () =>
    Array.from(document.querySelectorAll('[role="status"]'), (each) => each.textContent)
      .join(' ')
      .replaceAll('\u00a0', ' ')
  return { screen, server, slip, month, said, send: screen.getByRole('button', { name: texts.submit }) }
}

test('neither way is open until one is chosen; the other one takes its place', async () => {
  const screen = await render(
    <Fixture screen="upload-document" application={withSlips()} calls={uploadServer().calls}>
      <UploadDocumentScreen />
    </Fixture>,
  )
  const headings = () => Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)
  await expect.element(screen.getByRole('radio')).toHaveLength(2)
  // What each asks is read before one is chosen.
  expect(headings()).toEqual([])
  const cards = () => Array.from(document.querySelectorAll('.choice__hint'), ({ textContent }) => textContent)
  expect(cards().map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([
    texts['way.statement.hint'],
    'October, September, August 2026, as photos or PDFs.',
  ])
  expect(screen.getByRole('button', { name: texts.submit }).query()).toBeNull()
  await screen.getByRole('radio', { name: /^Share/ }).click()
  expect(headings()).toEqual([texts['share.heading']])
  await screen.getByRole('radio', { name: /^Upload/ }).click()
  expect(headings()).toEqual([texts.months])
})

test('whoever has begun with slips finds them open', async () => {
  await render(
    <Fixture screen="upload-document" application={withSlips(oneSlip)} calls={uploadServer().calls}>
      <UploadDocumentScreen />
    </Fixture>,
  )
  await expect.poll(() => document.querySelector('h2')?.textContent).toBe(texts.months)
})

test('[VA-41] the three completed months are asked for; going on without them names each, beside it and in all', async () => {
  const { screen, send, month } = await open(withSlips(oneSlip))
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveLength(1)
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveLength(3)
  await expect.element(screen.getByText('1 of 3 ready')).toBeVisible()
  await send.click({ force: true })
  await expect.element(screen.getByText(`${message('missingMonth')}: September, August 2026`)).toBeVisible()
  await expect.element(month('September 2026').getByText(message('missingMonth'))).toBeVisible()
  await expect.element(month('August 2026').getByText(message('missingMonth'))).toBeVisible()
  expect(month('October 2026').getByText(message('missingMonth')).query()).toBeNull()
  await expect.poll(() => document.activeElement?.id).toBe('slip-2026-09')
})

test('[VA-38, VA-39] a file is looked at before it is sent: by its content, never by its name', async () => {
  const { server, slip, month } = await open()
  const cases = [
    [fileOf('plain words', 'slip.pdf'), 'fileTypeInvalid'],
    [fileOf('', 'empty.pdf'), 'fileEmpty'],
    [fileOf(new Uint8Array(uploadBelow), 'large.png'), 'fileTooLarge'],
    [fileOf(new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode(pdf)]), 'two.jpg'), 'fileTwoTypes'],
    [
      fileOf(`${pdf}/Encrypt << /Filter /Standard /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`, 'locked'),
      'filePassword',
    ],
  ] as const
  for (const [file, key] of cases) {
    await slip('October 2026').upload(file)
    await expect.element(month('October 2026').getByText(`${file.name}: ${message(key)}`)).toBeVisible()
    await expect.element(slip('October 2026')).toHaveAccessibleDescription(expect.stringContaining(message(key)))
  }
  expect(server.requests).toEqual([])
  await slip('October 2026').upload(fileOf(pdf, 'no-ending'))
  await expect.element(month('October 2026').getByText('1 page uploaded')).toBeVisible()
  await expect.element(month('October 2026').getByText('no-ending')).toBeVisible()
  expect(month('October 2026').getByText(message('filePassword')).query()).toBeNull()
})

test('a pdf whose protection the browser can’t judge is sent, with a hint', async () => {
  const { slip, month, screen } = await open(withSlips(), { fileUpload: undefined })
  await slip('October 2026').upload(fileOf(`${pdf}/Encrypt << /Filter /Other >>`))
  await expect.element(month('October 2026').getByText(texts.maybeLocked)).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).toHaveAccessibleName('slip.pdf, October\u00a02026')
})

test('what the server refuses is said at its month; another file takes its place', async () => {
  const { server, slip, month } = await open()
  server.refuse('2026-10', 'fileActive')
  await slip('October 2026').upload(fileOf(`${pdf}1`, 'active.pdf'))
  await expect.element(month('October 2026').getByText(`active.pdf: ${message('fileActive')}`)).toBeVisible()
  server.accept('2026-10')
  await slip('October 2026').upload(fileOf(`${pdf}2`, 'plain.pdf'))
  await expect.element(month('October 2026').getByText('plain.pdf')).toBeVisible()
  expect(month('October 2026').getByText(message('fileActive')).query()).toBeNull()
})

test('several photographs become the pages of one month, in their order, and each can be taken back and put back', async () => {
  const { server, slip, month, said, screen } = await open()
  const photos = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => new File([await picture(40, 60, name)], `${name}.jpg`)),
  )
  await slip('September 2026').upload(photos.slice(0, 2))
  await slip('September 2026', texts.add).upload(photos.slice(2))
  const september = month('September 2026')
  await expect.element(september.getByText('3 pages uploaded')).toBeVisible()
  await expect.poll(said).toContain('c.jpg uploaded for September 2026. 1 of 3 months done.')
  expect(server.requests.filter(({ offset, content }) => offset === 0 && content).map(({ page }) => page)).toEqual([
    1, 2, 3,
  ])
  await expect
    .poll(() =>
      september
        .getByRole('listitem')
        .elements()
        .map((each) => /(\w)\.jpg/.exec(each.textContent)?.[1]),
    )
    .toEqual(['a', 'b', 'c'])
  await screen.getByRole('button', { name: 'Remove, Page 2, September 2026' }).click()
  await expect.element(september.getByText('2 pages uploaded')).toBeVisible()
  expect(server.removals).toEqual([{ applicationId: 'EX26K7Q3M9', month: '2026-09', file: 'made-2' }])
  await expect.poll(said).toContain('b.jpg removed from September 2026.')
  await expect.element(screen.getByRole('button', { name: texts.undo })).toHaveFocus()
  await screen.getByRole('button', { name: texts.undo }).click()
  await expect.element(september.getByText('3 pages uploaded')).toBeVisible()
  await expect
    .poll(() =>
      september
        .getByRole('listitem')
        .elements()
        .map((each) => /(\w)\.jpg/.exec(each.textContent)?.[1]),
    )
    .toEqual(['a', 'b', 'c'])
  await expect.element(slip('September 2026', texts.add)).toHaveFocus()
})

test('a pdf is the whole slip: another file takes its place, and it does not join photographs', async () => {
  const { server, slip, month } = await open(withSlips({ ...oneSlip, '2026-09': allSlips['2026-09'] }))
  await slip('October 2026', texts.replace).upload(fileOf(`${pdf}new`, 'new.pdf'))
  await expect.element(month('October 2026').getByText('new.pdf')).toBeVisible()
  await expect.element(month('October 2026').getByText('1 page uploaded')).toBeVisible()
  expect(server.requests.at(-1)).toMatchObject({ month: '2026-10', page: 1 })
  await slip('September 2026', texts.add).upload(fileOf(pdf, 'third.pdf'))
  await expect.element(month('September 2026').getByText(`third.pdf: ${message('fileAlone')}`)).toBeVisible()
  expect(server.requests.some(({ month: of }) => of === '2026-09')).toBe(false)
})

test('files of several months go out one after another', async () => {
  const { server, slip, screen } = await open()
  await slip('October 2026').upload(fileOf(`${pdf}${'o'.repeat(100_000)}`))
  await slip('September 2026').upload(fileOf(`${pdf}${'s'.repeat(100_000)}`))
  await slip('August 2026').upload(fileOf(`${pdf}${'a'.repeat(100_000)}`))
  await expect.element(screen.getByText('3 of 3 ready')).toBeVisible()
  const order = server.requests.map(({ month }) => month)
  expect(order.filter((month, index) => month !== order[index - 1])).toEqual(['2026-10', '2026-09', '2026-08'])
})

test('with three months the slips are handed over one by one; while they are read the decision is asked until it is made', async () => {
  const asked: string[] = []
  const started = withSlips(allSlips)
  const handedOver = withSlips(allSlips, { analysis: { askedAt: '2026-11-20T06:30:00.000Z' } })
  const application = { ...handedOver, applicationReferenceNo: 'EX26K7Q3M9', version: 9 }
  const note = (call: string, response: (times: number) => unknown) => (request: { month?: string }) => {
    asked.push(`${call} ${request.month ?? ''}`.trim())
    return { ok: true, response: response(asked.filter((each) => each === call).length) } as const
  }
  const { screen, send } = await open(started, {
    fileProcess: note('fileProcess', () => ({})),
    reportGeneration: note('reportGeneration', () => [application]),
    finalBre: note('finalBre', (times) => ({ state: times < 2 ? 'working' : 'decided', application })),
  })
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  await send.click()
  await expect.element(screen.getByRole('heading', { level: 1, name: texts['reading.heading'] })).toHaveFocus()
  expect(asked.slice(0, 4)).toEqual([
    'fileProcess 2026-10',
    'fileProcess 2026-09',
    'fileProcess 2026-08',
    'reportGeneration',
  ])
  await vi.waitFor(() => expect(asked.filter((each) => each === 'finalBre')).toHaveLength(2), { timeout: 8000 })
  await screen.getByRole('button', { name: texts['reading.change'] }).click()
  await expect.element(screen.getByText('3 of 3 ready')).toBeVisible()
})

test('a refused file beside complete slips is shown by the first press; the second goes on without it', async () => {
  const asked: string[] = []
  const process = (request: { month?: string }) => {
    asked.push(request.month ?? '')
    return { ok: true, response: {} } as const
  }
  const { slip, month, send } = await open(withSlips(allSlips), { fileProcess: process })
  await slip('September 2026', texts.add).upload(fileOf(pdf, 'third.pdf'))
  await expect.element(month('September 2026').getByText(`third.pdf: ${message('fileAlone')}`)).toBeVisible()
  await send.click()
  await expect.element(slip('September 2026', texts.add)).toHaveFocus()
  expect(asked).toEqual([])
  await send.click()
  await expect.poll(() => asked).toContain('2026-09')
})

test('slips that prove no income: says so, what to look at, and that a statement is another way', async () => {
  const { screen } = await open(withSlips(allSlips, { notAccepted: { at: '2026-11-20T06:31:00.000Z' } }))
  await expect.element(screen.getByText(texts['notAccepted.heading'])).toBeVisible()
  await expect.element(screen.getByText(texts.notAccepted)).toBeVisible()
})

test('a slip that the analysis can’t read is named, and what to do', async () => {
  const { send, month } = await open(withSlips(allSlips), {
    fileProcess: ({ month: of }: { month: string }) =>
      of === '2026-09'
        ? {
            ok: false,
            call: 'fileProcess',
            problem: 'FIELDS_REFUSED',
            message: '',
            detail: { fields: { file: 'fileDamaged' } },
          }
        : { ok: true, response: {} },
  })
  await send.click()
  await expect.element(month('September 2026').getByText(texts.unreadable)).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('slip-2026-09')
})

test('another month can be added beside those that are asked for', async () => {
  const { screen, slip, send, month } = await open(withSlips(allSlips))
  await screen.getByText(texts.another, { exact: true }).click()
  await screen.getByLabelText(texts['another.month'], { exact: true }).selectOptions('July 2026')
  await screen.getByRole('button', { name: texts['another.add'] }).click()
  await expect.element(month('July 2026').getByText(texts['status.optional'])).toBeVisible()
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  await slip('July 2026').upload(fileOf(pdf))
  await expect.element(month('July 2026').getByText('1 page uploaded')).toBeVisible()
})

test('a file that is being sent can be cancelled, and choosing another has the focus', async () => {
  const { screen, slip, month } = await open(withSlips(), { fileUpload: undefined })
  await slip('October 2026').upload(fileOf(pdf))
  await expect.element(screen.getByText('0% sent', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel, slip.pdf, October 2026' }).click()
  await expect.element(month('October 2026').getByText(texts['status.needed'])).toBeVisible()
  await expect.element(slip('October 2026')).toHaveFocus()
})
