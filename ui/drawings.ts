import { broken, type Lines } from './drawing-lines.ts'

/** On a grid of 64: outlines from 6 to 57, detail at least 4 from them, one stroke of 2. */
export const lines = {
  branch: {
    body: 'M10 25 32 11l22 14zM16 31h32v15H16z',
    detail: 'M24 31v15M32 31v15M40 31v15M10 46h44M7 53h50',
  },
  broken,
  calendar: {
    body: 'M14 14h36a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z',
    detail: 'M10 26h44M22 8v10M42 8v10m-18 23 6 6 11-12',
  },
  card: {
    body: 'M11 14h42a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z',
    detail: 'M7 25h50M14 41h11M43 41h7',
  },
  clock: {
    body: 'M32 55a23 23 0 1 0 0-46 23 23 0 0 0 0 46Z',
    detail: 'M32 18v14l9 6',
  },
  delivery: {
    body: 'M24 17h29a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V21a4 4 0 0 1 4-4Z',
    detail: 'M20 27h37M28 39h8M6 24h8M9 32h5M6 40h8',
  },
  document: {
    body: 'M18 8h19l13 13v31a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z',
    detail: 'M37 8v13h13M23 32h18M23 40h18M23 48h9',
    narrow: true,
  },
  done: {
    body: 'M32 55a23 23 0 1 0 0-46 23 23 0 0 0 0 46Z',
    detail: 'M21 33l8 8 15-17',
  },
  letter: {
    body: 'M11 15h42a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4Z',
    detail: 'M9 17l20.3 16.8a4.2 4.2 0 0 0 5.4 0L55 17',
  },
  link: {
    body: 'M29 23l6-6a8.5 8.5 0 0 1 12 12l-6 6m-6 6-6 6a8.5 8.5 0 0 1-12-12l6-6',
    detail: 'M27 37l10-10',
    narrow: true,
  },
  lock: {
    body: 'M16 28h32a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4Z',
    detail: 'M21 28v-8a11 11 0 0 1 22 0v8M32 39v6',
    narrow: true,
  },
  pan: {
    body: 'M11 14h42a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z',
    detail: 'M22 31a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm-8 11c0-4 3.5-6 8-6s8 2 8 6M37 24h13M37 32h13M37 40h8',
  },
  phone: {
    body: 'M22 7h20a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z',
    detail: 'M28 14h8M29 50h6',
    narrow: true,
  },
  place: {
    body: 'M32 57C22 46 13 38 13 26a19 19 0 0 1 38 0c0 12-9 20-19 31Z',
    detail: 'M32 33a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
    narrow: true,
  },
  shield: {
    body: 'M32 7l21 7v16c0 13-9 22-21 27-12-5-21-14-21-27V14Z',
    detail: 'M22 31l7 7 13-14',
  },
  video: {
    body: 'M11 18h26a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Zm30 11 16-8v22l-16-8Z',
  },
} as const satisfies Readonly<Record<string, Lines>>

export type DrawingName = keyof typeof lines
