import { texts } from '@card-journey/journey/texts/en/confirm.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { card, startConsents } from '../../customer-for-tests.ts'
import { ConfirmScreen, type ConfirmScreenProps } from './ConfirmScreen.tsx'

type Agreed = Parameters<ConfirmScreenProps['sendCode']>[0]

async function agree(by: 'telecaller' | 'partner'): Promise<Agreed[]> {
  const sent: Agreed[] = []
  const screen = await render(
    <Fixture screen="confirm" application={null} master={{ getConsentDetails: startConsents }}>
      <ConfirmScreen
        prepared={{
          state: 'here',
          data: {
            product: card({ productCode: 'PVRB', productName: 'Example Card' }),
            mobileNumber: '98****3210',
            by,
            asksPartnerStatus: by === 'partner',
          },
        }}
        sendCode={async (agreed) => {
          sent.push(agreed)
          return { ok: true, response: undefined }
        }}
      />
    </Fixture>,
  )
  for (const box of screen.getByRole('checkbox').all().slice(0, 2)) await box.click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.poll(() => sent).toHaveLength(1)
  return sent
}

const versionOf = (code: string) => startConsents.find((consent) => consent.code === code)?.version

test('[EN-22] the code is asked for with version and language of the texts that were shown, refused ones included', async () => {
  expect(await agree('telecaller')).toEqual([
    {
      language: 'en',
      consents: [
        { code: 'TNC', version: versionOf('TNC'), value: 'Y' },
        { code: 'BUREAU', version: versionOf('BUREAU'), value: 'Y' },
        { code: 'whatsappconsent', version: versionOf('whatsappconsent'), value: 'N' },
      ],
    },
  ])
})

test('[SP-16] only a partner’s link asks, and records, whether the partner may hear of the status', async () => {
  const [agreed] = await agree('partner')
  expect(agreed?.consents.map(({ code }) => code)).toContain('PARTNER_STATUS')
})
