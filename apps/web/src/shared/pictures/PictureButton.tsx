import { useRef } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { CameraIcon } from '../../ui/icons/workSigns.tsx'

interface Props {
  children: string
  /** The types of files that can be chosen, as the browser takes them. */
  accept: string
  onFile: (file: File | undefined) => void
  describedBy: string
  isWrong: boolean
}

/** Chooses a picture from the device. */
export function PictureButton({ children, accept, onFile, describedBy, isWrong }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        icon={<CameraIcon />}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          // The same file can be chosen again after a change of mind.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
