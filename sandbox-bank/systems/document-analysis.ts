import * as wire from '@card-journey/providers/document-analysis/wire.ts'
import * as z from 'zod/mini'
import type { SystemHost } from '../serve.ts'
import { accountsOf } from './aggregator-accounts.ts'
import { aggregatorPage, type AggregatorView, type AskedConsent } from './aggregator-page.ts'

interface Transaction {
  id: string
  applicationReferenceNo: string
  mobileNumber: string
  months: string[]
  /** Months whose last slip says that it is none (`SPECIMEN`). */
  specimens?: string[]
  askedAt?: number
  link?: { returnUrl: string; consent: AskedConsent }
  /** What was done on the aggregator's page. */
  consented?: 'given' | 'refused' | 'withdrawn'
  accounts?: string[]
  cancelled?: true
}

/** How a file of a type begins. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'image/jpeg': '\u00ff\u00d8\u00ff',
}

const unknown = { refuse: 'TRANSACTION_UNKNOWN' }
const closed = { refuse: 'TRANSACTION_CLOSED' }

/**
 * The analysis accepts three months of slips of which none says SPECIMEN, or a statement with a salary that is shared on the account aggregator's
 * page.
 */
export function documentAnalysis({ app, bank, serve }: SystemHost): void {
  const transactions = bank.state.collection<Transaction>('analysis')
  const change = (transaction: Transaction, changes: Partial<Transaction>) =>
    transactions.put(transaction.id, { ...transaction, ...changes })

  serve(wire.initiateTransaction, ({ txnId, mobileNumber }, reference) => {
    const id = `pf-${reference}`
    transactions.put(id, { id, applicationReferenceNo: txnId, mobileNumber, months: [] })
    return { answer: { perfiosTransactionId: id } }
  })

  serve(wire.fileUpload, ({ perfiosTransactionId, month, mimeType, content }, reference) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    if (transaction.cancelled) return closed
    const file = Buffer.from(content, 'base64').toString('latin1')
    if (!file.startsWith(beginnings[mimeType] ?? '\0')) return { refuse: 'FILE_UNREADABLE' }
    const specimens = (transaction.specimens ?? []).filter((other) => other !== month)
    change(transaction, {
      months: [...new Set([...transaction.months, month])],
      specimens: file.includes('SPECIMEN') ? [...specimens, month] : specimens,
    })
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

  serve(wire.generateLink, ({ perfiosTransactionId, returnUrl, consent }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    if (transaction.cancelled) return closed
    change(transaction, { link: { returnUrl, consent } })
    return { answer: { url: `${bank.url()}/analysis/${perfiosTransactionId}` } }
  })

  serve(wire.retrieveReport, ({ perfiosTransactionId }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    const { askedAt, consented, months, specimens = [], cancelled } = transaction
    if (consented === 'refused') return { answer: { reportStatus: 'FAILED', failureReason: 'CONSENT_REJECTED' } }
    if (consented === 'withdrawn') return { answer: { reportStatus: 'FAILED', failureReason: 'CONSENT_REVOKED' } }
    if (cancelled) return { answer: { reportStatus: 'FAILED' } }
    if (askedAt === undefined || !bank.settled(askedAt)) return { answer: { reportStatus: 'IN_PROGRESS' } }
    if (consented !== 'given') {
      const accepted = months.length >= 3 && specimens.length === 0 ? 'Y' : 'N'
      return { answer: { reportStatus: 'COMPLETED', verdict: { accepted } } }
    }
    const shared = sharedOf(transaction)
    const salary = shared.reduce((sum, account) => sum + (account.salary ?? 0), 0)
    return {
      answer: {
        reportStatus: 'COMPLETED',
        verdict: { accepted: salary > 0 ? 'Y' : 'N', ...(salary > 0 && { averageMonthlyIncome: salary }) },
        accounts: shared.map(({ bank: bankName, ending }) => ({ bankName, maskedNumber: `XXXXXXXX${ending}` })),
      },
    }
  })

  serve(wire.cancelTransaction, ({ perfiosTransactionId }) => {
    const transaction = transactions.get(perfiosTransactionId)
    if (!transaction) return unknown
    change(transaction, { cancelled: true })
    return { answer: { done: true } }
  })

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )

    scope.get('/analysis/:id', (request, reply) => {
      const { id } = pageQuestion.parse(request.params)
      const transaction = transactions.get(id)
      return reply
        .code(transaction ? 200 : 404)
        .type('text/html')
        .send(aggregatorPage(id, viewOf(transaction), transaction?.link?.returnUrl))
    })

    scope.post('/analysis/:id', (request, reply) => {
      const { id } = pageQuestion.parse(request.params)
      const transaction = transactions.get(id)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const pressed = form.get('pressed')
      const show = (view: AggregatorView, code = 200) =>
        reply
          .code(code)
          .type('text/html')
          .send(aggregatorPage(id, view, transaction?.link?.returnUrl))
      if (!transaction?.link) return show({ kind: 'closed' }, 404)
      const { kind } = viewOf(transaction)
      if (kind === 'asking' && pressed === 'approve') {
        const known = accountsOf(transaction.mobileNumber).map((account) => account.id)
        const accounts = form.getAll('account').filter((account) => known.includes(account))
        if (accounts.length === 0) return show(viewOf(transaction, true), 422)
        change(transaction, { consented: 'given', accounts, askedAt: Date.now() })
        tellLater(transaction)
      } else if (kind === 'asking' && pressed === 'refuse') {
        change(transaction, { consented: 'refused' })
      } else if (kind === 'shared' && pressed === 'withdraw') {
        change(transaction, { consented: 'withdrawn' })
        tellLater(transaction)
        return show({ kind: 'withdrawn' })
      } else return show(viewOf(transaction), 409)
      return reply.redirect(transaction.link.returnUrl, 303)
    })
  })

  /** The journey hears of a report that is ready, and of a consent that was withdrawn here. */
  function tellLater({ id, applicationReferenceNo }: Transaction): void {
    const { consented } = transactions.get(id) ?? {}
    bank.notifier.whenChanged(`analysis ${id} ${consented}`, applicationReferenceNo, () => {
      const { askedAt } = transactions.get(id) ?? {}
      return consented === 'withdrawn' || (askedAt !== undefined && bank.settled(askedAt))
    })
  }
}

const sharedOf = ({ mobileNumber, accounts = [] }: Transaction) =>
  accountsOf(mobileNumber).filter(({ id }) => accounts.includes(id))

function viewOf(transaction: Transaction | undefined, noneChosen = false): AggregatorView {
  if (!transaction?.link) return { kind: 'closed' }
  const { link, consented, cancelled, mobileNumber } = transaction
  if (consented === 'refused' || consented === 'withdrawn') return { kind: consented }
  if (cancelled) return { kind: 'closed' }
  if (consented === 'given') return { kind: 'shared', consent: link.consent, accounts: sharedOf(transaction) }
  return { kind: 'asking', consent: link.consent, accounts: accountsOf(mobileNumber), noneChosen }
}

const pageQuestion = z.strictObject({ id: z.string().check(z.regex(/^pf-[0-9a-f-]{36}$/)) })
