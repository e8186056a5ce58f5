import { parentPort, workerData } from 'node:worker_threads'
import { letterPdf } from './letter-pdf.ts'
import type { Notice } from './read-notice.ts'

// Shaping a letter's words takes half a second: in a worker, so that the server stays responsive.
parentPort?.postMessage(await letterPdf(workerData as Notice))
