import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { failing, never, referred } from '../../customer-for-tests.ts'
import { PerfiosRedirectScreen } from './PerfiosRedirectScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture screen="perfios-redirect" application={referred}>
      <PerfiosRedirectScreen makeLink={never} />
    </Fixture>
  ),
  saving: (
    <Fixture screen="perfios-redirect" application={referred} pressed>
      <PerfiosRedirectScreen makeLink={never} />
    </Fixture>
  ),
  failed: (
    <Fixture screen="perfios-redirect" application={referred} pressed>
      <PerfiosRedirectScreen makeLink={failing('UNAVAILABLE')} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="perfios-redirect" application={null}>
      <PerfiosRedirectScreen makeLink={never} />
    </Fixture>
  ),
}
