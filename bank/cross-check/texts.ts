import type { Fault } from '../fault.ts'
import { figurePlaceholders } from '../key-facts.ts'
import { placeholdersOf } from '../placeholders.ts'
import type { BankFiles } from '../read-files.ts'
import { consentNoticePlaceholders } from '../schema/consent-notices.ts'
import { noticePlaceholders } from '../schema/decision-notice.ts'
import { documentCodes } from '../schema/consent.ts'
import { isWords } from '../schema/words.ts'
import { atItsLongest, mostSmsParts, smsParts } from '../sms-parts.ts'

/** What is filled in when a text is shown, by file. */
const placeholdersIn: Readonly<Record<string, readonly string[]>> = {
  documents: figurePlaceholders,
  'decision-notice.json': noticePlaceholders,
  'consent-notices.json': consentNoticePlaceholders,
}

/** Runs after brand names are filled in, so anything left in braces must be a figure or a message variable. */
export function checkTexts(files: BankFiles): Fault[] {
  const faults: Fault[] = []
  const check = (file: string, value: unknown, allowed: readonly string[], path = ''): void => {
    if (isWords(value)) {
      for (const [language, text] of Object.entries(value))
        faults.push(...unknownPlaceholders(file, `${path}.${language}`, text ?? '', allowed))
    } else if (value instanceof Map) {
      for (const [name, each] of value) check(`${file}/${name}`, each, allowed)
    } else if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) check(file, each, allowed, `${path}[${index}]`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) check(file, each, allowed, path ? `${path}.${key}` : key)
    }
  }
  for (const [file, value] of Object.entries(files)) {
    if (file === 'messages.json') continue
    check(file, value, placeholdersIn[file] ?? [])
  }
  const registered = files['messages.json'].flatMap(({ dltId }) => Object.values(dltId ?? {}))
  for (const [index, message] of files['messages.json'].entries()) {
    const path = `[${index}]`
    for (const [language, id] of Object.entries(message.dltId ?? {}))
      if (registered.indexOf(id) !== registered.lastIndexOf(id))
        faults.push({
          file: 'messages.json',
          path: `${path}.dltId.${language}`,
          wrong: 'another text is registered under it',
          fix: 'The text in each language has a registration of its own.',
        })
    check('messages.json', message, message.variables, path)
    faults.push(...checkVariables(path, message))
  }
  return [...faults, ...checkDocuments(files)]
}

function unknownPlaceholders(file: string, path: string, text: string, allowed: readonly string[]): Fault[] {
  return placeholdersOf(text)
    .filter((name) => !allowed.includes(name))
    .map((name) => ({
      file,
      path,
      wrong: `nothing can fill {${name}}`,
      fix: allowed.length > 0 ? `Known here: ${allowed.join(', ')}.` : 'Correct its spelling or write the words out.',
    }))
}

function checkVariables(path: string, message: BankFiles['messages.json'][number]): Fault[] {
  const fault = (where: string, wrong: string, fix: string) => ({
    file: 'messages.json',
    path: `${path}.${where}`,
    wrong,
    fix,
  })
  const faults = Object.entries(message.text).flatMap(([language, text]) =>
    message.variables
      .filter((name) => !placeholdersOf(`${text} ${Object.values(message.subject ?? {}).join(' ')}`).includes(name))
      .map((name) => fault(`text.${language}`, `{${name}} is missing`, 'Every language carries every variable.')),
  )
  if (message.channel === 'email' && !message.subject)
    faults.push(fault('subject', 'an email needs a subject', 'Add it in every language.'))
  faults.push(...checkRegistrations(message).map(({ where, wrong, fix }) => fault(where, wrong, fix)))
  if (message.channel === 'sms')
    for (const [language, text] of Object.entries(message.text)) {
      const parts = smsParts(atItsLongest(text))
      if (parts > mostSmsParts)
        faults.push(
          fault(`text.${language}`, `it is sent as ${parts} messages`, `Shorten it: ${mostSmsParts} at most.`),
        )
    }
  return faults
}

function checkRegistrations({ channel, dltId, text }: BankFiles['messages.json'][number]) {
  if (channel === 'email' || channel === 'whatsapp')
    return dltId ? [{ where: 'dltId', wrong: 'only what operators carry is registered there', fix: 'Remove it.' }] : []
  if (!dltId) return [{ where: 'dltId', wrong: 'it needs its registered template', fix: 'Add the 19 digits.' }]
  const written = Object.keys(text) as (keyof typeof text)[]
  const without = written.filter((language) => dltId[language] === undefined)
  const idle = (Object.keys(dltId) as (keyof typeof dltId)[]).filter((language) => text[language] === undefined)
  return [
    ...without.map((language) => ({
      where: `dltId.${language}`,
      wrong: 'the text in this language needs its registered template',
      fix: 'Add the 19 digits.',
    })),
    ...idle.map((language) => ({
      where: `dltId.${language}`,
      wrong: 'there is no text in this language',
      fix: 'Remove it, or add the text that is registered.',
    })),
  ]
}

function checkDocuments(files: BankFiles): Fault[] {
  const found = [...files.documents.values()].map(({ code }) => code)
  const stale = files['consents.json'].flatMap(({ code, version, document }, index) => {
    const written = [...files.documents.values()].find((each) => each.code === document)
    if (!written || written.version === version) return []
    return [
      {
        file: 'consents.json',
        path: `[${index}].version`,
        wrong: `${code} has version ${version}, its document ${written.version}`,
        fix: 'Give both the same version: it says to which text somebody agreed.',
      },
    ]
  })
  const wrongly = documentCodes
    .filter((code) => found.filter((each) => each === code).length !== 1)
    .map((code) => ({
      file: 'documents/',
      path: code,
      wrong: found.includes(code) ? 'two files have this code' : 'no file has this code',
      fix: 'There is exactly one of each: TNC, PRIVACY, KFS, MITC.',
    }))
  return [...stale, ...wrongly]
}
