import { closeToast, currentToasts } from '../../ui/feedback/toasts.ts'

/** Takes away what failed before: beside what comes of trying again it would be untrue. */
export function closeErrors(): void {
  for (const { id, tone } of currentToasts()) if (tone === 'error') closeToast(id, 'expired')
}
