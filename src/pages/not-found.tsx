import { LuMapPinOff } from 'react-icons/lu'
import { AuthShell } from './auth/auth-shell.tsx'
import { WayOut } from './auth/way-out.tsx'

/** The page for an address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <AuthShell look="plain" icon={<LuMapPinOff />}>
      <WayOut text="Confira o endereço, ou volte e escolha no menu o que procura." />
    </AuthShell>
  )
}
