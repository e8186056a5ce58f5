import { useEffect, useState } from 'react'
import '../upload-document.css'

/** The picture of a page that this tab has; its address lives as long as it is shown. */
export function PagePicture({ content, large }: { content: Uint8Array<ArrayBuffer>; large?: string | undefined }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content]))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (!url) return null
  return <img className={large ? 'page-picture page-picture--large' : 'page-picture'} src={url} alt={large ?? ''} />
}
