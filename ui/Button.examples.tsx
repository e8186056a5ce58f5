import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  primary: () => <Button>Get the code</Button>,
  secondary: () => <Button kind="secondary">Use another address</Button>,
  quiet: () => <Button kind="quiet">Complete later</Button>,
  danger: () => <Button kind="danger">Withdraw application</Button>,
  busy: () => (
    <Button busy busyText="Saving…">
      Save and go on
    </Button>
  ),
  unready: () => <Button unready>Save and go on</Button>,
  'two ways of the same kind': () => (
    <ActionBar>
      <Button type="submit" kind="secondary">
        Accept offer
      </Button>
      <Button kind="secondary">Decline offer</Button>
    </ActionBar>
  ),
  'two ways, one of which waits': () => (
    <ActionBar>
      <Button type="submit" kind="secondary" unready>
        Accept offer
      </Button>
      <Button kind="secondary">Decline offer</Button>
    </ActionBar>
  ),
  wide: () => <Button wide>Apply for this card</Button>,
  'action bar': () => (
    <ActionBar>
      <Button busyText="Saving…">Save and go on</Button>
      <Button kind="quiet">Skip this step</Button>
    </ActionBar>
  ),
  'action bar, Hindi': () => (
    <div lang="hi">
      <ActionBar>
        <Button>सेव करें और आगे बढ़ें</Button>
        <Button kind="quiet">यह चरण बाद में पूरा करें</Button>
      </ActionBar>
    </div>
  ),
}
