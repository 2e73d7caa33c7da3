import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { idIn } from '../../shared/profiles/profileRead.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { representativesOf } from './queries.ts'

const RepresentedBy = lazyWithPreload(() => import('./RepresentedBy.tsx'))

/** The managers of an athlete. Most athletes have none, and their page fetches nothing to draw them. */
export function RepresentedPart(props: ComponentProps<typeof RepresentedBy>) {
  const { data } = useQuery(representativesOf(props.athleteId))
  return data && data.length > 0 && <RepresentedBy {...props} />
}

/** Fetches what draws who represents the athlete in the address before the page is rendered. */
export async function prepareRepresented({ queryClient, params }: LoaderInput): Promise<void> {
  const found = queryClient.getQueryData(representativesOf(idIn(params.id)).queryKey)
  if (found && found.length > 0) await RepresentedBy.load()
}
