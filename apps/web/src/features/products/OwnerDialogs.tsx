import type { Product } from '@podium/contract/products'
import { useAsked } from '../../shared/dialogs/useAsked.ts'
import { laterDialog } from '../../shared/rendering/later.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { OwnerActs } from './ProductCard.tsx'

const ProductForm = laterDialog(() => import('./ProductForm.tsx'))

interface Opened {
  editing: Product | null
  deleting: Product | null
}

/** Which product its owner is editing or about to delete. */
export function useOwnerDialogs() {
  const { asked, ask, close } = useAsked<Opened>('product-act')
  const acts: OwnerActs = {
    onEdit: (editing) => ask({ editing, deleting: null }),
    onDelete: (deleting) => ask({ editing: null, deleting }),
  }
  return {
    opened: asked ?? { editing: null, deleting: null },
    isOpen: asked !== null,
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

/** The form and the question that belong to the buttons of an owner. */
export function OwnerDialogs({ opened: { editing, deleting }, onClose, onDeleted }: Props) {
  return (
    <>
      {editing && <ProductForm product={editing} onClose={onClose} />}
      {deleting && (
        <DeleteDialog product={deleting} onClose={onClose} onDeleted={onDeleted ?? onClose} />
      )}
    </>
  )
}
