import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { PlusIcon } from '../../ui/icons/signs.tsx'

const ProductForm = lazyDialog(() => import('./ProductForm.tsx'))

/** For whose shop it is: a new product. */
export function AddProduct() {
  const t = usePhrases(productsPhrases)
  const adding = useDialog('product')
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onClick={adding.open}>
        {t.add}
      </Button>
      {adding.isOpen && <ProductForm onClose={adding.close} />}
    </>
  )
}
