import type { Call } from '@card-journey/contract/call.ts'
import type { SlowStep } from '@card-journey/journey/application/slow-step.ts'
import { applicantRoute, type ByApplicant, type Handle, type NeverGiven, type Route } from '../http/route.ts'
import { slowStep } from '../services/slow-step.ts'

/** A call about the application that the session holds, all of whose work waits for the bank's systems. */
export const slowRoute = <C extends Call, H extends Handle<C, ByApplicant<C>>>(
  call: C,
  step: SlowStep,
  handle: H,
  ...never: NeverGiven<C, H>
): Route => {
  const noted: Handle<C, ByApplicant<C>> = (incoming, deps) =>
    slowStep(step, incoming, deps, () => handle(incoming, deps))
  // Safe: it gives what the handler gives, whose problems are compared with the call's by the parameters.
  return applicantRoute<C, H>(call, noted as H, ...never)
}
