import { texts } from '@card-journey/journey/texts/en/kyc-unable-to-proceed.ts'
import { ScreenPage } from './screen-page.ts'

export class KycUnableToProceedPage extends ScreenPage {
  readonly id = 'kyc-unable-to-proceed'
  readonly title = texts.heading
}
