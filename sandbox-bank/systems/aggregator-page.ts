import type { AggregatorAccount } from './aggregator-accounts.ts'

/** What the bank has asked the account aggregator for. */
export interface AskedConsent {
  fetchType: 'ONETIME'
  monthsOfStatement: number
  consentExpiry: string
  dataLifeUntil: string
}

export type AggregatorView =
  | { kind: 'asking'; consent: AskedConsent; accounts: readonly AggregatorAccount[]; noneChosen: boolean }
  | { kind: 'shared'; consent: AskedConsent; accounts: readonly AggregatorAccount[] }
  | { kind: 'refused' | 'withdrawn' | 'closed' }

/** The account aggregator's page: who asks for what, the accounts, and three ways out: share, refuse, go back undecided. */
export const aggregatorPage = (id: string, view: AggregatorView, returnUrl?: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[view.kind]} – Setu Path account aggregator (sandbox)</title>
<style>${style}</style>
</head>
<body>
<header><strong>Setu Path</strong> account aggregator <span class="tag">sandbox</span></header>
<main>
${bodyOf(id, view)}
${returnUrl ? `<p><a href="${escaped(returnUrl)}">${view.kind === 'asking' ? 'Go back without deciding' : 'Back to your application'}</a></p>` : ''}
</main>
</body>
</html>`

const titles: Readonly<Record<AggregatorView['kind'], string>> = {
  asking: 'Share your statement',
  shared: 'Statement shared',
  refused: 'Nothing shared',
  withdrawn: 'Consent withdrawn',
  closed: 'Link closed',
}

function bodyOf(id: string, view: AggregatorView): string {
  switch (view.kind) {
    case 'asking':
      return `<h1>Share your statement</h1>
<p>Aranya Bank asks for your bank statement, to check your income for a credit card.</p>
${termsOf(view.consent)}
<form method="post" action="/analysis/${id}">
<fieldset${view.noneChosen ? ' aria-describedby="none" aria-invalid="true"' : ''}>
<legend>Which accounts?</legend>
${view.noneChosen ? '<p id="none" class="wrong" role="alert">Choose at least one account.</p>' : ''}
${view.accounts.map(choiceOf).join('\n')}
</fieldset>
<button name="pressed" value="approve">Approve and share</button>
<button name="pressed" value="refuse" class="plain">Refuse</button>
</form>`
    case 'shared':
      return `<h1>Statement shared</h1>
<p>Aranya Bank may fetch it once.</p>
<ul>${view.accounts.map((account) => `<li>${nameOf(account)}</li>`).join('')}</ul>
${termsOf(view.consent)}
<form method="post" action="/analysis/${id}"><button name="pressed" value="withdraw" class="plain">Withdraw this consent</button></form>`
    case 'refused':
      return '<h1>Nothing was shared</h1>\n<p>You have refused. Aranya Bank has received nothing.</p>'
    case 'withdrawn':
      return '<h1>Consent withdrawn</h1>\n<p>Aranya Bank has been told and may not use the statement any more.</p>'
    case 'closed':
      return '<h1>This link is no longer open</h1>\n<p>The request has ended. Nothing more can be shared here.</p>'
  }
}

const termsOf = ({ monthsOfStatement, consentExpiry, dataLifeUntil }: AskedConsent): string => `<dl>
<div><dt>What</dt><dd>Statements of the last ${monthsOfStatement} months</dd></div>
<div><dt>Why</dt><dd>To check your income for this application</dd></div>
<div><dt>How often</dt><dd>Once</dd></div>
<div><dt>Consent ends</dt><dd><time>${escaped(consentExpiry)}</time></dd></div>
<div><dt>Data kept until</dt><dd><time>${escaped(dataLifeUntil)}</time></dd></div>
</dl>`

const choiceOf = (account: AggregatorAccount): string =>
  `<label><input type="checkbox" name="account" value="${account.id}"> ${nameOf(account)}</label>`

const nameOf = ({ bank, kind, ending }: AggregatorAccount): string => `${bank}, ${kind} ending ${ending}`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const style = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d2733; background: #f4f6f8; overflow-wrap: anywhere }
header { padding: .75rem 1rem; background: #173f5f; color: #fff }
.tag { padding: 0 .4em; border: 1px solid #fff; border-radius: .3em; font-size: .8em }
main { max-width: 32rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .35rem 0; border-bottom: 1px solid #ccd4dc }
dt { width: 9rem; color: #4a5866 } dd { margin: 0 }
fieldset { margin: 1rem 0; border: 1px solid #8796a5; border-radius: .5rem; background: #fff }
label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem }
input { width: 1.25rem; height: 1.25rem; flex: none }
button { font: inherit; min-height: 2.75rem; width: 100%; margin: .25rem 0; border: 1px solid #173f5f; border-radius: .5rem; background: #173f5f; color: #fff }
button.plain { background: #fff; color: #173f5f }
.wrong { color: #a4161a; font-weight: 600 }
:focus-visible { outline: 3px solid #d98e04; outline-offset: 2px }
`
