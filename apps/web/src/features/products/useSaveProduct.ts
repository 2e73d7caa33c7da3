import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product, updateProduct } from '@podium/contract/products'
import type { Fields } from '@podium/contract/violations'
import { productsPhrases } from '@podium/phrases/products'
import { roleErrorPhrases } from '@podium/phrases/refusals'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { call, isMissing, Refusal } from '../../client/index.ts'
import { sendForm } from '../../client/upload.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { bodyOf } from './draft.ts'
import type { ChosenImage } from './ImageField.tsx'
import { isRoleError } from './roleError.ts'

interface Options {
  product: Product | undefined
  image: ChosenImage | null
  onClose: () => void
}

/**
 * Saves a product: as JSON, or with a picture as a form whose progress is told (a share of 1). Sent again
 * after an answer that was lost, a new one is offered once (`acts.idempotent`). Where another window saved one
 * meanwhile, nothing is saved and what was typed stays.
 */
export function useSaveProduct({ product, image, onClose }: Options) {
  const t = usePhrases(productsPhrases)
  const { roleError } = usePhrases(roleErrorPhrases)
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const [after, setAfter] = useState(product?.edition ?? null)
  const [isStale, setStale] = useState(false)
  const keyFor = useIdempotencyKey('offer')
  const contractForm = useContractForm({
    route: () => routeFor(product),
    input: (typed) => ({
      params: { id: product?.id ?? 0 },
      body: bodyOf(typed, product, after) as never,
    }),
    // The address that a chosen picture is shown by is its own.
    keyFor: product ? undefined : (input) => keyFor([input, image?.src]),
    check: (): Fields => (product || image ? {} : { file: [{ kind: 'NotBlank' }] }),
    send: (route, input, options) => {
      if (!image) return call(route, input, options)
      const { file } = image
      // What is sent around the file counts too, so that it may end a little early.
      const onSent = (bytes: number) => setSent(Math.min(1, bytes / file.size))
      setSent(0)
      return sendForm(route, { ...input, file }, { ...options, onSent })
    },
    onDone: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      onClose()
      toast.success(product ? t.form.changed : saved.active ? t.form.added : t.form.kept)
    },
    onError: (error) => {
      const fresh = changedIn(error)
      setStale(fresh !== null)
      if (fresh) {
        // Sent once more, it knows what it replaces.
        setAfter(fresh.edition)
        void queryClient.invalidateQueries({ queryKey: ['products'] })
        return true
      }
      // It may have been deleted in another window.
      if (isMissing(error)) void queryClient.invalidateQueries({ queryKey: ['products', 'list'] })
      if (!isRoleError(error)) return false
      toast.error(roleError)
      return true
    },
  })
  return { ...contractForm, sent, isStale }
}

/** The product as another window saved it meanwhile; null where something else went wrong. */
function changedIn(error: unknown): Product | null {
  if (!(error instanceof Refusal) || !error.has('stateChanged')) return null
  const current = error.current as Product | undefined
  return current && current.recalled === null ? current : null
}

/** Both calls take the same form; creating ignores the id. */
async function routeFor(product: Product | undefined): Promise<typeof updateProduct> {
  const contract = await import('@podium/contract/products')
  return product ? contract.updateProduct : (contract.createProduct as never)
}
