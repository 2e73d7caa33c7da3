import { useState } from 'react'

/**
 * The key of a form that shows what the server keeps: it begins anew with every version, but for what is
 * typed. From the first letter until it is sent, a change from elsewhere takes nothing away.
 */
export function useFormVersion(version: number) {
  const [typedSince, setTypedSince] = useState<number | null>(null)
  return {
    key: typedSince ?? version,
    onTyped: () => setTypedSince((since) => since ?? version),
    onSent: () => setTypedSince(null),
  }
}
