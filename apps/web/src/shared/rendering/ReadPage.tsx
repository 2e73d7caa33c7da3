import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { isMissing } from '../../client/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { usePhrases } from '../language/phrases.ts'
import { NotFoundScreen } from '../navigation/NotFoundScreen.tsx'
import { ReadFailed } from './ReadFailed.tsx'

type Look = Pick<ComponentProps<typeof Page>, 'width' | 'gap'>

interface Props<T, K extends QueryKey> extends Look {
  read: UseQueryOptions<T, Error, T, K>
  couldNotLoad: string
  children: (data: T) => ReactNode
}

/** A page about one thing that is read before it can be drawn: its shape until then, or that it is not there. */
export function ReadPage<T, K extends QueryKey>(props: Props<T, K>) {
  const { read, couldNotLoad, children, ...look } = props
  const { data, error, isFetching, refetch } = useQuery(read)
  if (isMissing(error)) return <NotFoundScreen />
  if (data !== undefined) return children(data)
  if (!error) return <PageSkeleton {...look} />
  return (
    <Page {...look}>
      <ReadFailed message={couldNotLoad} {...{ isFetching, refetch }} />
    </Page>
  )
}

interface Shape extends Look {
  /** How wide its title is. */
  title?: string
  /** How high its parts are, from above. */
  blocks?: readonly string[]
}

const twoBlocks = ['8rem', '20rem']

/** The shape of a page, until it is known what it says, or who is here. */
export function PageSkeleton({ title = '20rem', blocks = twoBlocks, ...look }: Shape) {
  const { loading } = usePhrases(shellPhrases)
  return (
    <Page {...look} aria-busy="true" aria-label={loading}>
      <Skeleton width={title} height="3rem" />
      {blocks.map((height) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </Page>
  )
}
