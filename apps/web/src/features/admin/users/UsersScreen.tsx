import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { roles } from '@podium/contract/roles'
import type { AdminUser, UserBalance, UserSeen, UserState } from '@podium/contract/admin'
import { adminPhrases } from '@podium/phrases/admin'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { countries } from '../../../shared/fields/places.ts'
import { useSportOptions } from '../../../shared/fields/useSportOptions.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { useFileDownload } from '../../../shared/downloads/useFileDownload.ts'
import { useLocation, useNavigate, useParams } from '../../../router/index.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { DownloadIcon, PlusIcon } from '../../../ui/icons/signs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { type ChoiceProps, FoldedChoices, SearchFilter } from '../frame/Filters.tsx'
import { RowMenu } from '../frame/RowMenu.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { deleteAccount, downloadUsersAs, regionsRead, setVisibility, usersRead } from './queries.ts'
import { UserActs } from './UserActs.tsx'
import { useUserColumns } from './userColumns.tsx'
import { UserPanel, UserTitle } from './UserPanel.tsx'
import { useUserItems } from './useUserItems.ts'

const sorts = ['name', 'email', 'createdAt']

/** All accounts (`admin.powers`). */
export default function UsersScreen() {
  const t = usePhrases(adminUsersPhrases)
  const address = useListAddress({ sort: 'name', sorts })
  const itemsOf = useUserItems()
  const read = usersRead(address)
  const { data } = useQuery(read)
  return (
    <>
      <SectionTitle lead={t.lead} total={data?.total} actions={<Actions address={address} />}>
        {t.title}
      </SectionTitle>
      <AdminList
        name="users"
        read={read}
        address={address}
        texts={{ title: t.title }}
        columns={useUserColumns(address)}
        keyOf={({ id }) => id}
        nameOf={personName}
        rowActs={(user) => <RowMenu name={personName(user)} items={itemsOf(user)} />}
        bulkActs={useBulkActs()}
        panel={{
          title: (user, key) => <UserTitle id={Number(key)} user={user} otherwise={t.title} />,
          read: (key, user) => <UserPanel id={Number(key)} user={user} />,
        }}
      >
        <UserFilters address={address} />
      </AdminList>
      <UserActs />
      <Invite />
    </>
  )
}

function Actions({ address }: { address: ListAddress }) {
  const t = usePhrases(adminUsersPhrases)
  const { search } = useLocation()
  const csv = useFileDownload(() => downloadUsersAs(address), t.csvFailed)
  return (
    <>
      <Button icon={<DownloadIcon />} busy={csv.isBusy} onClick={csv.download}>
        <span>{t.csv}</span>
      </Button>
      <LinkButton
        to={paths.admin({ part: 'users', act: 'add' }) + search}
        variant="primary"
        icon={<PlusIcon />}
        preventScrollReset
      >
        {t.invite}
      </LinkButton>
    </>
  )
}

function UserFilters({ address }: { address: ListAddress }) {
  const t = usePhrases(adminUsersPhrases)
  const choice = useChoice(address)
  const places = usePlaceChoices(address)
  const told = <Value extends string>(words: Record<Value, string>) =>
    (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))
  return (
    <>
      <SearchFilter address={address} label={t.search} />
      <FoldedChoices
        choices={[
          choice(
            'type',
            [t.type, t.everyType],
            roles.map((value) => ({ value, label: t.types[value] })),
          ),
          choice('state', [t.status, t.everyStatus], told<UserState>(t.states)),
          choice('seen', [t.seen, t.everySeen], told<UserSeen>(t.seenAs)),
          choice('balance', [t.balance, t.everyBalance], told<UserBalance>(t.balances)),
          ...places,
        ]}
      />
    </>
  )
}

function useChoice(address: ListAddress) {
  return (
    name: string,
    [label, every]: [string, string],
    options: ChoiceProps['options'],
    clears: readonly string[] = [],
  ): ChoiceProps => ({ address, name, label, every, options, clears })
}

/** Sport and residence. Another country has other regions. */
function usePlaceChoices(address: ListAddress): ChoiceProps[] {
  const t = usePhrases(adminUsersPhrases)
  const { language } = usePreferences()
  const choice = useChoice(address)
  const { data: known = [] } = useQuery(countries(language))
  const { data: places = [] } = useQuery(regionsRead())
  const [country, chosen] = [address.get('country'), address.get('region')]
  const regions = new Set(chosen ? [chosen] : [])
  for (const { countryCode, region } of places) {
    if (region !== null && (!country || countryCode === country)) regions.add(region)
  }
  const named = known.map(({ code, name }) => ({ value: code, label: name }))
  const inOrder = [...regions].sort().map((region) => ({ value: region, label: region }))
  return [
    choice('sport', [t.sport, t.everySport], useSportOptions()),
    choice('country', [t.country, t.everyCountry], named, ['region']),
    choice('region', [t.region, t.everyRegion], inOrder),
  ]
}

/** What is done with several people in one go, each as if alone. */
function useBulkActs(): BulkAct<AdminUser>[] {
  const t = usePhrases(adminUsersPhrases)
  const { reason: label } = usePhrases(adminPhrases)
  const { reasonHint: hint } = usePhrases(adminDecisionsPhrases)
  const restricting = { restricts: true, reason: { label, hint, max: 255 } } as const
  const visible = ({ abilities, hiddenProfile }: AdminUser) =>
    abilities.visibility && !hiddenProfile
  return [
    {
      name: 'hide',
      label: t.hideSome,
      text: t.hideSomeText,
      may: visible,
      ...restricting,
      run: (user, said) => setVisibility(user, true, said),
    },
    {
      name: 'show',
      label: t.showSome,
      text: t.showSomeText,
      may: (user) => user.abilities.visibility && user.hiddenProfile,
      reason: { label, max: 255, optional: true },
      run: async (user, { reason }) => {
        const { hiddenProfile } = await setVisibility(user, false, { reason })
        return hiddenProfile && t.visibility.staysHidden(personName(user))
      },
    },
    {
      name: 'delete',
      label: t.deleteSome,
      text: t.deleteSomeText,
      danger: true,
      may: ({ abilities }) => abilities.delete,
      ...restricting,
      run: deleteAccount,
    },
  ]
}

/** `/admin/users/add` is the list with the invitation over it; closing leads back to the list. */
function Invite() {
  const { act } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  if (act !== 'add') return null
  const close = () =>
    navigate(paths.admin({ part: 'users' }) + search, { replace: true, preventScrollReset: true })
  return <InviteDialog onClose={close} />
}
