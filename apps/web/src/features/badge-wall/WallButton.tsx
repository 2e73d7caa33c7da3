import { badgeWallPhrases } from '@podium/phrases/badge-wall'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkIcon } from '../../ui/icons/signs.tsx'
import type { WallOf } from './WallDialog.tsx'

const WallDialog = lazyDialog(() => import('./WallDialog.tsx'))

/** Opens the dialog with the code that embeds the owner's badge wall in another site. */
export function WallButton(athlete: WallOf) {
  const t = usePhrases(badgeWallPhrases)
  const dialog = useDialog('badge-wall')
  return (
    <>
      <Button icon={<LinkIcon />} onClick={dialog.open}>
        {t.action}
      </Button>
      {dialog.isOpen && <WallDialog {...athlete} onClose={dialog.close} />}
    </>
  )
}
