import { useEffect } from 'react'
import { usePageData } from '../../page/page-data.ts'
import { devicePaths } from '../../routing/routes.ts'

/**
 * A document keeps the permissions that it was loaded with. The journey loads one that may ask for camera, microphone and
 * position where the call's part begins; Back and Forward come here inside any document that was reloaded since. There the
 * browser refuses without asking, whatever the applicant allows.
 */
export function useOwnDocument(): void {
  const { devices = false } = usePageData()
  useEffect(() => {
    // A reload would be spoken of (layout/Notices.tsx).
    if (!devices && devicePaths.includes(location.pathname)) location.replace(location.href)
  }, [devices])
}
