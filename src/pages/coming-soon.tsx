import { LuRocket } from 'react-icons/lu'
import { AuthShell } from './auth/auth-shell.tsx'
import { WayOut } from './auth/way-out.tsx'

/** The page of a part of the product that is not there yet. */
export default function ComingSoonPage() {
  return (
    <AuthShell look="split" icon={<LuRocket />}>
      <WayOut text="Enquanto isso, os outros módulos continuam à disposição." />
    </AuthShell>
  )
}
