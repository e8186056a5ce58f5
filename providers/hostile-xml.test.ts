import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { bureauOverHttp } from './bureau/http.ts'
import { largestAnswerBytes } from './host-response.ts'
import { startRecordingHost } from './recording-host.ts'
import { readXml } from './xml.ts'

const record =
  '<ccrResponse><cirReportDataList><cirReportData><IdAndContactInfo/></cirReportData></cirReportDataList></ccrResponse>'
const good = (inside = record) => `<r><status>success</status><response>${inside}</response></r>`

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
const filled = (piece: string) => piece.repeat(Math.floor((largestAnswerBytes * 0.99) / piece.length))

const attacks: Record<string, string> = {
  'an entity of a file': `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${good(`<a>&x;</a>${record}`)}`,
  'an entity of another host': `<!DOCTYPE r [<!ENTITY x SYSTEM "HOST/leak">]>${good(`<a>&x;</a>${record}`)}`,
  'a parameter entity': `<!DOCTYPE r [<!ENTITY % x SYSTEM "HOST/leak"> %x;]>${good()}`,
  'a document type of another host': `<!DOCTYPE r SYSTEM "HOST/leak">${good()}`,
  'a billion laughs': `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs}]>${good(`<a>&l9;</a>${record}`)}`,
  'quadratic growth': `<!DOCTYPE r [<!ENTITY x "${'a'.repeat(50_000)}">]>${good(`<a>${'&x;'.repeat(50_000)}</a>`)}`,
  'an entity that nobody declared': good(`<a>&x;</a>${record}`),
  'deep nesting': `${filled('<a>')}`,
  'deep nesting that is closed': good(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}${record}`),
  'elements without number': good(`${filled('<addressInfo/>')}${record}`),
  'attributes without end': `<r ${Array.from({ length: 60_000 }, (_, at) => `a${at}="${at}"`).join(' ')}`,
  'a name without end': `<${filled('a')}`,
  'a comment without end': `<r><!--${filled('- ')}`,
  'a document type without end': `<!DOCTYPE r [${filled('<!ENTITY x "y">')}`,
  'an open CDATA section': `<r><![CDATA[${filled(']] ')}`,
  'ten megabytes': good(`<a>${'x'.repeat(10 * 1024 * 1024)}</a>${record}`),
  'two documents': good() + good(),
  nothing: '',
}

test.each(Object.entries(attacks))(
  '[T25] XML with %s is no answer: bounded time and memory, nothing else is asked',
  async (_name, text) => {
    const as = { type: 'application/xml', text }
    const { host, sent, url, close } = await startRecordingHost('bureau', undefined, as)
    onTestFinished(close)
    as.text = text.replaceAll('HOST', url)
    const memory = process.memoryUsage().rss
    const started = process.cpuUsage()
    const reference = randomUUID()
    const answer = await bureauOverHttp(host).pull({
      bureau: 'second',
      mobileNumber: '9812345678',
      panNumber: 'ABCPR1234F',
      firstName: 'Asha',
      middleName: '',
      lastName: 'Rao',
      reference,
    })
    expect(answer).toEqual({ kind: 'unknown', reference })
    const { user, system } = process.cpuUsage(started)
    // Of this process's own time, which a busy machine does not lengthen; host and bank are both in it.
    expect((user + system) / 1000).toBeLessThan(1500)
    expect(process.memoryUsage().rss - memory).toBeLessThan(150 * 1024 * 1024)
    expect(sent.map(({ path }) => path)).toEqual(['/second/reports'])
  },
)

test('[T25] names that mean something to JavaScript are only names', () => {
  const read = readXml('<r><__proto__><isAdmin>Y</isAdmin></__proto__><constructor>x</constructor></r>', [])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect((read as { isAdmin?: string }).isAdmin).toBeUndefined()
  expect(Object.keys(read as object)).toEqual(['__proto__', 'constructor'])
})

test('[T25] the largest readable answer is read in bounded time', () => {
  const started = process.cpuUsage()
  expect(readXml(`<r><a>${filled('&amp;')}</a></r>`, [])).toMatchObject({ a: expect.stringMatching(/^&+$/) })
  expect(readXml(`<r>${'<a>1</a>'.repeat(49_000)}</r>`, ['a'])).toMatchObject({ a: { length: 49_000 } })
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(3000)
})
