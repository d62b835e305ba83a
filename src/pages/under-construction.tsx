import { LuConstruction } from 'react-icons/lu'
import { AuthShell } from './auth/auth-shell.tsx'
import { HomeAndBackLinks } from './auth/home-and-back-links.tsx'

export default function UnderConstructionPage() {
  return (
    <AuthShell variant="backdrop" icon={<LuConstruction />}>
      <HomeAndBackLinks text="O que você guardou continua aqui. Volte mais tarde." />
    </AuthShell>
  )
}
