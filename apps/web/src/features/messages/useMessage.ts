import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'

/** A message to a person while it is written and sent; what was typed stays until it is sent. */
export function useMessage(userId: number, onSent?: () => void) {
  const [text, setText] = useState('')
  const keyFor = useIdempotencyKey()
  const queryClient = useQueryClient()
  const { form, isBusy } = useContractForm({
    route: () => import('@podium/contract/messages').then(({ sendMessage }) => sendMessage),
    input: () => ({ body: { userId, message: text } }),
    keyFor: (input) => keyFor(input, userId),
    onDone: async () => {
      keyFor.done(userId)
      setText('')
      await queryClient.invalidateQueries({ queryKey: ['messages'] })
      onSent?.()
    },
  })
  return { form, isBusy, text, setText }
}
