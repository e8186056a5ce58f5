import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { ScreenPage } from './screen-page.ts'

export class UploadDocumentPage extends ScreenPage {
  readonly id = 'upload-document'
  readonly title = texts.heading
}
