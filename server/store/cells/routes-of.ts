import type { Keys } from '../../crypto/keys.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Scope } from '../records.ts'
import { cellOfApplication, cellOfHash, cellOfText, cellOfUuid, type CellCount } from './cell-numbers.ts'

export type CellRoutes = ReturnType<typeof routesOf>

/** By what calls of the store find their cell: what they are given names it. */
export function routesOf(keys: Keys, cells: CellCount) {
  const text = (value: string) => cellOfText(keys, value, cells)
  const application = (id: string) => cellOfApplication(keys, id, cells)
  const session = (id: string) => cellOfUuid(id, cells)
  return {
    text,
    application,
    hash: (hashed: Buffer) => cellOfHash(hashed, cells),
    token: ({ token }: { token: string }) => cellOfHash(hashToken(token), cells),
    id: (id: string) => cellOfUuid(id, cells),
    byId: ({ id }: { id: string }) => cellOfUuid(id, cells),
    byApplication: ({ applicationId }: { applicationId: string }) => application(applicationId),
    bySession: ({ sessionId }: { sessionId: string }) => session(sessionId),
    byMobile: ({ mobileNumber }: { mobileNumber: string }) => text(mobileNumber),
    byScope: ({ scope }: { scope: Scope }) => {
      if ('applicationId' in scope) return application(scope.applicationId)
      return 'sessionId' in scope ? session(scope.sessionId) : text(scope.browser)
    },
    /** What belongs to no application, or to no session either, is in the first. */
    byOwner: ({ applicationId, sessionId }: { applicationId?: string; sessionId?: string }) => {
      if (applicationId) return application(applicationId)
      return sessionId ? session(sessionId) : 0
    },
  }
}
