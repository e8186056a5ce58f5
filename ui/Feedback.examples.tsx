import { useState } from 'react'
import { Button } from './Button.tsx'
import { CardArt } from './card/CardArt.tsx'
import { Countdown } from './Countdown.tsx'
import { Dialog } from './Dialog.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Drawing } from './Drawing.tsx'
import { lines, type DrawingName } from './drawings.ts'
import type { Examples } from './examples.ts'
import { Loader } from './Loader.tsx'
import { Notice } from './Notice.tsx'
import { Progress } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Timeline } from './Timeline.tsx'

const stateWords = { completed: 'completed', active: 'current step', inactive: 'to come' }
const names = ['Verification', 'Personal', 'Work', 'Address', 'Documents', 'KYC', 'Complete']
const hindiNames = ['पुष्टि', 'निजी जानकारी', 'काम', 'पता', 'दस्तावेज़', 'KYC', 'पूरा']
const stepsOf = (list: readonly string[], active: number) =>
  list.map((name, index) => {
    const state = index < active ? 'completed' : index === active ? 'active' : 'inactive'
    return { name, state, said: stateWords[state] } as const
  })

export const examples: Examples = {
  'notice: info': () => <Notice heading="Welcome back">Continue where you stopped: work details, 12/10/2026.</Notice>,
  'notice: success': () => <Notice kind="success">Your email address is verified.</Notice>,
  'notice: warning': () => (
    <Notice kind="warning">
      Refreshing can end your session (it ends at 14:35 without activity). To change an answer, choose “Back”.
    </Notice>
  ),
  'notice: danger': () => (
    <Notice kind="danger" role="alert" heading="We could not save this">
      Check your connection. Your answers are still here.
    </Notice>
  ),
  disclosure: () => (
    <Disclosure summary="What happens to my documents?" open>
      We check them within 72 hours and delete them when the law no longer asks us to keep them.
    </Disclosure>
  ),
  'progress: steps': () => <Progress label="Your application" steps={stepsOf(names, 3)} position="Step 4 of 7" />,
  'progress: steps, Hindi': () => (
    <div lang="hi">
      <Progress label="आपका आवेदन" steps={stepsOf(hindiNames, 1)} position="चरण 2/7" />
    </div>
  ),
  'progress: bar': () => (
    <Progress label="Your application" steps={stepsOf(names, 2)} position="Step 3 of 7" percent={40} />
  ),
  'progress: column': () => (
    <Progress layout="column" label="Your application" steps={stepsOf(names, 2)} position="Step 3 of 7" />
  ),
  skeleton: () => <Skeleton label="Loading" shapes={['heading', 'line', 'control', 'control']} />,
  'skeleton: card': () => <Skeleton label="Loading" shapes={['card', 'heading', 'line']} />,
  loader: () => (
    <Loader
      heading="We are looking at your application"
      art={<CardArt product="Banyan Rewards" issuer="Aranya Bank" motion="waiting" />}
      text="Please wait..."
      subheading="This takes about 20 seconds. Please do not close this page."
    />
  ),
  countdown: () => (
    <Countdown secondsLeft={74} text={(seconds) => `You can ask for a new code in ${seconds} seconds.`} />
  ),
  drawings: () => (
    <>
      {(Object.keys(lines) as DrawingName[]).map((name) => (
        <Drawing key={name} name={name} />
      ))}
      {(['success', 'warning', 'danger'] as const).map((tone) => (
        <Drawing key={tone} name="letter" tone={tone} />
      ))}
    </>
  ),
  timeline: () => (
    <Timeline
      label="What happens with your application"
      stateWords={{ done: 'done', now: 'under way', waiting: 'to come', failed: 'failed' }}
      events={[
        { name: 'Video KYC approved', state: 'done', at: '21/11/2026, 11:20 am' },
        { name: 'We set up your customer file', state: 'now', about: 'Usually a few minutes' },
        { name: 'Your card is issued', state: 'waiting', about: 'You get your virtual card at once' },
      ]}
    />
  ),
  dialog: () => <DialogExample />,
}

function DialogExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open the question
      </Button>
      <Dialog
        open={open}
        heading="Is this pincode right?"
        onClose={() => setOpen(false)}
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Yes, it’s right</Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              Change it
            </Button>
          </>
        }
      >
        <p>We do not deliver to 682001 yet. If it is right, we can’t go on with your application.</p>
      </Dialog>
    </>
  )
}
