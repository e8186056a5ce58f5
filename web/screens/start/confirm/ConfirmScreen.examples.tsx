import { Fixture, type Examples } from '../../../examples.tsx'
import { card, done, startConsents } from '../../customer-for-tests.ts'
import { ConfirmScreen } from './ConfirmScreen.tsx'

const prepared = card({ productCode: 'PVRB', productName: 'Example Card' })

export const examples: Examples = {
  'by a telecaller': (
    <Fixture screen="confirm" application={null} master={{ getConsentDetails: startConsents }}>
      <ConfirmScreen
        prepared={{
          state: 'here',
          data: { product: prepared, mobileNumber: '98****3210', by: 'telecaller', asksPartnerStatus: false },
        }}
        sendCode={done}
      />
    </Fixture>
  ),
  'by a partner': (
    <Fixture screen="confirm" application={null} master={{ getConsentDetails: startConsents }}>
      <ConfirmScreen
        prepared={{
          state: 'here',
          data: { product: prepared, mobileNumber: '98****3210', by: 'partner', asksPartnerStatus: true },
        }}
        sendCode={done}
      />
    </Fixture>
  ),
  ready: (
    <Fixture
      screen="confirm"
      application={null}
      master={{ getConsentDetails: startConsents }}
      answers={{ consentTnc: 'Y', consentBureau: 'Y' }}
    >
      <ConfirmScreen
        prepared={{
          state: 'here',
          data: { product: prepared, mobileNumber: '98****3210', by: 'telecaller', asksPartnerStatus: false },
        }}
        sendCode={done}
      />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="confirm" application={null}>
      <ConfirmScreen prepared={{ state: 'loading' }} sendCode={done} />
    </Fixture>
  ),
  'link expired': (
    <Fixture screen="confirm" application={null}>
      <ConfirmScreen prepared={{ state: 'failed' }} sendCode={done} />
    </Fixture>
  ),
}
