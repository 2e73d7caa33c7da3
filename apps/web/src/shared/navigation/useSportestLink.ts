import type { MouseEvent } from 'react'
import { paths } from '@podium/contract/paths'
import { useRouter } from '../../router/index.ts'
import { useDialog } from '../dialogs/useDialog.ts'

/** The name of the dialog with the sportest (`useDialog`). */
export const sportestDialog = 'sportest'

/**
 * What a link to the sportest is made of: a click opens it over the page one is on; a new tab, and a
 * page whose script has not run yet, open its own page.
 */
export function useSportestLink() {
  const { here } = useRouter()
  const { open } = useDialog(sportestDialog)
  return {
    to: paths.sportest(),
    onClick: (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      const isForTheBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
      if (isForTheBrowser || here().pathname === paths.sportest()) return
      event.preventDefault()
      open()
    },
  }
}
