import { LuRocket } from 'react-icons/lu'
import { AuthShell } from './auth/auth-shell.tsx'
import { HomeAndBackLinks } from './auth/home-and-back-links.tsx'

export default function ComingSoonPage() {
  return (
    <AuthShell variant="split" icon={<LuRocket />}>
      <HomeAndBackLinks text="Enquanto isso, as outras páginas continuam à disposição." />
    </AuthShell>
  )
}
