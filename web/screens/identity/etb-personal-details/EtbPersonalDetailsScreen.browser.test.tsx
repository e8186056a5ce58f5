import { texts as email } from '@card-journey/journey/texts/en/personal-details.ts'
import { texts } from '@card-journey/journey/texts/en/etb-personal-details.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { blankApplication } from '../../../engine/blank-application.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { lists } from '../../person-for-tests.ts'
import { atOffer, lacking } from '../../customer-for-tests.ts'
import { EtbPersonalDetailsScreen } from './EtbPersonalDetailsScreen.tsx'

const otp = '135790'

const sent = { ok: true, response: { delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 } } as const

async function open(
  application: FixtureProps['application'],
  codes: FixtureProps['calls'] = { generateEmailOTP: sent },
) {
  const did: { did: string; what: string; answers?: unknown }[] = []
  const drafts: unknown[] = []
  const screen = await render(
    <Fixture
      screen="etb-personal-details"
      application={application}
      master={lists}
      calls={{
        ...codes,
        validateEmailOTP: { ok: true, response: [{ ...blankApplication, ...application }] },
      }}
      on={(event) => did.push(event)}
      onDraft={(answers) => drafts.push(answers)}
    >
      <EtbPersonalDetailsScreen />
    </Fixture>,
  )
  const prove = async (emailId: string, button: string) => {
    await screen.getByLabelText('Email address').fill(emailId)
    await screen.getByRole('button', { name: button, exact: true }).click()
    await screen.getByLabelText(email['email.code.label']).fill(otp)
  }
  return { screen, did, drafts, prove }
}

test('[NX-E-14] a missing email is proven in a sheet before the details are saved', async () => {
  const { did, prove } = await open(lacking('emailId'))
  await prove('asha@new.example', 'Continue')
  await expect.poll(() => did.map(({ what }) => what)).toEqual(['generateEmailOTP', 'validateEmailOTP', 'submit'])
})

test.for([
  ['on its way', {}, fields['emailId.sending']],
  ['awaited', { generateEmailOTP: sent }, fields['emailId.sent']],
] as const)('while the code is %s, Continue says so and never that it saves', async ([, codes, said]) => {
  for (const [application, button] of [
    [lacking('emailId'), 'Continue'],
    [{ ...atOffer, drafts: { 'etb-personal-details': { emailId: 'asha@new.example' } } }, texts['review.save']],
  ] as const) {
    const { screen } = await open(application, codes)
    await screen.getByLabelText('Email address').fill('asha@new.example')
    await screen.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(() => screen.getByText(said).elements()).not.toEqual([])
    for (const claim of [texts['submit.busy'], texts['review.busy']])
      expect(screen.getByText(claim).elements(), claim).toEqual([])
    await cleanup()
  }
})

test('what is on file is shown in part and confirmed by one press', async () => {
  const { screen, did } = await open(atOffer)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['review.heading'])
  expect(document.title).toContain(texts['review.heading'])
  for (const part of ['AB****234F', 'as****mple']) await expect.element(screen.getByText(part)).toBeVisible()
  await screen.getByRole('button', { name: texts['review.confirm'] }).click()
  expect(did).toEqual([{ did: 'act', what: 'confirm', answers: undefined }])
})

test('the email on file is changed by another one that a code proves; other details lead to a branch', async () => {
  const { screen, did, prove } = await open(atOffer)
  await expect.element(screen.getByText(texts['review.branch'])).toBeVisible()
  await screen.getByRole('button', { name: /^Change/ }).click()
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('')
  await prove('asha@new.example', texts['review.save'])
  await expect.poll(() => did.at(-1)).toMatchObject({ what: 'change-email', answers: { emailId: 'asha@new.example' } })
})

test('an email that was being typed is there after a reload; keeping the one on file forgets it', async () => {
  const { screen, drafts } = await open({
    ...atOffer,
    drafts: { 'etb-personal-details': { emailId: 'asha@new.example' } },
  })
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('asha@new.example')
  await screen.getByRole('button', { name: texts['review.keep'] }).click()
  await expect.element(screen.getByRole('button', { name: texts['review.confirm'] })).toBeVisible()
  await expect.poll(() => drafts.at(-1)).toMatchObject({ emailId: '' })
})
