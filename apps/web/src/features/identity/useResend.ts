import { useState } from 'react'
import { identityPhrases } from '@podium/phrases/identity'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { resendRoute } from './routes.ts'

/** Sends the activation link to an address once more. */
export function useResend(email: string) {
  const t = usePhrases(identityPhrases).checkMail
  const [isBusy, setBusy] = useState(false)
  const tell = useRefusals()
  const send = async () => {
    setBusy(true)
    try {
      await call(await resendRoute(), { body: { email } })
      toast.success(t.resent)
    } catch (error) {
      await tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, resend: () => void send() }
}
