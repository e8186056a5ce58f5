/**
 * A modal dialog would lock the downtime screen that hides it. It is closed for that time without its parent hearing of
 * it (ui/Dialog.tsx), so that what was typed in it stays; the returned function opens it again.
 */
export function parkDialogs(): () => void {
  // Safari before 15.4 has no modal dialog, and nothing to unlock: the box is hidden with the page.
  const parked = Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]')).filter(
    (dialog) => 'showModal' in dialog,
  )
  for (const dialog of parked) {
    dialog.dataset['parked'] = ''
    dialog.close()
  }
  return () => {
    for (const dialog of parked) {
      // Its parent has closed or removed it in the meantime.
      if (!('parked' in dialog.dataset)) continue
      delete dialog.dataset['parked']
      dialog.showModal()
      dialog.querySelector<HTMLElement>('.dialog__body input, .dialog__body select')?.focus()
    }
  }
}
