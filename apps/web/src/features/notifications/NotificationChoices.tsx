import { useQueryClient } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import {
  notificationKinds,
  type NotificationSetting,
  type NotificationTopic,
} from '@podium/contract/notifications'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { usePhrases } from '../../shared/language/phrases.ts'
import { call } from '../../client/index.ts'
import { chooseAhead } from '../../client/ahead.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Tick } from '../../ui/fields/CheckboxField.tsx'
import { DeviceIcon } from '../../ui/icons/DeviceIcon.tsx'
import { BellIcon, MailIcon } from '../../ui/icons/signs.tsx'
import styles from './NotificationChoices.module.css'
import { choicesRead } from './queries.ts'

type Change = Pick<NotificationSetting, 'kind'> & Partial<NotificationSetting>
type OnChange = (...changes: Change[]) => void

const ways = ['bell', 'push', 'mail'] as const
type Way = (typeof ways)[number]

/** For every kind of event three boxes: the bell, a device, and a mail. Each choice holds at once. */
export function NotificationChoices() {
  const t = usePhrases(notificationChoicesPhrases)
  const [data, instead] = useRead(choicesRead, t.choices.couldNotLoad, 8)
  const change = useChange()
  if (!data) return instead
  return (
    <table className={styles.table} aria-label={t.choices.title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.choices.title}</span>
          </th>
          <Head icon={<BellIcon />} name={t.choices.bell} />
          <Head icon={<DeviceIcon />} name={t.choices.push} />
          <Head icon={<MailIcon />} name={t.choices.mail} />
        </tr>
      </thead>
      {byTopic(data).map(([topic, settings]) => (
        <tbody key={topic}>
          <Topic topic={topic} settings={settings} onChange={change} />
          {settings.map((setting) => (
            <Choice key={setting.kind} setting={setting} onChange={change} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The head of a column, in sight while its boxes are. */
function Head({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <th scope="col">
      <span className={styles.way}>
        {icon}
        <span>{name}</span>
      </span>
    </th>
  )
}

interface TopicProps {
  topic: NotificationTopic
  settings: readonly NotificationSetting[]
  onChange: OnChange
}

/** The name of a topic, with a box for all that can be chosen in it. */
function Topic({ topic, settings, onChange }: TopicProps) {
  const t = usePhrases(notificationChoicesPhrases)
  const name = t.topics[topic]
  const isOne = settings.length === 1
  return (
    <tr className={styles.topic}>
      <th scope="rowgroup" colSpan={isOne ? 4 : 1}>
        {name}
      </th>
      {!isOne &&
        ways.map((way) => (
          <td key={way}>
            <All label={t.choices.all(t.choices[way], name)} {...{ way, settings, onChange }} />
          </td>
        ))}
    </tr>
  )
}

function All(props: { label: string; way: Way } & Omit<TopicProps, 'topic'>) {
  const { label, way, settings, onChange } = props
  const open = settings.filter((one) => way !== 'mail' || one.mailSwitchable)
  if (open.length === 0) return null
  const isAll = open.every((one) => one[way])
  return (
    <Box
      label={label}
      checked={isAll}
      isPart={!isAll && open.some((one) => one[way])}
      onChange={() => onChange(...open.map(({ kind }) => ({ kind, [way]: !isAll })))}
    />
  )
}

interface ChoiceProps {
  setting: NotificationSetting
  onChange: OnChange
}

function Choice({ setting, onChange }: ChoiceProps) {
  const t = usePhrases(notificationChoicesPhrases)
  const { kind, bell, push, mail, mailSwitchable } = setting
  const name = t.settings[kind]
  return (
    <tr className={styles.kind}>
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

interface BoxProps {
  label: string
  checked: boolean
  /** Whether it stands for several, of which some are ticked. */
  isPart?: boolean
  onChange: () => void
}

function Box({ label, checked, isPart = false, onChange }: BoxProps) {
  const id = useId()
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = isPart
  }
  return (
    <label htmlFor={id} className={styles.box}>
      <Tick ref={mark} id={id} aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}

/** The choice is shown at once, and taken back where the server does not keep it. */
function useChange(): OnChange {
  const t = usePhrases(notificationChoicesPhrases).choices
  const queryClient = useQueryClient()
  const { queryKey } = choicesRead
  const save = async (changes: Change[]) => {
    try {
      await chooseAhead(queryClient, queryKey, {
        show: (settings) =>
          settings?.map((one) => ({ ...one, ...changes.find(({ kind }) => kind === one.kind) })),
        act: async () => {
          const { putNotificationSettings } = await import('@podium/contract/notifications')
          return call(putNotificationSettings, { body: { settings: changes } })
        },
      })
    } catch {
      toast('error', t.notSaved)
    }
  }
  return (...changes) => void save(changes)
}

function byTopic(settings: NotificationSetting[]): [NotificationTopic, NotificationSetting[]][] {
  const topics = new Map<NotificationTopic, NotificationSetting[]>()
  for (const setting of settings) {
    const { topic } = notificationKinds[setting.kind]
    topics.set(topic, [...(topics.get(topic) ?? []), setting])
  }
  return [...topics]
}
