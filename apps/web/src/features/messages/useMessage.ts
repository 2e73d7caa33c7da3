import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { draftTo, keepDraft } from './drafts.ts'

/** A message to a person while it is written and sent; what was typed stays until it is sent, or somebody else sits here. */
export function useMessage(userId: number, onSent?: () => void) {
  const [text, show] = useState(() => draftTo(userId))
  const setText = (typed: string) => {
    keepDraft(userId, typed)
    show(typed)
  }
  const keyFor = useIdempotencyKey('message')
  const queryClient = useQueryClient()
  const { form, isBusy } = useContractForm({
    route: () => import('@podium/contract/messages').then(({ sendMessage }) => sendMessage),
    input: () => ({ body: { userId, message: text } }),
    keyFor: (input) => keyFor(input, userId),
    onDone: async (_sent, { message = '' }) => {
      keyFor.done(userId)
      setText(restOf(draftTo(userId), message))
      await queryClient.invalidateQueries({ queryKey: ['messages'] })
      onSent?.()
    },
  })
  return { form, isBusy, text, setText }
}

/** What was typed while the words before it were on their way. */
function restOf(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
}
