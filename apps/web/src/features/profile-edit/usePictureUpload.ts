import { useEffect, useRef, useState } from 'react'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { upload } from '../../client/upload.ts'

export type PicturePurpose = 'avatar' | 'cover'

/** How a picture is: nothing is under way, it is being sent (a share of 1), or it did not arrive. */
export type PictureUpload =
  | { state: 'idle'; preview: string | null }
  | { state: 'sending'; preview: string; share: number }
  | { state: 'failed'; preview: string; retry: () => void }

const idle: PictureUpload = { state: 'idle', preview: null }

/** Sends a picture as soon as it is cut out, and answers the id it got. */
export function usePictureUpload(purpose: PicturePurpose, onStored: (id: number) => void) {
  const [picture, setPicture] = useState<PictureUpload>(idle)
  const tell = useRefusals()
  const latest = useRef<AbortController>(null)
  const { preview } = picture
  useEffect(() => () => latest.current?.abort(), [])
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview])

  async function send(file: Blob, shown = URL.createObjectURL(file)): Promise<void> {
    latest.current?.abort()
    const ending = new AbortController()
    latest.current = ending
    const { signal } = ending
    setPicture({ state: 'sending', preview: shown, share: 0 })
    const onSent = (bytes: number) => {
      const share = Math.min(1, bytes / file.size)
      if (!signal.aborted) setPicture({ state: 'sending', preview: shown, share })
    }
    try {
      const { id } = await upload(await routeFor(purpose), file, { onSent, signal })
      if (signal.aborted) return
      setPicture({ state: 'idle', preview: shown })
      onStored(id)
    } catch (error) {
      if (signal.aborted) return
      setPicture({ state: 'failed', preview: shown, retry: () => void send(file, shown) })
      await tell(error)
    }
  }

  return {
    picture,
    send: (file: Blob) => void send(file),
    forget: () => {
      latest.current?.abort()
      setPicture(idle)
    },
  }
}

async function routeFor(purpose: PicturePurpose) {
  const { uploadAvatar, uploadCover } = await import('@podium/contract/files')
  return purpose === 'avatar' ? uploadAvatar : uploadCover
}
