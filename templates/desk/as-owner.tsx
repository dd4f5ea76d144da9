import type { DeskAsOwner } from '../../core/http/desk/homes.ts'
import { SessionContext } from '../portal/context.ts'
import { Report } from '../portal/property/report.tsx'
import { pathTo } from './api.ts'
import { useDesk, useMember } from './context.ts'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { hrefOf } from './route.ts'
import { useData } from './use-data.ts'

/** A home as its owner sees it, to read and to print. `id` is that of the owner and of the home: `owner~home`. */
export function AsOwner({ id }: { readonly id: string }) {
  const { say } = useDesk().words
  const [owner = '', home = ''] = id.split('~')
  const { data, reload } = useData<DeskAsOwner>(pathTo(['owners', owner, 'homes', home]))
  return (
    <Page
      title={say('desk.asOwner.title')}
      aside={
        <a className="button desk-no-print" href={hrefOf('owners')}>
          {say('desk.asOwner.back')}
        </a>
      }
    >
      <Loaded data={data} reload={reload}>
        {(shown) => <Shown shown={shown} />}
      </Loaded>
    </Page>
  )
}

function Shown({ shown: { owner, home } }: { readonly shown: DeskAsOwner }) {
  const { words } = useDesk()
  const { session } = useMember()
  const factor = { secondFactor: true, secondFactorRequired: false }
  const asked = { owner: { ...owner, ...factor }, properties: [home], endsAt: session.endsAt }
  return (
    <SessionContext value={{ session: asked, refresh: () => undefined }}>
      <p className="desk-no-print">{words.say('desk.asOwner.lead', { name: owner.name })}</p>
      <p>
        <b>{home.titles[owner.language] ?? home.address ?? home.reference}</b>
      </p>
      <Report property={home} />
    </SessionContext>
  )
}
