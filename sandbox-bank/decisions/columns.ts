/** What the cells of a column may hold, by the column's field. */
export type Column =
  | { kind: 'number' }
  | { kind: 'choice'; of: readonly string[] }
  /** `from`: fields of earlier tables whose value may be passed on. */
  | { kind: 'code'; from?: readonly string[] }
  | { kind: 'text' }

const yesNo = { kind: 'choice', of: ['Y', 'N'] } as const
const number = { kind: 'number' } as const
const code = { kind: 'code' } as const
const text = { kind: 'text' } as const

const columns: Readonly<Record<string, Column>> = {
  age: number,
  bureauRecord: yesNo,
  bureauScore: number,
  employmentType: { kind: 'choice', of: ['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT'] },
  monthlyIncome: number,
  secured: yesNo,
  documentsAccepted: yesNo,
  hardCode: code,
  softCode: code,
  rejectCode: { kind: 'code', from: ['hardCode', 'softCode'] },
  details: text,
  promoCode: text,
  band: number,
  stepDown: number,
  standing: number,
  factor: number,
  granted: { kind: 'choice', of: ['all', 'visit', 'none'] },
  systemDecision: { kind: 'choice', of: ['approve', 'refer', 'reject'] },
  isBVRWaived: yesNo,
  isRVRWaived: yesNo,
  isBTVRWaived: yesNo,
  isMTVRWaived: yesNo,
}

/** A column that the files have got and this list has not is text. */
export const columnOf = (field: string): Column => columns[field] ?? text
