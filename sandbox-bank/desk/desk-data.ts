import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const count = z.int().check(z.gte(1))
const reason = z.strictObject({ code: text, text })

/** What is known of an applicant and may be asked in the call. */
export const knownFields = [
  'name',
  'birthDate',
  'birthYear',
  'birthday',
  'panStart',
  'panEnding',
  'aadhaarEnding',
  'mobileEnding',
] as const

export type KnownField = (typeof knownFields)[number]

const staffMember = z.strictObject({ badge: text, name: text, roles: z.array(z.enum(['agent', 'auditor'])) })
export type StaffMember = z.output<typeof staffMember>
export type Role = StaffMember['roles'][number]

/** Of the questions about one thing, at most one is asked. */
const question = z.strictObject({ id: text, about: text, text, expects: z.enum(knownFields) })
export type Question = z.output<typeof question>

const livenessMethod = z.strictObject({ id: text, text })
export type LivenessMethod = z.output<typeof livenessMethod>

const read = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')))

/** The desk's people, questions and rules: data that a bank edits, read once. */
export const staff = read('staff', z.array(staffMember))
export const questions = read('questions', z.array(question))
/** Each can be chosen for any applicant; none needs blinking (a person may be unable to). */
export const livenessMethods = read('liveness', z.array(livenessMethod))
export const reasons = read('reasons', z.strictObject({ business: z.array(reason), technical: z.array(reason) }))
export const policy = read(
  'policy',
  z.strictObject({
    signInHours: count,
    questionsAsked: count,
    nameMatchScore: count,
    snapshotBytes: count,
    chunkBytes: count,
    recordingKeptDays: count,
    /** How often recordings that were kept long enough are looked for. */
    recordingSweepSeconds: count,
    /** A recording that was not ended is given up when no part has arrived for so long. */
    recordingSettlesSeconds: count,
  }),
)
