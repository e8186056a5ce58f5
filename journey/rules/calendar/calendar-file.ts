/** An appointment for an applicant's own calendar. Instants are ISO. */
export interface Appointment {
  /** The same one replaces an earlier file of the same appointment. */
  uid: string
  startsAt: string
  minutes: number
  summary: string
  description: string
  url: string
  /** How long before it the calendar rings. */
  alarmMinutes: number
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545, form 2: UTC. */
const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** RFC 5545, 3.1: at most 75 octets a line, further ones begin with a blank; a character is never cut. */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const character of line) {
    const bytes = bytesOf(character)
    if (length + bytes > 75) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += bytes
  }
  return text
}

/** A calendar file (RFC 5545) with one appointment; `at`: now, ISO. */
export function calendarFile({ uid, startsAt, minutes, ...words }: Appointment, at: string): string {
  const start = Date.parse(startsAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//card-journey//video call//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(Date.parse(at))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * 60_000)}`,
    `SUMMARY:${escaped(words.summary)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `URL:${words.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(words.summary)}`,
    `TRIGGER:-PT${words.alarmMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
