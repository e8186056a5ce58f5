import type { ApplicationView } from '@card-journey/journey/application/view.ts'

/** A request about the application in hand, which is waited for. */
export const about =
  <const Rest extends object>(rest: Rest) =>
  ({ applicationReferenceNo }: ApplicationView) => ({ ...rest, applicationId: applicationReferenceNo })
