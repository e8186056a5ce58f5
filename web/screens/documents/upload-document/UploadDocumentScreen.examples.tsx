import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { done, never, referred } from '../../customer-for-tests.ts'
import { UploadDocumentScreen } from './UploadDocumentScreen.tsx'

const at = (different: Partial<FixtureProps>, accepted: readonly string[] | undefined = []) => (
  <Fixture
    screen="upload-document"
    application={{ ...referred, completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }}
    {...different}
  >
    <UploadDocumentScreen
      accepted={different.application === null ? undefined : accepted}
      upload={done}
      decide={done}
      analyse={done}
      retrieve={never}
      cancel={done}
    />
  </Fixture>
)
const months = ['2026-10', '2026-09', '2026-08']
const { filled, saving, failed } = asking((different) => at(different, months), { filled: {}, refused: {} })

export const examples: Examples = {
  empty: at({}),
  filled,
  refused: at({ pressed: true }, ['2026-10']),
  saving,
  failed,
  'one there': at({}, ['2026-10']),
  'analysis under way': at({ application: { ...referred, completedScreen: 'PERFIOS' } }),
  loading: at({ application: null }),
}
