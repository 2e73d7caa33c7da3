import type { Product } from '@podium/contract/products'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { OwnerActs } from './ProductCard.tsx'

const ProductForm = lazyDialog(() => import('./ProductForm.tsx'))
const TakeAwayDialog = lazyDialog(() => import('./TakeAwayDialog.tsx'))

interface Opened {
  editing: Product | null
  deleting: Product | null
}

/** Which product its owner is editing or about to delete. */
export function useOwnerDialogs() {
  const { subject, open, close } = useDialogAbout<Opened>('product-act')
  const acts: OwnerActs = {
    onEdit: (editing) => open({ editing, deleting: null }),
    onDelete: (deleting) => open({ editing: null, deleting }),
  }
  return {
    opened: subject ?? { editing: null, deleting: null },
    isOpen: subject !== null,
    acts,
    close,
  }
}

interface Props {
  opened: Opened
  onClose: () => void
  /** Once the product is gone. */
  onDeleted?: () => void
}

/** The form and the question that belong to the buttons of an owner; an admin is asked why. */
export function OwnerDialogs({ opened: { editing, deleting }, onClose, onDeleted }: Props) {
  const Deleting = deleting?.abilities.edit ? DeleteDialog : TakeAwayDialog
  return (
    <>
      {editing && <ProductForm product={editing} onClose={onClose} />}
      {deleting && (
        <Deleting product={deleting} onClose={onClose} onDeleted={onDeleted ?? onClose} />
      )}
    </>
  )
}
