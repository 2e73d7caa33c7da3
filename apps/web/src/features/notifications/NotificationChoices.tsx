import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useId, type ReactNode } from 'react'
import {
  notificationKinds,
  type NotificationSetting,
  type NotificationTopic,
} from '@podium/contract/notifications'
import { notificationPhrases } from '@podium/phrases/notifications'
import { usePhrases } from '../../shared/language/phrases.ts'
import { call } from '../../client/index.ts'
import { showAhead } from '../../client/ahead.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Tick } from '../../ui/fields/CheckboxField.tsx'
import { BellIcon, MailIcon, PhoneIcon } from '../../ui/icons/signs.tsx'
import styles from './NotificationChoices.module.css'
import { choicesRead } from './queries.ts'

type Change = Pick<NotificationSetting, 'kind'> & Partial<NotificationSetting>

/** For every kind of event three boxes: the bell, a device, and a mail. Each choice holds at once. */
export function NotificationChoices() {
  const t = usePhrases(notificationPhrases)
  const { data, isError, isFetching, refetch } = useQuery(choicesRead)
  const change = useChange()
  if (!data && isError) {
    return <ReadFailed message={t.choices.couldNotLoad} {...{ isFetching, refetch }} />
  }
  if (!data) return <SkeletonText lines={8} />
  return (
    <table className={styles.table} aria-label={t.choices.title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.choices.title}</span>
          </th>
          <Way icon={<BellIcon />} name={t.choices.bell} />
          <Way icon={<PhoneIcon />} name={t.choices.push} />
          <Way icon={<MailIcon />} name={t.choices.mail} />
        </tr>
      </thead>
      <tbody>
        {byTopic(data).map(([topic, settings]) => (
          <Fragment key={topic}>
            <tr>
              <th scope="colgroup" colSpan={4} className={styles.topic}>
                {t.topics[topic]}
              </th>
            </tr>
            {settings.map((setting) => (
              <Choice key={setting.kind} setting={setting} onChange={change} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The head of a column, in sight while its boxes are; a phone has room for its sign alone. */
function Way({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <th scope="col" title={name}>
      <span className={styles.way}>
        {icon}
        <span>{name}</span>
      </span>
    </th>
  )
}

interface ChoiceProps {
  setting: NotificationSetting
  onChange: (change: Change) => void
}

function Choice({ setting, onChange }: ChoiceProps) {
  const t = usePhrases(notificationPhrases)
  const { kind, bell, push, mail, mailSwitchable } = setting
  const name = t.settings[kind]
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Box
          label={t.choices.bellOf(name)}
          checked={bell}
          onChange={() => onChange({ kind, bell: !bell })}
        />
      </td>
      <td>
        <Box
          label={t.choices.pushOf(name)}
          checked={push}
          onChange={() => onChange({ kind, push: !push })}
        />
      </td>
      <td>
        {mailSwitchable ? (
          <Box
            label={t.choices.mailOf(name)}
            checked={mail}
            onChange={() => onChange({ kind, mail: !mail })}
          />
        ) : (
          <span className={styles.fixed}>{mail ? t.choices.always : t.choices.never}</span>
        )}
      </td>
    </tr>
  )
}

function Box(props: { label: string; checked: boolean; onChange: () => void }) {
  const { label, checked, onChange } = props
  const id = useId()
  return (
    <label htmlFor={id} className={styles.box}>
      <Tick id={id} aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}

/** The choice is shown at once, and taken back where the server does not keep it. */
function useChange(): (change: Change) => void {
  const t = usePhrases(notificationPhrases).choices
  const queryClient = useQueryClient()
  const { queryKey } = choicesRead
  const save = async ({ kind, ...changed }: Change) => {
    const takeBack = await showAhead(queryClient, queryKey, (settings) =>
      settings?.map((one) => (one.kind === kind ? { ...one, ...changed } : one)),
    )
    try {
      const { putNotificationSettings } = await import('@podium/contract/notifications')
      await call(putNotificationSettings, { body: { settings: [{ kind, ...changed }] } })
    } catch {
      takeBack()
      toast('error', t.notSaved)
    }
  }
  return (change) => void save(change)
}

function byTopic(settings: NotificationSetting[]): [NotificationTopic, NotificationSetting[]][] {
  const topics = new Map<NotificationTopic, NotificationSetting[]>()
  for (const setting of settings) {
    const { topic } = notificationKinds[setting.kind]
    topics.set(topic, [...(topics.get(topic) ?? []), setting])
  }
  return [...topics]
}
