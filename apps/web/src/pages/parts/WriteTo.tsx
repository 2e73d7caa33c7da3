import { writePhrases } from '@podium/phrases/write'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { MailIcon } from '../../ui/icons/signs.tsx'

const Writing = lazyDialog(() => import('./Writing.tsx'))

interface Props {
  id: number
  name: string
  size?: 'small' | 'medium'
}

/** A button that writes to a person. */
export function WriteTo({ id, name, size = 'small' }: Props) {
  const t = usePhrases(writePhrases)
  const dialog = useDialog(`write-${id}`)
  return (
    <>
      <Button size={size} icon={<MailIcon />} onClick={dialog.open}>
        {t.action}
      </Button>
      {dialog.isOpen && <Writing to={{ id, name }} onClose={dialog.close} />}
    </>
  )
}
