import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { consenting } from '../kyc-person-for-tests.ts'
import { AadhaarDeniedScreen } from './AadhaarDeniedScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="aadhaar-denied" application={consenting} {...different}>
    <AadhaarDeniedScreen />
  </Fixture>
)

const page = (number: number, kind: 'jpg' | 'pdf' = 'jpg') => ({ id: `f${number}`, page: number, kind, pages: 1 })
const withPages = (...files: ReturnType<typeof page>[]): FixtureProps['application'] => ({
  ...consenting,
  facts: { ...consenting.facts, documents: { months: [], identity: { document: 'Passport', files } } },
})

export const examples: Examples = {
  ...asking(at, {
    filled: {
      application: withPages(page(1), page(2)),
      answers: { identityDocument: 'Passport', documentValidUntil: '2031-01-01' },
    },
    refused: {
      application: withPages(page(1), page(2)),
      calls: {
        documentUploadToS3: {
          ok: false,
          call: 'documentUploadToS3',
          problem: 'FIELDS_REFUSED',
          detail: { fields: { documentValidUntil: 'documentExpired' } },
          message: '',
        },
      },
    },
  }),
  'one page of two': at({ application: withPages(page(1)) }),
  'a whole pdf': at({ application: withPages(page(1, 'pdf')) }),
}
