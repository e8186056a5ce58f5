import { texts } from '@card-journey/journey/texts/en/visit-branch.ts'
import { ScreenPage } from './screen-page.ts'

export class VisitBranchPage extends ScreenPage {
  readonly id = 'visit-branch'
  readonly title = texts.heading
}
