import { LuRocket } from 'react-icons/lu'
import { AuthShell } from './auth/auth-shell.tsx'
import { HomeAndBackLinks } from './auth/home-and-back-links.tsx'

/** The placeholder page of a part of the product that is not released yet. */
export default function ComingSoonPage() {
  return (
    <AuthShell look="split" icon={<LuRocket />}>
      <HomeAndBackLinks text="Enquanto isso, os outros módulos continuam à disposição." />
    </AuthShell>
  )
}
