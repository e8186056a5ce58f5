import type { ApplicationView } from '@card-journey/journey/application/view.ts'

/** Every response about the application carries all of it: as a list of one, or as `application`. */
export function applicationIn(response: unknown): ApplicationView | undefined {
  const candidate: unknown = Array.isArray(response)
    ? response[0]
    : (response as { application?: unknown } | undefined)?.application
  return typeof candidate === 'object' && candidate !== null && 'applicationReferenceNo' in candidate
    ? (candidate as ApplicationView)
    : undefined
}
