import { texts } from '@card-journey/journey/texts/en/permission.ts'
import { ScreenPage } from './screen-page.ts'

export class PermissionPage extends ScreenPage {
  readonly id = 'permission'
  readonly title = texts.heading
}
