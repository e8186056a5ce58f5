import { texts } from '@card-journey/journey/texts/en/vkycRejection.ts'
import { ScreenPage } from './screen-page.ts'

export class VkycRejectionPage extends ScreenPage {
  readonly id = 'vkycRejection'
  readonly title = texts.heading
}
