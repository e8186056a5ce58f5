import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as statements } from '../screens/documents/perfios-redirect/PerfiosRedirectScreen.examples.tsx'
import { examples as work } from '../screens/work/work-details/WorkDetailsScreen.examples.tsx'
import '../styles/critical.css'
import { ExamplePage } from './ExamplePage.tsx'

const short = { 'six steps': work['empty'], 'seven steps': statements['first view'] } as const

test.each(
  (Object.keys(short) as (keyof typeof short)[]).flatMap((steps) => (['en', 'hi'] as const).map((in_) => [steps, in_])),
)('a short screen beside %s is whole, footer and all, in a window of 1280 by 800 (%s)', async (steps, language) => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <ExamplePage language={language as 'en' | 'hi'} theme="pvrb">
      {short[steps as keyof typeof short]}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.page__side-card + .page__side-help')).not.toBeNull()
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(800)
  await page.viewport(414, 896)
})
