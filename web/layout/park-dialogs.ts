/**
 * A modal dialog would lock the downtime screen that hides it. It is closed for that time without its parent hearing of
 * it (ui/Dialog.tsx), so that what was typed in it stays; the returned function opens it again. The same goes for one that
 * the hidden screen opens meanwhile.
 */
export function parkDialogs(): () => void {
  const parked = new Set<HTMLDialogElement>()
  const park = () => {
    for (const dialog of Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]'))) {
      // Safari before 15.4 has no modal dialog, and nothing to unlock: the box is hidden with the page.
      if (!('showModal' in dialog)) continue
      parked.add(dialog)
      dialog.dataset['parked'] = ''
      dialog.close()
    }
  }
  park()
  const opened = new MutationObserver(park)
  opened.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => {
    opened.disconnect()
    parked.forEach((dialog) => {
      // Its parent has closed or removed it in the meantime.
      if (!('parked' in dialog.dataset)) return
      delete dialog.dataset['parked']
      dialog.showModal()
      dialog.querySelector<HTMLElement>('.dialog__body input, .dialog__body select')?.focus()
    })
  }
}
