import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEventType } from '@podium/contract/live'
import { learnUser } from '../client/learnUser.ts'
import { live } from '../client/live.ts'
import { readAllAgain } from './readAllAgain.ts'
import { OwnPageKept } from './installable/OwnPageKept.tsx'
import { KeptTests } from './shell/KeptTests.tsx'

/**
 * What an event makes out of date, by the beginning of its key. Only what is on the screen is read
 * again.
 */
const outdated = {
  WALLET_UPDATE: [['wallet']],
  SUPPORTERS_UPDATE: [['support'], ['wallet'], ['home', 'waiting'], ['season']],
  PAYMENT_UPDATE: [['payments'], ['subscription'], ['wallet']],
  ORDER_UPDATE: [['orders'], ['products'], ['wallet'], ['home', 'waiting']],
  // What a guardian or an admin does to the page of whoever is told, or to who looks after them, too.
  NOTIFICATION: [
    ['notifications'],
    ['home', 'waiting'],
    ['trader'],
    ['register'],
    ['agreements'],
    ['guardianship'],
    ['profile'],
  ],
  MEDIA_READY: [['gallery'], ['season']],
  MESSAGE: [['messages'], ['notifications', 'unread'], ['home', 'waiting']],
} satisfies Partial<Record<LiveEventType, QueryKey[]>>

/**
 * Keeps what is shown in step with the live channel (`live.channel`). Loaded once a user is signed
 * in.
 */
export default function LiveUpdates() {
  const queryClient = useQueryClient()
  useEffect(() => {
    let hasConnected = false
    const refetch = () => {
      // At first only what the channel tells of can have been missed, between its reading and now.
      if (hasConnected) {
        readAllAgain(queryClient)
        void learnUser()
      } else readAgain(queryClient, Object.values(outdated).flat())
      hasConnected = true
    }
    const ends = Object.entries(outdated).map(([type, keys]) =>
      live.subscribe(type as keyof typeof outdated, () => readAgain(queryClient, keys)),
    )
    ends.push(live.subscribe('REFETCH', refetch))
    const followProtection = async () => {
      if (await learnUser()) readAllAgain(queryClient)
    }
    // The bell tells whoever becomes protected, or is not any more; with 0 something was only read.
    ends.push(live.subscribe('NOTIFICATION', ({ id }) => id > 0 && void followProtection()))
    live.open()
    return () => ends.forEach((end) => end())
  }, [queryClient])
  return (
    <>
      <OwnPageKept />
      <KeptTests />
    </>
  )
}

function readAgain(queryClient: QueryClient, keys: QueryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}
