import { texts } from '@card-journey/journey/texts/en/aadhaar-denied.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { message } from '../../person-for-tests.ts'
import { picture } from '../../../uploads/picture-for-tests.ts'
import { consenting } from '../kyc-person-for-tests.ts'
import { AadhaarDeniedScreen } from './AadhaarDeniedScreen.tsx'

const withPages = (...pages: number[]): FixtureProps['application'] => ({
  ...consenting,
  facts: {
    ...consenting.facts,
    documents: {
      months: [],
      identity: {
        document: 'DrivingLicence',
        files: pages.map((page) => ({ id: `f${page}`, page, kind: 'jpg' as const, pages: 1 })),
      },
    },
  },
})

async function open(application: FixtureProps['application'], calls: FixtureProps['calls'] = {}) {
  const asked: { what: string; answers?: unknown }[] = []
  const screen = await render(
    <Fixture screen="aadhaar-denied" application={application ?? {}} calls={calls} on={(event) => asked.push(event)}>
      <AadhaarDeniedScreen />
    </Fixture>,
  )
  return { screen, asked }
}

test('[CO-23] a licence needs both sides and its date: only then it is handed in', async () => {
  const valid = async (application: FixtureProps['application']) => {
    const opened = await open(application, { documentUploadToS3: { ok: true, response: [] } })
    await opened.screen.getByLabelText('Day').fill('1')
    await opened.screen.getByLabelText('Month').fill('1')
    await opened.screen.getByLabelText('Year').fill('2031')
    await opened.screen.getByRole('button', { name: texts.submit }).click()
    return opened
  }
  const half = await valid(withPages(1))
  await expect.element(half.screen.getByText(message('documentSides')).first()).toBeVisible()
  expect(half.asked.filter(({ what }) => what === 'documentUploadToS3')).toEqual([])
  await half.screen.unmount()
  const { asked } = await valid(withPages(1, 2))
  await expect
    .poll(() => asked.find(({ what }) => what === 'documentUploadToS3')?.answers)
    .toMatchObject({ identityDocument: 'DrivingLicence', documentValidUntil: '2031-01-01' })
})

test('an empty date asks for that of the document, not for a birth date', async () => {
  const { screen } = await open(withPages(1, 2))
  // It waits for answers, and a press says for which.
  screen
    .getByRole('button', { name: texts.submit })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByText('Enter the date your document is valid until.').first()).toBeVisible()
  expect(screen.container.textContent).not.toContain(message('dateRequired'))
})

test('a page that is chosen is sent to its place; a file that is none is refused beside it', async () => {
  const { screen, asked } = await open(withPages(1), {
    fileUpload: { ok: true, response: { received: 0, page: { id: 'f2', kind: 'jpg', pages: 1 } } },
  })
  const back = screen.getByLabelText(`${texts['side.add']}, ${texts['side.licence.2']}`)
  await back.upload(new File(['no picture'], 'back.jpg'))
  await expect.element(screen.getByText(message('fileTypeInvalid')).first()).toBeVisible()
  await back.upload(new File([await picture(640, 400, 'back')], 'back.jpg'))
  await expect
    .poll(() => asked.find(({ what }) => what === 'fileUpload')?.answers)
    .toMatchObject({ kind: 'DrivingLicence', page: 2 })
})

test('another document begins anew, and what is there can be taken back', async () => {
  const { screen, asked } = await open(withPages(1, 2), { removeUpload: { ok: true, response: [] } })
  await screen.getByRole('button', { name: `${texts['side.remove']}, ${texts['side.licence.1']}` }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ what: 'removeUpload', answers: { file: 'f1' } })
  await screen.getByLabelText('Passport').click()
  await expect.element(screen.getByLabelText(`${texts['side.add']}, ${texts['side.passport.1']}`)).toBeInTheDocument()
})
