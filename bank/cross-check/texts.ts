import type { Fault } from '../fault.ts'
import { figurePlaceholders } from '../key-facts.ts'
import { placeholdersOf } from '../placeholders.ts'
import type { BankFiles } from '../read-files.ts'
import { noticePlaceholders } from '../schema/decision-notice.ts'
import { documentCodes } from '../schema/consent.ts'
import { isWords } from '../schema/words.ts'

/** What is filled in when a text is shown, by file. */
const placeholdersIn: Readonly<Record<string, readonly string[]>> = {
  documents: figurePlaceholders,
  'decision-notice.json': noticePlaceholders,
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
  for (const [index, message] of files['messages.json'].entries()) {
    const path = `[${index}]`
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
    faults.push(fault('subject', 'an e-mail needs a subject', 'Add it in every language.'))
  if (message.channel === 'sms' && !message.dltId)
    faults.push(fault('dltId', 'an SMS needs its registered template', 'Add the 19 digits.'))
  return faults
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
