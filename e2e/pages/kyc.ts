import { texts } from '@card-journey/journey/texts/en/kyc.ts'
import { ScreenPage } from './screen-page.ts'

export class KycPage extends ScreenPage {
  readonly id = 'kyc'
  readonly title = texts.heading
}
