import { sharePhrases } from '@podium/phrases/share'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { ShareIcon } from '../../ui/icons/signs.tsx'

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'))

interface Props {
  /** The page to pass on, relative to the site. */
  path: string
  /** Whose it is. */
  name: string
  isOwn: boolean
  /** Nobody else sees it yet. */
  isHidden?: boolean
  /** For what is not a person's page: the dialog's title, and what goes along with the link. */
  texts?: { title: string; message: string }
  /** Tells this dialog from another one of its kind on the page. */
  dialogName?: string
}

/** Opens the ways to pass a page on. */
export function ShareButton({ path, name, isOwn, isHidden, texts, dialogName = 'share' }: Props) {
  const t = usePhrases(sharePhrases)
  const { publicUrl } = usePublicConfig()
  const dialog = useDialog(dialogName)
  return (
    <>
      <Button icon={<ShareIcon />} onClick={dialog.open}>
        {t.action}
      </Button>
      {dialog.isOpen && (
        <ShareDialog
          url={publicUrl + path}
          name={name}
          isOwn={isOwn}
          isHidden={isHidden}
          title={texts?.title}
          message={texts?.message}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
