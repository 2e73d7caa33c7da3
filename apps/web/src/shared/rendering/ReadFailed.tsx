import { shellPhrases } from '@podium/phrases/shell'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { usePhrases } from '../language/phrases.ts'

interface Props {
  /** "Could not load the supporters." */
  message: string
  isFetching: boolean
  refetch: () => unknown
}

/** Stands where what could not be read would stand, and reads it again: `{...{ isFetching, refetch }}` of the query. */
export function ReadFailed({ message, isFetching, refetch }: Props) {
  const { retry } = usePhrases(shellPhrases)
  return (
    <LoadError
      message={message}
      retryLabel={retry}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
