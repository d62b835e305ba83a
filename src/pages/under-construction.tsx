import { LuConstruction } from 'react-icons/lu'
import { AuthShell } from './auth/auth-shell.tsx'
import { WayOut } from './auth/way-out.tsx'

/** The page of a part of the product that is being rebuilt. */
export default function UnderConstructionPage() {
  return (
    <AuthShell look="backdrop" icon={<LuConstruction />}>
      <WayOut text="Nada do que você guardou se perde. Volte mais tarde para conferir." />
    </AuthShell>
  )
}
