import { Fixture, type Examples } from '../../../examples.tsx'
import { done, never, referred } from '../../customer-for-tests.ts'
import { UploadDocumentScreen } from './UploadDocumentScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="upload-document" application={{ ...referred, completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }}>
      <UploadDocumentScreen accepted={[]} upload={done} decide={done} analyse={done} retrieve={never} cancel={done} />
    </Fixture>
  ),
  'one there': (
    <Fixture screen="upload-document" application={{ ...referred, completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }}>
      <UploadDocumentScreen
        accepted={['2026-10']}
        upload={done}
        decide={done}
        analyse={done}
        retrieve={never}
        cancel={done}
      />
    </Fixture>
  ),
  'all there': (
    <Fixture screen="upload-document" application={{ ...referred, completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }}>
      <UploadDocumentScreen
        accepted={['2026-10', '2026-09', '2026-08']}
        upload={done}
        decide={done}
        analyse={done}
        retrieve={never}
        cancel={done}
      />
    </Fixture>
  ),
  'sent for decision': (
    <Fixture
      screen="upload-document"
      application={{ ...referred, completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }}
      state={{ pending: true }}
    >
      <UploadDocumentScreen
        accepted={['2026-10', '2026-09', '2026-08']}
        upload={done}
        decide={done}
        analyse={done}
        retrieve={never}
        cancel={done}
      />
    </Fixture>
  ),
  'analysis under way': (
    <Fixture screen="upload-document" application={{ ...referred, completedScreen: 'PERFIOS' }}>
      <UploadDocumentScreen accepted={[]} upload={done} decide={done} analyse={done} retrieve={never} cancel={done} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="upload-document" application={null}>
      <UploadDocumentScreen
        accepted={undefined}
        upload={done}
        decide={done}
        analyse={done}
        retrieve={never}
        cancel={done}
      />
    </Fixture>
  ),
}
