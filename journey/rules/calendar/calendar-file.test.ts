import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const appointment = {
  uid: 'K7MQ4RXC-call@bank.example',
  startsAt: '2026-11-20T10:00:00+05:30',
  minutes: 30,
  summary: 'Video call; bring PAN, please',
  description: 'अपना असली पैन कार्ड तैयार रखें। यहाँ से जारी रखें: https://bank.example/verify/application',
  url: 'https://bank.example/verify/application',
  alarmMinutes: 10,
}
const file = calendarFile(appointment, '2026-11-19T06:00:00.123Z')
const unfolded = file.replaceAll('\r\n ', '').split('\r\n')

test('a calendar file names the call in UTC, with an alarm, by the rules of RFC 5545', () => {
  expect(unfolded).toContain('DTSTAMP:20261119T060000Z')
  expect(unfolded).toContain('DTSTART:20261120T043000Z')
  expect(unfolded).toContain('DTEND:20261120T050000Z')
  expect(unfolded).toContain('SUMMARY:Video call\\; bring PAN\\, please')
  expect(unfolded).toContain('TRIGGER:-PT10M')
  expect([unfolded[0], unfolded.at(-2), unfolded.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('no line is longer than 75 octets, and no character of a script is cut', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfolded).toContain(`DESCRIPTION:${appointment.description}`)
  expect(file).not.toMatch(/[^\r]\n/)
})
