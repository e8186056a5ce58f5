import type { Host } from '../transport.ts'
import type { PanIssuer, PanQuestion, PanRecord } from './port.ts'
import { matchNames, verifyPan } from './wire.ts'

export const panOverHttp = (host: Host): PanIssuer => ({
  validate: host.read(
    verifyPan,
    (question: PanQuestion) => ({
      pan: question.panNumber,
      dob: question.dateOfBirth,
      firstName: question.firstName,
      middleName: question.middleName,
      lastName: question.lastName,
      mobileNumber: question.mobileNumber,
    }),
    (answer): PanRecord => ({
      status: answer.panStatus === 'N' ? 'unknown' : answer.aadhaarSeeding ? 'valid' : 'notLinked',
      names: answer.nameMatch ? 'match' : 'mismatch',
      birthDate: answer.dobMatch ? 'match' : 'mismatch',
    }),
  ),
  nameMatch: host.read(
    matchNames,
    ({ one, other }: { one: string; other: string }) => ({ name1: one, name2: other }),
    ({ result, score }) => ({ match: result, score }),
  ),
})
