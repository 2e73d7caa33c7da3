import { useQuery } from '@tanstack/react-query'
import { roles } from '@podium/contract/roles'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { paths } from '../../../app/paths.ts'
import { usePhrases } from '../../../app/phrases.ts'
import { useFileDownload } from '../../../app/useFileDownload.ts'
import { useLocation, useNavigate, useParams } from '../../../router/index.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { DownloadIcon, PlusIcon } from '../../../ui/icons/signs.tsx'
import { PartTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../frame/Filters.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { downloadUsersAs, usersRead } from './queries.ts'
import { UserActs } from './UserActs.tsx'
import { UserTable } from './UserTable.tsx'

const sorts = ['name', 'email', 'createdAt']

/** Everybody with an account (specification 2, admin users). */
export default function UsersScreen() {
  const t = usePhrases(adminUsersPhrases)
  const address = useListAddress({ sort: 'name', sorts })
  const found = useQuery(usersRead(address))
  return (
    <>
      <PartTitle lead={t.lead} actions={<Actions address={address} />}>
        {t.title}
      </PartTitle>
      <UserFilters address={address} />
      <AdminList found={found} address={address}>
        {(users, isOld) => <UserTable users={users} address={address} isOld={isOld} />}
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
        {t.csv}
      </Button>
      <LinkButton
        to={paths.adminInvite + search}
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

/** `/admin/users/add` is the list with the invitation over it; closing leads back to the list. */
function Invite() {
  const { act } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  if (act !== 'add') return null
  const close = () => navigate(paths.admin + search, { replace: true, preventScrollReset: true })
  return <InviteDialog onClose={close} />
}
