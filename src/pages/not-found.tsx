import { AuthShell } from './auth/auth-shell.tsx'
import { LostLens } from './auth/lost-lens.tsx'
import { WayOut } from './auth/way-out.tsx'

/** The page for an address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <AuthShell look="plain" icon={<LostLens />}>
      <WayOut text="Confira o endereço, ou volte e escolha no menu o que procura." />
    </AuthShell>
  )
}
