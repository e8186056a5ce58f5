import { useState } from 'react'

/**
 * What a person chooses over what holds, which is shown until they do. Once something else holds, the choice was carried
 * out or is void. The controls stay, so that the focus does.
 */
export function useChoice<T>(holds: unknown, shown: T): [T, (choice: T) => void] {
  const over = JSON.stringify(holds)
  const [made, setMade] = useState<{ over: string; choice: T }>()
  return [made?.over === over ? made.choice : shown, (choice) => setMade({ over, choice })]
}
