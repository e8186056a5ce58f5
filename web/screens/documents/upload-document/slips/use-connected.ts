import { useTrouble } from '../../../../layout/use-trouble.ts'

/** Whether calls get through, as far as the browser and the latest call know. */
export function useConnected(): boolean {
  const trouble = useTrouble()
  return trouble !== 'offline' && trouble !== 'unreached'
}
