import { lazy, Suspense } from 'react'
import { sharePhrases } from '@podium/phrases/share'
import { usePhrases } from '../../app/phrases.ts'
import { usePublicConfig } from '../../app/publicConfig.tsx'
import { useDialog } from '../../app/useDialog.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ShareIcon } from '../../ui/icons/signs.tsx'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

interface Props {
  /** The page to pass on, relative to the site. */
  path: string
  /** Whose it is. */
  name: string
  isOwn: boolean
}

/** Opens the ways to pass a page on. */
export function ShareButton({ path, name, isOwn }: Props) {
  const t = usePhrases(sharePhrases)
  const { publicUrl } = usePublicConfig()
  const dialog = useDialog('share')
  return (
    <>
      <Button icon={<ShareIcon />} onClick={dialog.open}>
        {t.action}
      </Button>
      {dialog.isOpen && (
        <Suspense>
          <ShareDialog
            url={publicUrl + path}
            name={name}
            title={isOwn ? t.ownTitle : t.title(name)}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  )
}
