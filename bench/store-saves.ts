import { randomBytes, randomUUID } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import { keysFrom } from '@card-journey/server/crypto/keys.ts'
import { hashToken } from '@card-journey/server/crypto/token.ts'
import { openStore, type OpenStore } from '@card-journey/server/store/open-store.ts'
import type { SaveResult } from '@card-journey/server/store/store.ts'

type Document = Omit<Application, 'applicationReferenceNo' | 'version'>

/** The store on this database, under keys of its own. */
export const openOwnStore = (databaseUrl: string | undefined, dataDir: string): Promise<OpenStore> =>
  openStore({ databaseUrl, dataDir, keys: keysFrom(randomBytes(32)), production: false })

/** A record with its personal details saved. */
export const afterPersonalDetails = (
  person: Application['applicantDetails'][0],
  facts: Application['facts'] = {},
): Document => ({
  customerType: 'NTB',
  completedScreen: 'PERSONAL_DETAILS',
  channelCode: 'SF95',
  productCode: 'pvrb',
  productLogo: '745',
  productName: 'Parvat',
  productFeecode: 'F001',
  applicantDetails: [person],
  addressDetails: [],
  facts,
})

/** Signs somebody in and creates their application. `readAndSave`: what the store does for a call that saves. */
export async function applyAt(store: OpenStore, given: Document) {
  const at = Date.now()
  const thumbprint = randomUUID()
  const [{ mobileNumber }] = given.applicantDetails
  const begun = await store.sessions.begin({ mobileNumber, webSessionId: randomUUID(), thumbprint, at })
  const sessionId = begun.session.id
  const made = await store.applications.create({ sessionId, document: given, audit: [{ what: 'created' }], at })
  if (made.kind !== 'created') throw new Error(`no application was created: ${made.kind}`)
  const { application, epoch } = made
  const call = 'updateApplication'
  const tokens = { tokenHash: hashToken(begun.token), cookieHash: hashToken(begun.cookie) }
  return {
    application,
    readAndSave: async (version: number, document: Application): Promise<SaveResult> => {
      const once = { transactionId: randomUUID(), body: '{}' }
      await store.openRequest({ ...tokens, thumbprint, call, once, at })
      return store.save({
        writer: { sessionId, epoch },
        applicationId: application.id,
        version,
        document,
        audit: [{ what: 'saved', detail: { screen: 'more-personal-details', action: 'submit' } }],
        idempotency: { call, ...once, answer: (saved) => saved },
        at,
      })
    },
  }
}
