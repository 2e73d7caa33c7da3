import { useState } from 'react'
import type { FileAnswer } from '@podium/contract/route'
import { toast } from '../../ui/feedback/toasts.ts'

/** Fetches a file of the API and gives it to the browser to keep; `failed` is said when it does not come. */
export function useFileDownload(fetchFile: () => Promise<FileAnswer>, failed: string) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      keepFile(await fetchFile())
    } catch {
      toast.error(failed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download: () => void download() }
}

/** How long the browser may take to begin, in milliseconds. */
const graceMs = 10_000

/** Gives a file of the API to the browser to keep. */
export function keepFile({ content, name }: FileAnswer): void {
  const address = URL.createObjectURL(content as Blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), graceMs)
}
