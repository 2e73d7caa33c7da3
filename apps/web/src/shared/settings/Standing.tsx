import type { ComponentProps, ReactNode } from 'react'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import part from './part.module.css'

interface Props {
  tone: ComponentProps<typeof Badge>['tone']
  word: string
  sentences: readonly string[]
  children?: ReactNode
}

/** How something stands that admins check: in a word, and in sentences that say what follows. */
export function Standing({ tone, word, sentences, children }: Props) {
  return (
    <div className={part.standing} role="status">
      <Badge tone={tone}>{word}</Badge>
      <Notice tone={tone === 'danger' ? 'danger' : 'info'}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      {children}
    </div>
  )
}
