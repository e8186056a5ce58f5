import type { CallView } from '../views.ts'
import type { DeskApi } from './desk-api.ts'
import { Refused } from './desk-api.ts'

const at = '2026-11-25T05:30:00.000Z'

/** A call in its first session, with nothing collected. */
export const callView = (change: Partial<CallView> = {}): CallView => ({
  call: 'vk-1',
  state: 'inCall',
  session: 1,
  agent: { name: 'Meera Iyer', badge: 'AB-1042' },
  language: 'hi',
  device: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'unknown', bandwidth: 'ok' },
  note: 'MOBILE_HIGH_RISK',
  subject: {
    name: 'Asha Rao',
    mobile: '••••••0001',
    pan: 'BKQPR1001A',
    birthDate: '16/04/1992',
    aadhaar: '•••• •••• 2346',
    nameMatch: { onPan: 'Asha Rao', score: 100, enough: true },
  },
  questions: [
    { id: 'birth-year', text: 'In which year were you born?', expected: '1992' },
    { id: 'pan-ending', text: 'What are the last four characters of your PAN?', expected: '001A' },
  ],
  liveness: [
    { id: 'turn', text: 'Please turn your head slowly.' },
    { id: 'code', text: 'Please read or type 4821.' },
  ],
  evidence: { snapshots: {}, answers: {} },
  missing: ['consent', 'position', 'face', 'pan', 'faceMatches', 'liveness', 'questions', 'recording'],
  recordings: [],
  recording: 'none',
  unplayed: [],
  log: [
    { at, by: 'applicant', what: 'ticketTaken', session: 1 },
    { at, by: 'AB-1042', what: 'taken', session: 1 },
  ],
  logAltered: false,
  reasons: {
    business: [{ code: 'NAME_DIFFERS', text: 'Name differs from the PAN' }],
    technical: [{ code: 'TOO_DARK', text: 'Too dark' }],
  },
  ...change,
})

/** The verdict waits for an auditor; a part of the recording is missing. */
export const auditView = (change: Partial<CallView> = {}): CallView =>
  callView({
    state: 'audit',
    missing: [],
    recording: 'gap',
    judged: {
      verdict: 'decline',
      business: ['NAME_DIFFERS'],
      technical: [],
      note: 'Another person held the card.',
      by: { name: 'Meera Iyer', badge: 'AB-1042' },
      at,
      session: 1,
    },
    recordings: [
      {
        id: 'rec-1',
        session: 1,
        startedAt: at,
        endedAt: at,
        keptUntil: '2026-12-25T05:30:00.000Z',
        type: 'video/webm',
        by: 'parts',
        chunks: [1, 3],
        lastAt: at,
        gaps: [{ from: 2, to: 2 }],
        interruptions: [],
        seal: 'sealed',
      },
    ],
    ...change,
  })

/** A desk that answers what it is given, and remembers what was posted. */
export function deskForTests(answers: Readonly<Record<string, unknown>>) {
  const posted: [path: string, body: object | undefined][] = []
  const answerTo = (path: string) => {
    const answer = answers[path]
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new Refused(404, `Nothing at ${path}`)
    return structuredClone(answer)
  }
  const api: DeskApi = {
    // Safe: a test gives each path the answer that the page expects there.
    get: async <T,>(path: string) => answerTo(path) as T,
    post: async <T,>(path: string, body?: object) => {
      posted.push([path, body])
      // Safe: as above.
      return (path in answers ? answerTo(path) : {}) as T
    },
    putBytes: async () => {},
    getBytes: async () => new ArrayBuffer(0),
  }
  return { api, posted }
}
