import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { call, read, Refusal } from '../../client/index.ts'
import { useParams } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'

function choiceRead(token: string) {
  return read({
    key: ['unsubscribe', token],
    route: () => import('@podium/contract/notifications').then((file) => file.readUnsubscribe),
    input: { query: { token } },
  })
}

/** Stops the mails that the link in one of them is about; opening it only asks. */
export function Unsubscribe() {
  const t = usePhrases(notificationChoicesPhrases).unsubscribe
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({ ...choiceRead(token), retry: false })
  if (error instanceof Refusal) return <Notice tone="danger">{t.invalid}</Notice>
  if (error) {
    return <ReadFailed message={t.failed} {...{ isFetching, refetch }} />
  }
  if (!data) return <SkeletonText lines={3} />
  return <Choice token={token} {...data} />
}

type ChoiceProps = { token: string } & Awaited<ReturnType<typeof choose>>

function Choice({ token, kind, mail }: ChoiceProps) {
  const t = usePhrases(notificationChoicesPhrases)
  const name = t.settings[kind]
  const [isAnswered, setAnswered] = useState(false)
  const { isBusy, run } = useChoosing(token, () => setAnswered(true))
  return (
    <>
      {isAnswered || !mail ? (
        <Notice tone="success" role="status">
          {mail ? t.unsubscribe.back(name) : t.unsubscribe.done(name)}
        </Notice>
      ) : (
        <p>{t.unsubscribe.ask(name)}</p>
      )}
      <Button
        variant={mail ? 'primary' : 'secondary'}
        wide
        busy={isBusy}
        onClick={() => run(!mail)}
      >
        {mail ? t.unsubscribe.confirm : t.unsubscribe.again}
      </Button>
      <LinkButton to={paths.settings({ part: 'notifications' })} variant="quiet" wide>
        {t.unsubscribe.toSettings}
      </LinkButton>
    </>
  )
}

function useChoosing(token: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct(async (mail: boolean) => {
    queryClient.setQueryData(choiceRead(token).queryKey, await choose(token, mail))
    onDone()
  })
}

async function choose(token: string, mail: boolean) {
  const { unsubscribe } = await import('@podium/contract/notifications')
  return call(unsubscribe, { body: { token, mail } })
}
