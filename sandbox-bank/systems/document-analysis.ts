import * as wire from '@card-journey/providers/document-analysis/wire.ts'
import * as z from 'zod/mini'
import type { SystemHost } from '../serve.ts'

interface Transaction {
  id: string
  months: string[]
  askedAt?: number
  returnUrl?: string
  /** What was pressed on the provider's own page. */
  pressed?: 'accept' | 'refuse'
  cancelled?: true
}

const unknown = { refuse: 'TRANSACTION_UNKNOWN' }
const closed = { refuse: 'TRANSACTION_CLOSED' }

/** The analysis accepts three months of slips, or what a person presses on its own page. */
export function documentAnalysis({ app, bank, serve }: SystemHost): void {
  const transactions = bank.state.collection<Transaction>('analysis')
  const change = (transaction: Transaction, changes: Partial<Transaction>) =>
    transactions.put(transaction.id, { ...transaction, ...changes })

  serve(wire.initiateTransaction, (_opening, reference) => {
    const id = `pf-${reference}`
    transactions.put(id, { id, months: [] })
    return { answer: { perfiosTransactionId: id } }
  })

  serve(wire.fileUpload, ({ perfiosTransactionId, month }, reference) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    if (transaction.cancelled) return closed
    change(transaction, { months: [...new Set([...transaction.months, month])] })
    return { answer: { fileId: `file-${reference}` } }
  })

  serve(wire.fileProcess, ({ perfiosTransactionId }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    return transaction.cancelled ? closed : { answer: { done: true } }
  })

  serve(wire.reportGeneration, ({ perfiosTransactionId }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    if (transaction.cancelled) return closed
    change(transaction, { askedAt: Date.now() })
    return { answer: { done: true } }
  })

  serve(wire.generateLink, ({ perfiosTransactionId, returnUrl }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    if (transaction.cancelled) return closed
    change(transaction, { returnUrl })
    return { answer: { url: `${bank.url()}/analysis/${perfiosTransactionId}` } }
  })

  serve(wire.retrieveReport, ({ perfiosTransactionId }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    const { askedAt, pressed, months, cancelled } = transaction
    if (cancelled) return { answer: { reportStatus: 'FAILED' } }
    if (askedAt === undefined || !bank.settled(askedAt)) return { answer: { reportStatus: 'IN_PROGRESS' } }
    const accepted = pressed === 'accept' || (pressed === undefined && months.length >= 3)
    return { answer: { reportStatus: 'COMPLETED', verdict: { accepted: accepted ? 'Y' : 'N' } } }
  })

  serve(wire.cancelTransaction, ({ perfiosTransactionId }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    change(transaction, { cancelled: true })
    return { answer: { done: true } }
  })

  app.get('/analysis/:id', (request, reply) => {
    const { id } = pageQuestion.parse(request.params)
    const transaction = transactions.get(id)
    return reply
      .code(transaction ? 200 : 404)
      .type('text/html')
      .send(page(id, transaction))
  })

  app.get('/analysis/:id/:pressed', (request, reply) => {
    const { id, pressed } = pressQuestion.parse(request.params)
    const transaction = transactions.get(id)
    if (!transaction?.returnUrl) return reply.code(404).type('text/html').send(page(id, undefined))
    change(transaction, { pressed, askedAt: Date.now() })
    return reply.redirect(transaction.returnUrl, 303)
  })
}

const id = z.string().check(z.regex(/^pf-[0-9a-f-]{36}$/))
const pageQuestion = z.strictObject({ id })
const pressQuestion = z.strictObject({ id, pressed: z.enum(['accept', 'refuse']) })

const page = (transactionId: string, transaction: Transaction | undefined) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Document analysis (sandbox)</title>
<h1>Document analysis (sandbox)</h1>
${
  transaction && !transaction.cancelled
    ? `<p>A real provider would read your bank statements here.</p>
<p><a href="/analysis/${transactionId}/accept">Share statements that are accepted</a></p>
<p><a href="/analysis/${transactionId}/refuse">Share statements that are not accepted</a></p>`
    : '<p>This link is no longer open.</p>'
}</html>`
