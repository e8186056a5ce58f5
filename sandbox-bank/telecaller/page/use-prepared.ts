import type { DeskApi } from '../../desk/page/desk-api.ts'
import { useLive } from '../../desk/page/use-live.ts'
import type { PreparedView } from '../views.ts'

/** What this telecaller has prepared, as it stands now. */
export function usePrepared(api: DeskApi) {
  const { value, failed, refresh } = useLive<PreparedView[]>(api, '/applications')
  return { prepared: value, failed, refresh }
}
