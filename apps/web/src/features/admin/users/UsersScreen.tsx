import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { roles } from '@podium/contract/roles'
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
import { ChoiceFilter, Filters, SearchFilter } from '../frame/Filters.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { downloadUsersAs, regionsRead, usersRead } from './queries.ts'
import { UserActs } from './UserActs.tsx'
import { useUserColumns } from './userColumns.tsx'

const sorts = ['name', 'email', 'createdAt']

/** All accounts (`admin.powers`). */
export default function UsersScreen() {
  const t = usePhrases(adminUsersPhrases)
  const address = useListAddress({ sort: 'name', sorts })
  const found = useQuery(usersRead(address))
  return (
    <>
      <SectionTitle lead={t.lead} actions={<Actions address={address} />}>
        {t.title}
      </SectionTitle>
      <UserFilters address={address} />
      <AdminList
        found={found}
        address={address}
        caption={t.title}
        columns={useUserColumns(address)}
        keyOf={({ id }) => id}
      />
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
        {t.csv}
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
  return (
    <Filters>
      <SearchFilter address={address} label={t.search} />
      <ChoiceFilter
        address={address}
        name="type"
        label={t.type}
        every={t.everyType}
        options={roles.map((value) => ({ value, label: t.types[value] }))}
      />
      <PlaceFilters address={address} />
      <ChoiceFilter
        address={address}
        name="hidden"
        label={t.status}
        every={t.everyStatus}
        options={[
          { value: 'true', label: t.hidden },
          { value: 'false', label: t.visible },
        ]}
      />
    </Filters>
  )
}

/** Sport and residence. Another country has other regions. */
function PlaceFilters({ address }: { address: ListAddress }) {
  const t = usePhrases(adminUsersPhrases)
  const { language } = usePreferences()
  const { data: known = [] } = useQuery(countries(language))
  const { data: places = [] } = useQuery(regionsRead())
  const [country, chosen] = [address.get('country'), address.get('region')]
  const regions = new Set(chosen ? [chosen] : [])
  for (const { countryCode, region } of places) {
    if (region !== null && (!country || countryCode === country)) regions.add(region)
  }
  return (
    <>
      <ChoiceFilter
        address={address}
        name="sport"
        label={t.sport}
        every={t.everySport}
        options={useSportOptions()}
      />
      <ChoiceFilter
        address={address}
        name="country"
        label={t.country}
        every={t.everyCountry}
        options={known.map(({ code, name }) => ({ value: code, label: name }))}
        clears={['region']}
      />
      <ChoiceFilter
        address={address}
        name="region"
        label={t.region}
        every={t.everyRegion}
        options={[...regions].sort().map((region) => ({ value: region, label: region }))}
      />
    </>
  )
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
